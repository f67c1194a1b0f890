import { html, nothing, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { DealController, type DealOptions } from '../controllers/deal-controller.js';
import { describe } from '../controllers/describe.js';
import { GameController, type GameHost } from '../controllers/game-controller.js';
import { PointerController, type Surface } from '../controllers/pointer-controller.js';
import type { GameView, PileView } from '../controllers/view.js';
import type { Move } from '../engine/moves.js';
import type { PlaceKind } from '../engine/position.js';
import type { PartialRules, Rules } from '../engine/rules.js';
import { positionText } from '../engine/text.js';
import { en } from '../messages/en.js';
import { boardSheet, growBoard, isBoardSheet, registerProperties } from './board-layout.js';
import { styles } from './canfield-game.styles.js';
import type { CanfieldPile } from './canfield-pile.js';
import { dragTemplate } from './drag-layer.js';
import { cardStyles } from './card.styles.js';
import { tokens } from './tokens.styles.js';
import { StyledElement } from './styled-element.js';

/** What a deal is made of, when the page sets it. */
const DEAL_PROPERTIES = ['record', 'variant', 'rules', 'seed', 'draw', 'redeals'] as const;

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
export class CanfieldGame extends StyledElement implements GameHost {
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

  /** A saved or shared game, as `toRecord` writes it: it goes on from there, whatever else is asked for. */
  @property() record?: string | null;

  /** The player may look but not play; the page's own calls still work. */
  @property({ type: Boolean, reflect: true }) readonly = false;

  /** Leaves the buttons out. */
  @property({ type: Boolean, attribute: 'no-toolbar' }) noToolbar = false;

  /** Colors: those the reader's system asks for, or always light or dark. */
  @property({ reflect: true, useDefault: true, converter: { toAttribute: (value) => value && describe(value) } })
  theme: 'auto' | 'light' | 'dark' = 'auto';

  readonly #messages = en;
  readonly #internals = this.attachInternals();
  readonly #warned = new Set<string>();
  readonly #game: GameController;
  readonly #deals: DealController;
  /** Whether the page may ask for another deal by now. */
  #isAsked = true;
  #children: MutationObserver | null = null;

  constructor() {
    super();
    const messages = this.#messages;
    this.#game = new GameController(this, {
      messages,
      newGame: () => this.deal(),
      dealt: (deal) => this.#deals.dealt(deal),
    });
    this.#deals = new DealController(this.#game, {
      messages,
      wishes: () => ({
        variant: this.variant,
        rules: this.rules ?? this.#rulesInPage(),
        draw: this.draw,
        redeals: this.redeals,
        record: this.record,
      }),
      seed: () => this.seed,
      tellSeed: (seed) => (this.seed = seed),
      warn: (words) => this.#warn(words),
    });
    new PointerController(this, this.#game, () => this.#surface());
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
  deal(options: DealOptions = {}): boolean {
    return this.#deals.deal(options);
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

  /**
   * The game as one short line of text, safe in an address: to keep, to share, to be checked by the
   * engine's `verify`. Empty where the game began with a position. What was undone is not in it.
   */
  toRecord(): string {
    return this.#game.toRecord();
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

  override connectedCallback(): void {
    super.connectedCallback();
    // Rules as JSON in the page may come after the element's own tag.
    this.#children ??= new MutationObserver(() => this.#ask());
    this.#children.observe(this, { childList: true, characterData: true, subtree: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#children?.disconnect();
  }

  override adoptedCallback(): void {
    super.adoptedCallback();
    this.requestUpdate();
  }

  /** Puts the focus on the table. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('canfield-pile')?.focus(options);
  }

  protected override firstUpdated(): void {
    registerProperties();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.#isAsked || DEAL_PROPERTIES.some((name) => changed.has(name))) {
      this.#isAsked = false;
      if (this.#deals.isDue) this.#deals.dealWished();
    }
    if (this.view && this.view.isReadonly !== this.readonly) this.#game.refresh();
    if (changed.has('theme') && this.theme && !['auto', 'light', 'dark'].includes(this.theme))
      this.#warn(this.#messages.badTheme(describe(this.theme)));
    this.#dressUp();
  }

  protected override render() {
    const view = this.view;
    if (!view) return nothing;
    // No white space around: a page's `white-space: pre` would give it a line.
    return html`<div class="sizer" lang=${this.#messages.lang}>
      <div class="frame" part="frame">
        <canfield-status part="status"></canfield-status>
        ${this.noToolbar ? nothing : html`<canfield-toolbar part="toolbar"></canfield-toolbar>`}
        <div
          class="board"
          part="board"
          role="group"
          aria-label=${this.#messages.board}
          @keydown=${this.#onKeydown}
          @click=${this.#onClick}
        >
          ${this.#renderPiles([...view.piles.values()])}
          <div class="drag" popover="manual" aria-hidden="true">${dragTemplate(view)}</div>
        </div>
        <canfield-notice part="notice"></canfield-notice>
        <slot></slot>
      </div>
    </div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    // A listener that was told of this deal may have asked for another one.
    if (DEAL_PROPERTIES.some((name) => changed.has(name)) && this.#deals.isDue) this.#ask();
    const surface = this.#surface();
    const { view } = this;
    const { position, hand } = this.#game;
    if (!surface || !view || !position) return;
    const isDragged = hand?.isDragged ?? false;
    if (surface.dragLayer.matches(':popover-open') !== isDragged) surface.dragLayer.togglePopover(isDragged);
    growBoard(surface.board, position.rules, view);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    // Out of the page the piles wait to be drawn until it is back.
    if (this.isConnected) await Promise.all([...this.#pileElements()].map((pile) => pile.updateComplete));
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
        aria-pressed=${ifDefined(pile.held > 0 ? 'true' : undefined)}
        aria-disabled=${ifDefined(this.readonly ? 'true' : undefined)}
      ></canfield-pile>`;
    });
  }

  #pileElements(): NodeListOf<CanfieldPile> {
    return this.renderRoot.querySelectorAll('canfield-pile');
  }

  #ask(): void {
    this.#isAsked = true;
    this.requestUpdate();
  }

  #surface(): Surface | null {
    const board = this.renderRoot?.querySelector<HTMLElement>('.board');
    const dragLayer = board?.querySelector<HTMLElement>('.drag');
    if (!board || !dragLayer) return null;
    return { board, dragLayer, piles: new Map([...this.#pileElements()].map((pile) => [pile.place, pile])) };
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
    const sheet = boardSheet(position.rules, this.ownerDocument);
    if (sheet && !root.adoptedStyleSheets.includes(sheet))
      root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((other) => !isBoardSheet(other)), sheet];
  }

  #setState(name: string, isOn: boolean): void {
    if (isOn) this.#internals.states.add(name);
    else this.#internals.states.delete(name);
  }

  #pileOf(event: Event): PileView | undefined {
    return (event.target as Element).closest('canfield-pile')?.pile;
  }

  /** Enter and Space play a pile's top card, Escape puts cards back. */
  #onKeydown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const pile = this.#pileOf(event);
    if (event.key === 'Escape') {
      if (this.#game.putBack()) event.preventDefault();
    } else if (pile && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      if (!event.repeat) this.#game.press(pile.cell, Math.min(1, pile.count), 'key');
    }
  }

  /** A click that no pointer made: a screen reader or a voice presses the button that a pile is. */
  #onClick(event: MouseEvent): void {
    const pile = this.#pileOf(event);
    if (pile && event.detail === 0) this.#game.press(pile.cell, Math.min(1, pile.count), 'key');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'canfield-game': CanfieldGame;
  }
}
