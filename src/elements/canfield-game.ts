import { LitElement, html, nothing, type PropertyValues } from 'lit';
import { property, query } from 'lit/decorators.js';
import { GameController, type GameHost } from '../controllers/game-controller.js';
import { PointerController } from '../controllers/pointer-controller.js';
import { readSetup, type Setup } from '../controllers/setup.js';
import type { GameView, PileView } from '../controllers/view.js';
import type { PositionJSON } from '../engine/exchange.js';
import type { Move } from '../engine/moves.js';
import type { Place, PlaceKind } from '../engine/position.js';
import type { PartialRules, Rules } from '../engine/rules.js';
import { positionText } from '../engine/text.js';
import { en } from '../messages/en.js';
import { boardSheet, growBoard, registerProperties } from './board-layout.js';
import { styles } from './canfield-game.styles.js';
import type { CanfieldPile } from './canfield-pile.js';
import { dragTemplate } from './drag-layer.js';
import { cardStyles } from './card.styles.js';
import { tokens } from './tokens.styles.js';

/** Deals are numbered below this unless the page gives a seed: short enough to read aloud. */
const FRESH_SEEDS = 10_000_000;

const freshSeed = () => String(crypto.getRandomValues(new Uint32Array(1))[0]! % FRESH_SEEDS);

/** What a new game is dealt from; with neither, a fresh seed. */
export interface DealOptions {
  /** The deal's number or text. */
  readonly seed?: string | number;
  /** A position to begin with, of any game, as the engine's `positionToJSON` writes it. */
  readonly position?: PositionJSON;
}

/**
 * A game of patience of the Canfield family, or Quadruple Trigon.
 *
 * @summary A patience game that works in any page.
 *
 * @slot - Elements of the page's own: a toolbar, or a `script type="application/json"` with rules.
 *
 * @fires {CanfieldBeforeDealEvent} canfield-before-deal - Before a new game is dealt; may be cancelled.
 * @fires {CanfieldDealEvent} canfield-deal - A new game was dealt.
 * @fires {CanfieldBeforeMoveEvent} canfield-before-move - Before a step: a move, undo, redo or restart; may be cancelled.
 * @fires {CanfieldMoveEvent} canfield-move - A step was made, with all that follows by itself.
 * @fires {CanfieldWinEvent} canfield-win - The game became won.
 * @fires {CanfieldErrorEvent} canfield-error - A call of `play` that could not be carried out.
 *
 * @csspart frame - The whole table with its bars.
 * @csspart board - The field of piles.
 * @csspart pile - Each pile, with `pile-stock`, `pile-waste`, `pile-reserve`, `pile-foundation` or `pile-tableau`.
 * @csspart status - The game's name and how far it is.
 * @csspart toolbar - The buttons.
 * @csspart notice - The note at the end.
 *
 * @cssstate won - The game is won.
 * @cssstate dragging - Cards are being dragged.
 *
 * @cssprop [--canfield-felt=#2b6152] - The table.
 * @cssprop [--canfield-felt-edge=#20493f] - The table's lower edge.
 * @cssprop [--canfield-on-felt=#f3efe2] - Text, icons and slots on the table.
 * @cssprop [--canfield-card=#fffdf6] - The cards' paper.
 * @cssprop [--canfield-ink=#1b2126] - Spades and clubs.
 * @cssprop [--canfield-red=#c0342b] - Hearts and diamonds.
 * @cssprop [--canfield-accent=#f0c667] - Selection, targets, progress.
 * @cssprop [--canfield-back=#2d4866] - The cards' backs.
 * @cssprop [--canfield-back-line=#6f8dad] - The lattice on the backs.
 * @cssprop [--canfield-card-width] - A fixed width of the cards; else it follows the element's width.
 * @cssprop [--canfield-card-max=92px] - The most that the width of the cards grows to.
 * @cssprop [--canfield-radius=14px] - The corners of the table.
 * @cssprop [--canfield-font] - The typeface of the bars; cards are drawn.
 */
export class CanfieldGame extends LitElement implements GameHost {
  static override styles = [tokens, cardStyles, styles];

  /** Which game: an id of the table of games. */
  @property() variant?: string | null;

  /**
   * Whole rules, for a game of the page's own, or some of them, to be laid over those of `variant`.
   * In HTML they can be given as JSON in a child `script type="application/json"`.
   */
  @property({ attribute: false }) rules?: Rules | PartialRules | null;

  /** The deal's number or text; it tells the number of a deal that the page gave none. */
  @property() seed?: string | number | null;

  /** Cards that the stock turns at a time: a whole number from 1. */
  @property() draw?: string | number | null;

  /** How often the waste may be turned over: a whole number, or `unlimited`. */
  @property() redeals?: string | number | null;

  /** The player may look but not play; the page's own calls still work. */
  @property({ type: Boolean, reflect: true }) readonly = false;

  /** Leaves the buttons out. */
  @property({ type: Boolean, attribute: 'no-toolbar' }) noToolbar = false;

  /** Colors: those the reader's system asks for, or always light or dark. */
  @property({ reflect: true }) theme: 'auto' | 'light' | 'dark' = 'auto';

  /** @internal */
  @query('.board') readonly board!: HTMLElement;
  /** @internal */
  @query('.drag') readonly dragLayer!: HTMLElement;

  readonly #messages = en;
  readonly #internals = this.attachInternals();
  readonly #game = new GameController(this, this.#messages);
  readonly #warned = new Set<string>();
  /** The wishes that the present game was dealt from. */
  #dealt: string | null = null;
  /** The seed that was made here, not by the page. */
  #ownSeed: string | null = null;
  #ownSheets: readonly CSSStyleSheet[] = [];

  constructor() {
    super();
    new PointerController(this, this.#game, () => (this.hasUpdated ? this : null));
    this.#internals.role = 'group';
  }

  /** What the player sees, pile by pile; face-down cards are `null`. Null before the first deal. */
  get view(): GameView | null {
    return this.#game.view;
  }

  /** Whether the game is being played or won. */
  get status(): 'playing' | 'won' {
    return this.view?.status ?? 'playing';
  }

  /** Moves since the deal or the last restart. */
  get moveCount(): number {
    return this.view?.moveCount ?? 0;
  }

  /** Whether there is a step to take back. */
  get canUndo(): boolean {
    return this.view?.canUndo ?? false;
  }

  /** Whether there is a step to make again. */
  get canRedo(): boolean {
    return this.view?.canRedo ?? false;
  }

  /** Resolves when all that happened is drawn and at rest. */
  get settled(): Promise<void> {
    return this.updateComplete.then(() => undefined);
  }

  /**
   * Deals a new game of the same kind, or begins with a position.
   * @returns whether it was dealt: a listener of canfield-before-deal may have cancelled it, and a
   * position that cannot be read tells canfield-error
   */
  deal({ seed, position }: DealOptions = {}): boolean {
    if (position) return this.#game.dealPosition(position);
    const before = this.seed;
    this.#ownSeed = freshSeed();
    this.seed = String(seed ?? this.#ownSeed);
    this.#dealt = this.#wishes();
    if (this.#game.deal({ ...this.#setup(), seed: this.seed })) return true;
    this.seed = before;
    this.#dealt = this.#wishes();
    return false;
  }

  /** Goes back to the deal; undo takes that back. Returns whether there was anything to undo. */
  restart(): boolean {
    return this.#game.restart();
  }

  /** Takes back the last step with all that followed from it. Returns whether there was one. */
  undo(): boolean {
    return this.#game.undo();
  }

  /** Makes the step that was taken back last again. Returns whether there was one. */
  redo(): boolean {
    return this.#game.redo();
  }

  /**
   * Makes a move, draws and redeals too.
   * @param move an object, or text such as `tableau:3>foundation:1*1`
   * @returns whether it was made; when it is not legal, a canfield-error says why
   */
  play(move: Move | string): boolean {
    return this.#game.play(move, 'api');
  }

  /** Every legal move now. Of foundations that are alike only the first is named. */
  legalMoves(): readonly Move[] {
    return this.#game.legalMoves();
  }

  /** What is seen of the game as lines of text; face-down cards as `##`. */
  toText(): string {
    const { position } = this.#game;
    return position ? positionText(position) : '';
  }

  /** @internal The piles that are shown, by cell. */
  get piles(): ReadonlyMap<Place, HTMLElement> {
    return new Map([...this.#pileElements()].map((pile) => [pile.place, pile]));
  }

  protected override firstUpdated(): void {
    registerProperties();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.#dealt !== this.#wishes()) this.#dealWished();
    if (changed.has('readonly') && this.hasUpdated) this.#game.refresh();
    this.#dressUp();
  }

  protected override render() {
    const view = this.view;
    if (!view) return nothing;
    // No white space around: a page's `white-space: pre` would give it a line.
    return html`<div class="sizer">
      <div class="frame" part="frame">
        <canfield-status part="status"></canfield-status>
        ${this.noToolbar ? nothing : html`<canfield-toolbar part="toolbar"></canfield-toolbar>`}
        <div class="board" part="board" role="group" aria-label=${this.#messages.board} @keydown=${this.#onKeydown}>
          ${this.#renderPiles([...view.piles.values()])}
          <div class="drag" popover="manual" aria-hidden="true">${dragTemplate(view)}</div>
        </div>
        <canfield-notice part="notice"></canfield-notice>
        <slot></slot>
      </div>
    </div>`;
  }

  protected override updated(): void {
    const isDragged = this.#game.hand?.isDragged ?? false;
    if (this.dragLayer && this.dragLayer.matches(':popover-open') !== isDragged)
      this.dragLayer.togglePopover(isDragged);
    const { view } = this;
    const { position } = this.#game;
    if (view && position) growBoard(this.board, position.rules, view);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    await Promise.all([...this.#pileElements()].map((pile) => pile.updateComplete));
    return isDone;
  }

  #renderPiles(piles: readonly PileView[]) {
    const alike = (kind: PlaceKind) => piles.filter((pile) => pile.kind === kind).length;
    const counts = {
      stock: 1,
      waste: 1,
      reserve: alike('reserve'),
      foundation: alike('foundation'),
      tableau: alike('tableau'),
    };
    return piles.map((pile) => {
      const name = this.#messages.pile(pile, counts[pile.kind]);
      return html`<canfield-pile
        part="pile pile-${pile.kind}"
        place=${pile.cell}
        role="button"
        tabindex="0"
        aria-label=${pile.isTarget ? this.#messages.target(name) : name}
      ></canfield-pile>`;
    });
  }

  #pileElements(): NodeListOf<CanfieldPile> {
    return this.renderRoot.querySelectorAll('canfield-pile');
  }

  /** What the page asks for, as one text: when it changes, a new game is dealt. */
  #wishes(): string {
    return JSON.stringify([this.variant, this.rules, this.seed, this.draw, this.redeals]);
  }

  #setup(): Setup {
    const { variant, draw, redeals } = this;
    return readSetup({ variant, draw, redeals, rules: this.rules ?? this.#rulesInPage() }, this.#messages, (words) =>
      this.#warn(words),
    );
  }

  /** Deals what the page asks for; without a seed of the page's, a fresh deal. */
  #dealWished(): void {
    const seed = this.seed !== this.#ownSeed ? this.seed : this.getAttribute('seed');
    const isText = typeof seed === 'string' || typeof seed === 'number';
    if (!isText && seed !== undefined && seed !== null) this.#warn(this.#messages.badSeed(typeof seed));
    this.deal(isText ? { seed: String(seed) } : {});
  }

  #rulesInPage(): unknown {
    const script = this.querySelector(':scope > script[type="application/json"]');
    if (!script) return undefined;
    try {
      return JSON.parse(script.textContent) as unknown;
    } catch (error) {
      this.#warn(this.#messages.badRules([error instanceof Error ? error.message : String(error)]));
      return undefined;
    }
  }

  /** Warns the page's author once of each thing. */
  #warn(words: string): void {
    if (this.#warned.has(words)) return;
    this.#warned.add(words);
    console.warn(words);
  }

  /** The element's name, states and the style sheet of its game's rules. */
  #dressUp(): void {
    const { view } = this;
    const { position } = this.#game;
    if (!view || !position) return;
    this.#internals.ariaLabel = this.#messages.game(view.name, view.seed);
    this.#setState('won', view.status === 'won');
    this.#setState('dragging', this.#game.hand?.isDragged ?? false);
    const root = this.shadowRoot!;
    if (this.#ownSheets.length === 0) this.#ownSheets = [...root.adoptedStyleSheets];
    const sheet = boardSheet(position.rules);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...this.#ownSheets, sheet];
  }

  #setState(name: string, isOn: boolean): void {
    if (isOn) this.#internals.states.add(name);
    else this.#internals.states.delete(name);
  }

  /** Enter and Space play a pile's top card, Escape puts cards back. */
  #onKeydown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const pile = (event.target as Element).closest('canfield-pile')?.pile;
    if (event.key === 'Escape') {
      if (this.#game.putBack()) event.preventDefault();
    } else if (pile && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      if (!event.repeat) this.#game.press(pile.cell, Math.min(1, pile.count), 'key');
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'canfield-game': CanfieldGame;
  }
}
