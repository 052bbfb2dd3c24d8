import { html, LitElement, nothing, type PropertyValues } from 'lit';
import type { OfferKind, Reaction } from '../../table/events.ts';
import { isTableId, type TableId } from '../../table/ids.ts';
import type { Board } from '../board/board.ts';
import type { DamaMoveEvent } from '../board/board-events.ts';
import { defineBoard } from '../board/speaking.ts';
import type { CourtesyView } from '../courtesy/courtesies.ts';
import { defineSpeaking, onward, speech } from '../i18n/current.ts';
import { translate } from '../i18n/translate.ts';
import type { Words } from '../i18n/words.ts';
import { Watcher } from '../observable.ts';
import { actionBar } from './actions.ts';
import { memory } from './browser.ts';
import { TableController } from './controller.ts';
import { Handed } from './handed.ts';
import { rememberedName } from './identity.ts';
import { LaterParts } from './laterParts.ts';
import { type GameFile, movesCard } from './moves.ts';
import { playerLine } from './players.ts';
import { muted, runOn } from './preferences.ts';
import { mayReact } from './reacting.ts';
import type { ResultHandlers } from './result.ts';
import { copyFrom, copyText, shareCard, shareLink } from './share.ts';
import { ownSeat, shown } from './state.ts';
import { closedCard, questionsCard, type StatusHandlers, statusCard } from './status.ts';
import { maySuggest } from './suggesting.ts';
import { type PlayerView, type View, viewOf } from './view.ts';

/** From this near to its end, in pixels, the move list follows the game. */
const NEAR_END = 24;

const [, , named] = location.pathname.split('/');
/** The table that the address names, as `/t/7fKq2mWxYz`; undefined where it names none. */
const ID: TableId | undefined = isTableId(named) ? named : undefined;

/**
 * The table's page from the header down. The server sends it filled with the picture of the board; this element
 * keeps the board where it stands and draws everything else anew, in the same places, once it knows the table.
 */
export class DamaTable extends LitElement {
  static override properties = {
    asking: { state: true },
    seenResult: { state: true },
  };

  /** Whether the page asks if the person really resigns. */
  declare asking: boolean;
  /** The game whose result was put aside, 0 for none. */
  declare seenResult: number;

  readonly #table = new TableController(this, ID);
  /** What became of the link, and of the invitation. */
  readonly #link = new Handed(this, true);
  readonly #invitation = new Handed(this, true);
  /** What became of the game as a text. */
  readonly #copied = new Handed(this);
  #board: Board | undefined;
  /** What this update shows. */
  #view: View | undefined;
  /** What this update shows of the game, and says of its last move. */
  #courtesy: CourtesyView | undefined;
  /** What has the focus before this update, if it is something on this page. */
  #focused: Element | null = null;
  /** Moves in the list when it was last scrolled. */
  #listed = 0;
  /** Whether the list's end was in sight before this update. */
  #follows = true;
  readonly #url = new URL(location.pathname, location.origin).href;
  readonly #later = new LaterParts(this, ID);

  constructor() {
    super();
    this.asking = false;
    this.seenResult = 0;
    new Watcher(this, speech, runOn, muted.suggestions, muted.reactions);
  }

  /** No shadow: the same style sheet lays out what the server sent and what is drawn here. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** What the server sent stays until there is something to put in its place. */
  protected override shouldUpdate(): boolean {
    const { table, status } = this.#table.state;
    if (table === undefined && status.state === 'waiting') {
      this.querySelector('.detail')?.setAttribute('data-words', 'status.reconnecting'); // In whatever language there will be.
      translate(this, speech.get().words);
    }
    return (table !== undefined && !this.#later.awaited) || status.state === 'closed';
  }

  protected override willUpdate(): void {
    const { activeElement } = document;
    this.#focused = this.contains(activeElement) ? activeElement : null;
    const { state } = this.#table;
    this.#courtesy = this.#later.courtesies?.view(state, shown(state), ownSeat(state));
    this.#view = viewOf(state, speech.get().words, this.#courtesy?.game);
    const list = this.querySelector('.moves ol');
    this.#follows = list === null || list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END;
    if (this.#table.state.table?.phase !== 'playing') this.asking = false;
    if (this.hasUpdated) return;
    this.#board = this.querySelector('dama-board') ?? undefined;
    this.replaceChildren();
  }

  protected override render() {
    const { status } = this.#table.state;
    const { words } = speech.get();
    const view = this.#view;
    return html`
      <div class="place" @dama-move=${this.#onMove}>
        ${this.#line(view?.players[0])}
        <div class="board" id="board">
          ${this.#board}${view === undefined ? nothing : this.#overBoard(view)}
        </div>
        ${this.#line(view?.players[1])}
      </div>
      <div class="side">
        ${
          status.state === 'closed'
            ? html`<div class="about"></div>${closedCard(status, onward(memory, '/'), words)}`
            : this.#cards(view)
        }
      </div>
      ${status.state === 'closed' ? nothing : this.#later.settings(words.settings.heading)}
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const view = this.#view;
    if (view !== undefined) {
      if (!view.result || !this.#courtesy?.behind)
        document.title = `${view.questions.at(-1)?.text ?? view.headline} · ${view.rules} · Dama`;
      this.#setBoard(view);
      this.#later.follow(this.#table.state);
      this.#scrollMoves(this.#table.state.table?.game.moves.length ?? 0);
    }
    if (this.#focused?.isConnected === false) this.#moveFocus(changed.get('asking') === true);
  }

  /**
   * What had the focus is gone: the keyboard goes on with the same button in its new place, with what took the old one and commits to
   * nothing, or with the board.
   */
  #moveFocus(answered: boolean): void {
    const same = this.querySelector<HTMLElement>(`button[name="${this.#focused?.getAttribute('name')}"]`);
    const next = '.asking button, [role=alert] .primary';
    const button = this.querySelector<HTMLElement>(answered ? `${next}, .resign` : next);
    (same ?? button ?? this.#board)?.focus();
  }

  readonly #react = (reaction: Reaction) => this.#table.send({ type: 'react', reaction });

  readonly #onMove = (event: DamaMoveEvent) => {
    event.preventDefault(); // The server decides whether it is played; meanwhile the board shows it as pending.
    this.#table.move(event.detail.move);
  };

  #offering(offer: OfferKind) {
    return () => this.#table.send({ type: 'offer', offer });
  }

  readonly #handlers: ResultHandlers & StatusHandlers = {
    sit: (seat, name) => this.#table.sit(seat, name),
    answer: ({ offer }, accept) => this.#table.send({ type: 'answer', offer, accept }),
    claim: (result) => this.#table.send({ type: 'claim', result }),
    offerDraw: this.#offering('draw'),
    takeback: this.#offering('takeback'),
    takebackNow: this.#offering('takeback'),
    rematch: this.#offering('rematch'),
    leave: () => this.#table.send({ type: 'leave' }),
    resign: () => {
      this.asking = true;
    },
    resignYes: () => {
      this.asking = false;
      this.#table.send({ type: 'resign' });
    },
    resignNo: () => {
      this.asking = false;
    },
    seeBoard: () => {
      this.seenResult = this.#table.state.table?.number ?? 0;
    },
    share: () => void this.#link.tell(shareLink(this.#url)),
    copy: () => void this.#link.tell(copyText(this.#url)),
  };

  get #file(): GameFile {
    const href = `/api/tables/${ID}/pdn`;
    return {
      replay: onward(memory, `/open#table=${ID}`),
      href,
      name: `dama-${ID}.pdn`,
      copied: this.#copied.handing,
      copy: () => void this.#copied.tell(copyFrom(href)),
    };
  }

  #line(player: PlayerView | undefined) {
    if (player === undefined) return html`<div class="player"></div>`;
    const over = this.#table.state.table?.phase === 'finished';
    return playerLine(player, this.#table.timeLeft(player.color), over, speech.get().words);
  }

  /** Arrows and reactions, and the result. */
  #overBoard(view: View) {
    const { state } = this.#table;
    const game = (this.#courtesy ?? shown(state))?.game;
    return html`
      <dama-overlay .state=${state} .game=${game} .orientation=${view.orientation}></dama-overlay>
      ${this.#banner(view)}
    `;
  }

  /** Whether the result stands over the board. */
  #showsResult({ result }: View): boolean {
    return !!result && !!this.#later.resultBanner && this.seenResult !== result.game;
  }

  #banner(view: View) {
    return this.#showsResult(view) && !this.#courtesy?.behind
      ? this.#later.resultBanner?.(view, this.#link.handing, this.#handlers, speech.get().words)
      : nothing;
  }

  #cards(view: View | undefined) {
    if (view === undefined) return nothing;
    const { words } = speech.get();
    const covered = this.#showsResult(view);
    const isOpen = this.#table.state.table?.phase === 'open';
    const absence = this.#later.courtesies?.absence(this.#table.state);
    const links = view.links.map((link) => ({
      ...link,
      url: this.#url + link.fragment,
      handed: link.kind === 'watch' ? this.#link : this.#invitation,
    }));
    const share = shareCard(links, onward(memory, `/embedding?table=${ID}`), words);
    const actions = covered ? nothing : actionBar(view, this.asking, this.#handlers, words);
    const moves = movesCard(view.moves, isOpen ? undefined : this.#file, words);
    const told = { ...view, ...this.#courtesy?.instead };
    const status = statusCard(
      told,
      rememberedName(memory),
      !memory.lasts(),
      this.#handlers,
      words,
      this.#courtesy?.lines(told) ?? (isOpen ? '' : nothing),
    );
    const questions = questionsCard(covered ? [] : view.questions, absence, this.#handlers);
    // Nothing that changes in the course of a game stands above what commits. Two templates: what is drawn anew when somebody sits down
    // opposite has not moved.
    const [above, below] = view.alone
      ? [nothing, html`${share}${actions}${moves}`]
      : [html`${actions}${questions}`, html`${this.#company(words)}${moves}${share}`];
    return html`
      <div class="about">
        <h1>${[view.rules, ...view.terms].join(' · ')}</h1>
        <p>${view.watching}</p>
      </div>
      ${above}${status}${below}
      ${this.#elsewhere(words)}
    `;
  }

  /** What those who watch may suggest, and how to react. */
  #company({ actions }: Words) {
    const { state } = this.#table;
    return html`
      ${maySuggest(state) ? html`<p class="hint">${actions.suggest}</p>` : nothing}
      ${mayReact(state) ? this.#later.react(actions.react) : nothing}
      <dama-company .state=${state} .react=${this.#react}></dama-company>
    `;
  }

  /** The way on to another device. */
  #elsewhere({ actions }: Words) {
    const { state } = this.#table;
    return html`
      ${ownSeat(state) ? this.#later.handOver(actions.handOver) : nothing}
      <dama-elsewhere .state=${state} .table=${this.#table} .url=${this.#url}></dama-elsewhere>
    `;
  }

  #setBoard(view: View): void {
    const board = this.#board;
    const seen = shown(this.#table.state);
    if (board === undefined || seen === undefined) return;
    board.orientation = view.orientation;
    const { game } = this.#courtesy ?? seen;
    board.position = game.position;
    board.start = game.start;
    board.timeLeft = this.#table.timeLeft;
    board.lastMove = game.moves.at(-1);
    board.attacked = this.#courtesy?.attacked ?? board.attacked;
    board.labels = this.#courtesy?.labels ?? speech.get().words.board;
    const may = maySuggest(this.#table.state) ? game.position.turn : view.movable;
    board.movable = this.#courtesy?.behind ? 'none' : may;
    board.runOn = runOn.get();
  }

  /** Keeps the last move in sight, without taking the list away from somebody who reads further up. */
  #scrollMoves(count: number): void {
    if (count === this.#listed) return;
    this.#listed = count;
    const list = this.querySelector('.moves ol');
    if (list !== null && this.#follows) list.scrollTop = list.scrollHeight;
  }
}

defineBoard();
defineSpeaking('dama-table', DamaTable);

declare global {
  interface HTMLElementTagNameMap {
    'dama-table': DamaTable;
  }
}
