import { html, LitElement, nothing, type PropertyValues } from 'lit';
import type { Game } from '../../engine/game.ts';
import { opposite } from '../../engine/position.ts';
import type { Color } from '../../engine/types.ts';
import { defineBoard } from '../board/speaking.ts';
import type { Courtesy } from '../courtesy/courtesy.ts';
import { defineSpeaking, speech } from '../i18n/current.ts';
import type { PlayWords } from '../i18n/play-words.ts';
import { Watcher } from '../observable.ts';
import type { Hear } from '../sounds/hearing.ts';
import { memory } from '../table/browser.ts';
import { Handed } from '../table/handed.ts';
import { runOn } from '../table/preferences.ts';
import type { BoardCardView } from './boardCard.ts';
import { browserWorld, finishedHere, painted, rememberedWish, watchPage } from './browser.ts';
import { changeFacing, facing } from './facing.ts';
import { FacingBoard } from './facing-board.ts';
import { copyPdn, savePdn } from './file.ts';
import { Focus } from './focus.ts';
import { playForm } from './form.ts';
import { type Match, outcomeOf } from './match.ts';
import { type MatchPageHandlers, type MatchPageView, matchPage } from './matchPage.ts';
import type { Play } from './play.ts';
import { saidAfter } from './said.ts';
import { createSession } from './session.ts';
import { playSpeech } from './speech.ts';
import { openTable } from './table.ts';
import { Turning } from './turning.ts';
import { matchView, personOf } from './view.ts';
import '../table/dama-settings.ts';

/** Plays the computer, or lets two play at one device. All of it happens in this browser. */
export class DamaPlay extends LitElement {
  static override properties = {
    asking: { state: true },
    flipped: { state: true },
    seenResult: { state: true },
    opening: { state: true },
    unwritten: { state: true },
  };

  /** The side of which the page asks whether it resigns. */
  declare asking: Color | null;
  /** Whether the board lies the other way round than it would by itself. */
  declare flipped: boolean;
  /** Whether the result was put aside. */
  declare seenResult: boolean;
  declare opening: Exclude<BoardCardView['opening'], undefined>;
  declare unwritten: boolean;

  readonly #session = createSession(rememberedWish(), browserWorld());
  readonly #focus = new Focus(this);
  readonly #turning = new Turning(this, () => this.querySelector('dama-board'));
  /** What became of the game as a text. */
  readonly #copied = new Handed(this);
  /** What is announced of a game's last move, once the part that knows it has come; without it one plays as well. */
  #announced: (game: Game, own: Color | null) => Courtesy | undefined = () => undefined;
  #courtesy: Courtesy | undefined;
  #hear: Hear | undefined;
  /** The state that was shown last. */
  #shown: Play | undefined;
  #said = '';
  /** Whether this update turns to the choice of a match, or to a match. */
  #turnedPage = false;
  #release: (() => void) | undefined;

  constructor() {
    super();
    this.asking = null;
    this.flipped = false;
    this.seenResult = false;
    this.opening = 'idle';
    this.unwritten = false;
    new Watcher(this, speech, playSpeech, this.#session.state, facing, runOn);
    void this.#loadCourtesy();
  }

  async #loadCourtesy(): Promise<void> {
    const part = await import('../courtesy/later/courtesy.ts').catch(() => undefined);
    if (!part) return;
    this.#announced = part.announced;
    this.#hear = part.hear;
    part.watchCourtesy(this);
    this.requestUpdate();
    await part.ready().catch(() => undefined); // Without words nothing is announced.
  }

  /** No shadow: the page's style sheet lays it out as a table. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#release = watchPage(this.#session.look, () => {
      this.#session.leave();
      this.opening = 'idle'; // Who comes back to this page has left its table.
    });
    this.#session.open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#release?.();
    this.#session.leave();
  }

  /** What the server sent stays until there are words to put in its place. */
  protected override shouldUpdate(): boolean {
    return playSpeech.get() !== undefined;
  }

  /** A whole other page takes long to draw: first the browser shows that a button was pressed. */
  protected override async scheduleUpdate(): Promise<void> {
    if (this.#shown && this.#shown.choosing !== this.#session.state.get().choosing) await painted();
    super.scheduleUpdate();
  }

  protected override willUpdate(): void {
    if (!this.hasUpdated) this.replaceChildren();
    const own = playSpeech.get();
    const state = this.#session.state.get();
    const before = this.#shown;
    const isNew = state.match?.seed !== before?.match?.seed;
    this.#courtesy = state.match ? this.#announced(state.match.game, personOf(state.match)) : undefined;
    if (state.match)
      this.#hear?.({ game: state.match.game, over: outcomeOf(state.match) !== null }, personOf(state.match));
    if (own && state !== before) this.#follow(before, state, isNew, own);
    if (state.match) this.#placeBoard(state.match, isNew);
  }

  /** What the page forgets and says when the state changes. */
  #follow(before: Play | undefined, state: Play, isNew: boolean, own: PlayWords): void {
    this.#shown = state;
    const { match, choosing } = state;
    this.#turnedPage = before !== undefined && (choosing !== before.choosing || (isNew && !choosing));
    if (isNew) this.#beginMatch(before?.match ?? null);
    // As at a table, the question whether a side resigns stays while the game goes on.
    if (isNew || choosing || (match && outcomeOf(match))) this.asking = null;
    if (choosing) this.#said = '';
    else if (before) this.#say(saidAfter(before, state, speech.get().words, own, this.#courtesy?.aside));
  }

  /** Another match: nothing of the last one counts. Two who sit opposite swap colors by turning the board. */
  #beginMatch(last: Match | null): void {
    const swaps = last?.opponent.kind === 'here' && facing.get() === 'both' && outcomeOf(last) !== null;
    this.flipped = swaps && !this.flipped;
    this.seenResult = false;
    this.opening = 'idle';
    this.unwritten = false;
  }

  /** A space more, or none, lets the same be said again. */
  #say(text: string | null): void {
    if (text !== null) this.#said = text === this.#said ? `${text}\u00a0` : text;
  }

  /** Who sits below: one who plays alone; else White, or whoever is to move, but for a wish to see it the other way round. */
  #placeBoard(match: Match, isNew: boolean): void {
    const { opponent, game } = match;
    const { turn } = game.position;
    if (opponent.kind === 'here' && facing.get() === 'turns') {
      if (isNew) this.#turning.place(turn);
      else if (!outcomeOf(match)) this.#turning.turnTo(turn);
      return;
    }
    const first = opponent.kind === 'computer' ? opposite(opponent.color) : 'white';
    this.#turning.place(this.flipped ? opposite(first) : first);
  }

  protected override render() {
    const own = playSpeech.get();
    if (!own) return nothing;
    const state = this.#session.state.get();
    const { match, choosing } = state;
    const page = match && !choosing ? this.#match(state, match, own) : this.#choice(state, own);
    const urgency = match && outcomeOf(match) ? 'assertive' : 'polite';
    return html`${page}<p class="unseen said" role="status" aria-live=${urgency}>${this.#said}</p>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const { match, choosing } = this.#session.state.get();
    const plays = match !== null && !choosing;
    this.ariaBusy = 'false';
    document.body.classList.toggle('at-table', plays);
    document.title = this.#title;
    if (this.#turnedPage) this.#focus.turnPage(plays);
    else this.#focus.follow(changed.get('asking') != null);
    this.#turnedPage = false;
    if (plays) void this.#focus.scrollMoves();
  }

  get #title(): string {
    const headline = this.querySelector('.headline')?.textContent;
    const rules = this.querySelector('.about h1')?.textContent;
    return headline && rules ? `${headline} · ${rules} · Dama` : (playSpeech.get()?.play.title ?? '');
  }

  #choice({ wish, match }: Play, own: PlayWords) {
    const { play } = own;
    const waiting = !match ? 'none' : outcomeOf(match) ? 'finished' : 'going';
    return html`
      <h1 tabindex="-1">${play.heading}</h1>
      <p class="lead">${play.lead}</p>
      ${this.#notices(own).map((notice) => html`<p class="card">${notice}</p>`)}
      ${playForm({ wish, waiting, finishedGames: finishedHere() }, this.#session.tell, speech.get().words, own)}
    `;
  }

  #match(state: Play, match: Match, own: PlayWords) {
    const { words } = speech.get();
    const { asking, seenResult, opening, unwritten } = this;
    const view = matchView(state, match, words, own);
    const { below, isDue: turnDue } = this.#turning;
    const page: MatchPageView = {
      match,
      view,
      courtesy: this.#courtesy,
      below,
      turnDue,
      asking,
      showsResult: !seenResult,
      runOn: runOn.get(),
      notices: this.#notices(own),
      card: {
        facing: match.opponent.kind === 'here' ? facing.get() : undefined,
        opening: view.result ? undefined : opening,
        hasMoves: match.game.moves.length > 0,
        copied: this.#copied.handing,
        unwritten,
      },
    };
    return matchPage(page, this.#handlers, words, own);
  }

  /** What has to be said of what this browser keeps. */
  #notices({ play }: PlayWords): readonly string[] {
    return [
      this.#session.putAside() ? play.putAside : '',
      memory.lasts() ? '' : play.forgetful,
      navigator.onLine ? '' : play.offline,
    ].filter((notice) => notice !== '');
  }

  readonly #handlers: MatchPageHandlers = {
    tell: this.#session.tell,
    move: (event) => {
      event.preventDefault(); // The session plays it, and the board shows what comes of it.
      this.#session.tell({ type: 'move', move: event.detail.move });
    },
    askResign: (by) => {
      this.asking = by;
    },
    seeBoard: () => {
      this.seenResult = true;
    },
    flip: () => {
      this.flipped = !this.flipped;
    },
    face: (next) => {
      this.flipped = false;
      changeFacing(next);
    },
    toTable: () => this.#withMatch((match) => void this.#toTable(match)),
    copy: () => this.#withMatch((match) => void this.#copied.tell(copyPdn(match))),
    save: () => this.#withMatch((match) => void this.#save(match)),
  };

  #withMatch(act: (match: Match) => void): void {
    const { match } = this.#session.state.get();
    if (match) act(match);
  }

  async #save(match: Match): Promise<void> {
    this.unwritten = false;
    await savePdn(match).catch(() => {
      this.unwritten = true;
    });
  }

  async #toTable(match: Match): Promise<void> {
    this.opening = 'busy';
    this.opening = (await openTable(match)) ?? 'busy'; // It is on its way there.
  }
}

defineBoard(FacingBoard);
defineSpeaking('dama-play', DamaPlay);

declare global {
  interface HTMLElementTagNameMap {
    'dama-play': DamaPlay;
  }
}
