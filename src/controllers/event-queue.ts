/**
 * Tells a page of what was done, in the order in which it was done: what a listener brings about by
 * its own calls is told after all that it was told of.
 */
export class EventQueue {
  readonly #target: EventTarget;
  readonly #untold: Event[] = [];
  #isTelling = false;

  constructor(target: EventTarget) {
    this.#target = target;
  }

  tell(...events: readonly Event[]): void {
    this.#untold.push(...events);
    if (this.#isTelling) return;
    this.#isTelling = true;
    try {
      for (let next = this.#untold.shift(); next; next = this.#untold.shift()) this.#target.dispatchEvent(next);
    } finally {
      this.#isTelling = false;
    }
  }
}
