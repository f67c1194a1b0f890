/**
 * Real input from a test in the page. Coordinates are those of the viewport, in CSS pixels. A call is refused with an
 * error that begins with `unsupported` where an engine lacks it; ask `engine` first and skip the test with the reason.
 */
import { executeServerCommand } from '@web/test-runner-commands';

export const engine = /Firefox/.test(navigator.userAgent)
  ? 'firefox'
  : /Chrom/.test(navigator.userAgent)
    ? 'chromium'
    : 'webkit';

interface Step {
  /** Milliseconds to wait before this step. */
  delay?: number;
}

export interface TouchPoint {
  x: number;
  y: number;
  /** Tells fingers apart; 0 when left out. */
  id?: number;
}

export interface TouchStep extends Step {
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
  /** The fingers now on the screen: none at the end, nor when cancelled. */
  points?: TouchPoint[];
}

export interface MouseStep extends Step {
  type: 'move' | 'down' | 'up';
  /** With `down` and `up`: go there first. */
  x?: number;
  y?: number;
  /** Only the left one in WebKitGTK. */
  button?: 'left' | 'middle' | 'right';
}

export interface Counters {
  documents: number;
  nodes: number;
  listeners: number;
}

/** Fingers on the screen. Chromium only. */
export const touch = (...steps: TouchStep[]) => executeServerCommand<true, TouchStep[]>('canfield-touch', steps);

/** The mouse, step by step. Every engine. */
export const mouse = (...steps: MouseStep[]) => executeServerCommand<true, MouseStep[]>('canfield-mouse', steps);

/** What the page holds after a garbage collection. Chromium only. */
export const counters = () => executeServerCommand<Counters, undefined>('canfield-counters');
