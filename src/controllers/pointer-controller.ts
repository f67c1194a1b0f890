import type { ReactiveController } from 'lit';
import type { Place, Position } from '../engine/position.js';
import type { GameController, GameHost } from './game-controller.js';
import { laneAt, type Box } from './lanes.js';

/** Travel in px up to which a press is a click: of a mouse or pen, and of a finger or of any quick press. */
const STILL = 4;
const NEARLY_STILL = 10;
/** A press shorter than this, in ms, is quick. */
const QUICK = 250;
/** The second press of a double-click comes within these ms and px of the first. */
const AGAIN_MS = 350;
const AGAIN_PX = 12;
/** Cards in hand are drawn this much larger. */
const LIFTED = 1.03;
/** A click that begins this soon after a draw or another such click, in ms, turns no waste over: it belongs to a burst of draws. */
const REDEAL_GUARD = 300;

/** What the controller asks of the element that is drawn. */
export interface Surface {
  /** Takes the pointer for itself during a press. */
  readonly board: HTMLElement;
  /** Shows the cards that are dragged, above everything else in the page. */
  readonly dragLayer: HTMLElement;
  /** The piles that are shown, by cell. */
  readonly piles: ReadonlyMap<Place, HTMLElement>;
}

/** A press of the primary button or finger on a pile, until it is let go. */
interface Press {
  readonly id: number;
  readonly cell: Place;
  /** Cards from the pressed one to the top; 0 on an empty slot. */
  readonly count: number;
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly isFinger: boolean;
  /** From the pointer to the upper left corner of the pressed card. */
  readonly grip: { readonly x: number; readonly y: number };
  /** What was pressed: when it is another one now, the press means nothing. */
  readonly position: Position | null;
  /** `still` may become a click; `dragged` has cards under the pointer; `idle` travelled and means nothing more. */
  state: 'still' | 'dragged' | 'idle';
}

/** A click that is over: what a press that follows at once is compared with. */
interface Click {
  readonly cell: Place;
  readonly count: number;
  readonly time: number;
  readonly x: number;
  readonly y: number;
  /** Whether it made a step, so that another card may lie under the pointer now. */
  readonly hasMoved: boolean;
}

/** The layer of the dragged cards, and how a place on the screen becomes one of its own. */
interface Raised {
  readonly dragLayer: HTMLElement;
  readonly zoom: number;
  readonly shift: number;
}

const travel = (a: { x: number; y: number }, b: { clientX: number; clientY: number }) =>
  Math.hypot(b.clientX - a.x, b.clientY - a.y);

/**
 * Mouse, pen and finger on the table: clicks and drags. It listens on its element, and on the window
 * only while cards are dragged.
 */
export class PointerController implements ReactiveController {
  readonly #host: GameHost;
  readonly #game: GameController;
  readonly #surface: () => Surface | null;
  #press: Press | null = null;
  #lastClick: Click | null = null;
  #lastDraw = -Infinity;
  #listening: AbortController | null = null;
  #pressing: AbortController | null = null;
  #dragging: AbortController | null = null;
  #raised: Raised | null = null;

  constructor(host: GameHost, game: GameController, surface: () => Surface | null) {
    this.#host = host;
    this.#game = game;
    this.#surface = surface;
    host.addController(this);
  }

  hostConnected(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const on = (type: string, listener: (event: PointerEvent) => void) =>
      this.#host.addEventListener(type, listener as EventListener, { signal });
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#up(event));
    on('pointercancel', (event) => this.#isOurs(event) && this.#cancel());
    on('lostpointercapture', (event) => this.#isOurs(event) && this.#cancel());
  }

  hostDisconnected(): void {
    this.#cancel();
    this.#listening?.abort();
  }

  /** When something else took the cards out of the hand (a new deal, a step by the page), the drag is over. */
  hostUpdated(): void {
    if (this.#press?.state === 'dragged' && !this.#game.hand?.isDragged) this.#endPress();
  }

  #isOurs({ pointerId }: PointerEvent): boolean {
    return this.#press?.id === pointerId;
  }

  #down(event: PointerEvent): void {
    const surface = this.#surface();
    if (!surface) return;
    // Another finger or pen while one is down: what was begun is called off.
    if (this.#press) return this.#cancel();
    if (!event.isPrimary || event.button !== 0 || event.ctrlKey) return;
    const path = event.composedPath();
    if (!path.includes(surface.board)) return;
    const [cell, element] = [...surface.piles].find(([, one]) => path.includes(one)) ?? [];
    if (!cell || !element) {
      this.#game.putBack();
      return;
    }
    if (this.#isEcho(event, cell)) {
      this.#lastClick = { ...this.#lastClick!, time: event.timeStamp };
      return;
    }
    const card = path
      .slice(0, path.indexOf(element))
      .find((node): node is HTMLElement => node instanceof HTMLElement && node.dataset['index'] !== undefined);
    const pile = this.#game.view?.piles.get(cell);
    if (!pile) return;
    const box = (card ?? element).getBoundingClientRect();
    try {
      surface.board.setPointerCapture(event.pointerId);
    } catch {
      // No such pointer: an event that a script made.
      return;
    }
    this.#pressing = new AbortController();
    // Where an element around the game can be dragged, or is a link, the browser would drag that.
    const { signal } = this.#pressing;
    document.addEventListener('dragstart', (drag) => drag.preventDefault(), { signal, capture: true });
    this.#press = {
      id: event.pointerId,
      cell,
      count: card ? pile.count - Number(card.dataset['index']) : 0,
      time: event.timeStamp,
      x: event.clientX,
      y: event.clientY,
      isFinger: event.pointerType === 'touch',
      grip: { x: box.x - event.clientX, y: box.y - event.clientY },
      position: this.#game.position,
      state: 'still',
    };
  }

  /**
   * Whether a press is the rest of a burst of clicks whose first has moved the card away: it must not
   * act on the card that lies there now. Each press on the stock counts.
   */
  #isEcho(event: PointerEvent, cell: Place): boolean {
    return cell !== 'stock' && this.#lastClick?.hasMoved === true && this.#isAgain(event);
  }

  #isAgain(event: PointerEvent): boolean {
    const last = this.#lastClick;
    return !!last && event.timeStamp - last.time < AGAIN_MS && travel(last, event) <= AGAIN_PX;
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || !this.#isOurs(event)) return;
    // A second button of the mouse comes as a move that names it.
    if (event.button > 0) return this.#cancel();
    if (press.state === 'still' && !this.#isClick(press, event)) this.#beginDrag(press);
    if (press.state === 'dragged') this.#follow(event.clientX, event.clientY);
  }

  #isClick(press: Press, event: PointerEvent): boolean {
    const isQuick = event.timeStamp - press.time < QUICK;
    return travel(press, event) <= (press.isFinger || isQuick ? NEARLY_STILL : STILL);
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (!press || !this.#isOurs(event) || event.button !== 0) return;
    if (press.state === 'dragged') this.#drop(press, event);
    else {
      this.#endPress();
      if (press.state === 'still' && press.position === this.#game.position) this.#click(press, event);
    }
  }

  #click(press: Press, event: PointerEvent): void {
    const { cell, count, time, x, y } = press;
    const last = this.#lastClick;
    const isAgain = last?.cell === cell && last.count === count && this.#isAgain(event);
    const before = this.#game.position;
    if (cell === 'stock') {
      const isDraw = (before?.stock.length ?? 0) > 0;
      const isBurst = time - this.#lastDraw < REDEAL_GUARD;
      if (isDraw || isBurst) this.#lastDraw = event.timeStamp;
      if (!isDraw && isBurst) return;
    }
    if (isAgain && cell !== 'stock') this.#game.pressAgain(cell, count, 'pointer');
    else this.#game.press(cell, count, 'pointer');
    this.#lastClick = { cell, count, time: event.timeStamp, x, y, hasMoved: this.#game.position !== before };
  }

  #beginDrag(press: Press): void {
    press.state = 'idle';
    if (press.cell === 'stock' || press.count === 0 || press.position !== this.#game.position) return;
    if (!this.#game.grab(press.cell, press.count, press.isFinger)) return;
    press.state = 'dragged';
    this.#raise(this.#surface()!);
    this.#lastClick = null;
    this.#dragging = new AbortController();
    const { signal } = this.#dragging;
    const cancel = () => this.#cancel();
    window.addEventListener('blur', cancel, { signal });
    document.addEventListener('visibilitychange', cancel, { signal });
    // A dialog that opens makes the table inert.
    document.addEventListener('toggle', cancel, { signal, capture: true });
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        cancel();
      },
      { signal, capture: true },
    );
  }

  /**
   * Scales the layer of the dragged cards as the table is: it lies above the page, where no transform of
   * the page's reaches it, but its `zoom` does.
   */
  #raise({ dragLayer, piles }: Surface): void {
    const pile = piles.get('stock')!;
    const { width } = pile.getBoundingClientRect();
    const zoom = (pile as Partial<HTMLElement>).currentCSSZoom ?? 1;
    const own = pile.offsetWidth * zoom;
    dragLayer.style.scale = String((LIFTED * width) / own);
    // It scales about the middle of its upper edge.
    this.#raised = { dragLayer, zoom, shift: (width - own) / 2 };
  }

  /** Keeps the dragged cards under the pointer, where they were gripped: nothing is measured. */
  #follow(x: number, y: number): void {
    const { grip } = this.#press!;
    const { dragLayer, zoom, shift } = this.#raised!;
    dragLayer.style.translate = `${(x + grip.x + shift) / zoom}px ${(y + grip.y) / zoom}px`;
  }

  #drop(press: Press, event: PointerEvent): void {
    const { board, piles } = this.#surface()!;
    const card: Box = { x: event.clientX + press.grip.x, y: event.clientY + press.grip.y, ...this.#cardSize() };
    const cells = this.#game.dropCells();
    const boxes = new Map([...piles].map(([cell, element]): [Place, Box] => [cell, element.getBoundingClientRect()]));
    const foot = board.getBoundingClientRect().bottom;
    const cell = laneAt(card, { x: event.clientX, y: event.clientY }, cells, boxes, foot);
    this.#endPress();
    this.#game.drop(cell, 'pointer');
  }

  /** The size of a card on the screen, in px: that of the stock's slot. */
  #cardSize(): { width: number; height: number } {
    const { width } = this.#surface()!.piles.get('stock')!.getBoundingClientRect();
    return { width, height: width * 1.4 };
  }

  #cancel(): void {
    const wasDragged = this.#press?.state === 'dragged';
    this.#endPress();
    if (wasDragged) this.#game.putBack();
  }

  #endPress(): void {
    const press = this.#press;
    this.#press = null;
    this.#pressing?.abort();
    this.#dragging?.abort();
    this.#dragging = null;
    const board = this.#surface()?.board;
    if (press && board?.hasPointerCapture(press.id)) board.releasePointerCapture(press.id);
  }
}
