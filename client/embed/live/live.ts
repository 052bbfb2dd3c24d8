import type { ReactiveController } from 'lit';
import { makeFen } from '../../../engine/fen.ts';
import { makeMove } from '../../../engine/notation.ts';
import { samePosition } from '../../../engine/position.ts';
import type { Color, Move } from '../../../engine/types.ts';
import { remaining } from '../../../table/clock.ts';
import type { Command } from '../../../table/commands.ts';
import { isKey, type Secret } from '../../../table/ids.ts';
import { adopt } from '../../board/adopt.ts';
import {
  type ConnectionDetail,
  DamaConnectionEvent,
  DamaOutcomeEvent,
  DamaPositionEvent,
} from '../../board/board-events.ts';
import type { Movable } from '../../board/settings.ts';
import type { BoardProblem } from '../../board/words.ts';
import type { EmbedWords } from '../../i18n/embed-words.ts';
import type { LiveProblem } from '../../i18n/live-words.ts';
import { createMemory } from '../../storage.ts';
import { TENTHS_BELOW } from '../../table/clockText.ts';
import { Connection, type Status } from '../../table/connection.ts';
import { ticketFragment } from '../../table/fragment.ts';
import type { Heard } from '../../table/heard.ts';
import { identify, randomText } from '../../table/identity.ts';
import { fillRandom, ticks, watchSurroundings } from '../../table/world.ts';
import type { DamaBoard } from '../dama-board.ts';
import type { Feed } from '../feed.ts';
import { keptAs, parseAddress } from './address.ts';
import { Around } from './around.ts';
import { keepFocus } from './focus.ts';
import { readFrame } from './frames.ts';
import type { Line } from './line.ts';
import type { Hands, Shown } from './playing.ts';
import { problemOf } from './problem.ts';
import { watchSight } from './sight.ts';
import { heard, isAsked, type LiveState, NOTHING_YET, ownSeat, sending, shownGame } from './state.ts';
import { stripStyles } from './strip-styles.ts';
import type { LiveTable } from './table.ts';
import { worldOf } from './world.ts';

/** Who only watches keeps no connection for a board that has been out of sight for so long, in milliseconds. */
const OUT_OF_SIGHT = 60_000;

const TICKET_BYTES = 24;

/** What the site that the board is on keeps for it. */
const memory = createMemory(() => localStorage);

/** A table elsewhere, on a board: the seam between the board, the network and the browser. */
class LiveFeed implements Feed, Hands {
  readonly #board: DamaBoard;
  readonly #focus: ReactiveController;
  readonly #around: Around;
  readonly page: string = '';
  readonly claim: string | undefined;
  /** Undefined where `src` is no address of a table. */
  readonly #connection: Connection<LiveTable> | undefined;
  #state: LiveState = NOTHING_YET;
  #problem: LiveProblem | undefined;
  #words: EmbedWords | undefined;
  /** Whether its words have come, or do not: before, the board shows nothing, so that nothing moves when they come. */
  #speaks = false;
  /** What the board shows; undefined before the first, and while the board tells of a move by itself. */
  #game: Line | undefined;
  /** The number of the game whose outcome was told. */
  #over: number | undefined;
  asking = false;
  #told = '';
  /** Whether the connection is wanted: somebody has seen the board, and it still shows this table. */
  #awake = false;
  #release: (() => void) | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #ticking: ReturnType<typeof setTimeout> | undefined;

  constructor(board: DamaBoard, text: string) {
    this.#board = board;
    this.#focus = keepFocus(board);
    this.#around = new Around(board);
    const address = parseAddress(text, board.baseURI);
    if (address) {
      this.page = address.page;
      this.claim = address.claim;
      const kept = memory.get(keptAs(address.page));
      this.#connection = new Connection(worldOf(address), isKey(kept) ? kept : undefined, {
        read: readFrame,
        status: (status) => this.#hearStatus(status),
        heard: (message) => this.#hear(message),
      });
    } else this.#problem = 'malformed-src';
    adopt(board.shadowRoot, stripStyles);
    void this.speak();
  }

  get movable(): Movable {
    const { table } = this.#state;
    return (table?.phase === 'playing' && ownSeat(this.#state)) || 'none';
  }

  get orientation(): Color | null {
    return ownSeat(this.#state);
  }

  get problems(): readonly BoardProblem[] {
    return this.#problem ? [problemOf(this.#problem, this.#words?.live)] : [];
  }

  get above(): unknown {
    return this.#shown && this.#around.above(this.#shown);
  }

  get below(): unknown {
    return this.#shown && this.#around.below(this.#shown);
  }

  async speak(): Promise<void> {
    // Where they do not come, the next connection asks for them again.
    this.#words = await this.#board.words().catch(() => this.#words);
    this.#speaks = true;
    this.#show();
    this.#board.requestUpdate();
  }

  connected(): void {
    this.#board.addController(this.#focus);
    const connection = this.#connection;
    if (this.#release || !connection || this.#state.status.state === 'closed') return;
    const unsee = watchSight(this.#board, (inSight) => this.#see(inSight));
    const unwatch = watchSurroundings(
      () => this.#awake && connection.renew(),
      () => this.#awake && connection.check(),
    );
    this.#board.timeLeft = (color) => this.#timeLeft(color);
    this.#release = () => {
      unsee();
      unwatch();
    };
  }

  disconnected(): void {
    this.#board.removeController(this.#focus);
    this.#release?.();
    this.#release = undefined;
    this.#sleep({ state: 'closed', reason: 'removed' });
    clearTimeout(this.#ticking);
  }

  played(move: Move): void {
    const { table } = this.#state;
    this.#game = undefined;
    const lag = table?.clock ? this.#connection?.lag() : undefined;
    const ply = table?.game.moves.length ?? 0;
    this.send({ type: 'move', ply, move: makeMove(move), ...(lag !== undefined && { lag }) });
    this.#become(this.#state);
  }

  get forgetful(): boolean {
    return !memory.lasts();
  }

  ask(asking: boolean): void {
    this.asking = asking;
    this.#board.requestUpdate();
  }

  /** Undefined where there is only a problem to show. */
  get #shown(): Shown | undefined {
    const state = this.#state;
    if (this.#problem && !state.table) return undefined;
    const turn = state.table?.phase === 'playing' ? this.#game?.position.turn : undefined;
    return { state, turn, hands: this, words: this.#words };
  }

  #timeLeft(color: Color): number | null {
    const { table, clockOffset } = this.#state;
    return table ? remaining(table, color, ticks() + clockOffset) : null;
  }

  /** Sitting down takes a key, which is made and kept from now on. */
  sit(seat: Color, name: string): void {
    const connection = this.#connection;
    if (!connection) return;
    connection.key = identify(memory, fillRandom, undefined, keptAs(this.page));
    connection.check();
    const claim = this.claim;
    this.send({ type: 'sit', seat, ...(name && { name }), ...(claim && { claim }) });
  }

  /** Whoever plays takes the seat along to the table's page, by a ticket. */
  goOn(link: HTMLAnchorElement): void {
    if (ownSeat(this.#state) === null || this.#state.status.state !== 'live') return;
    const asked = this.#state.pending.map(({ command }) => command).find((one) => one.type === 'handOver');
    const ticket = asked?.ticket ?? (randomText(TICKET_BYTES, fillRandom) as Secret);
    link.href = this.page + ticketFragment(ticket);
    setTimeout(() => {
      link.href = this.page; // A ticket is for one click.
    });
    this.send({ type: 'handOver', ticket });
  }

  send(command: Command): void {
    this.asking = false;
    const id = isAsked(this.#state, command) ? undefined : this.#connection?.send(command);
    if (id) this.#become(sending(this.#state, id, command));
  }

  #see(inSight: boolean): void {
    clearTimeout(this.#leaving);
    if (!inSight)
      this.#leaving = setTimeout(() => {
        if (ownSeat(this.#state) === null) this.#sleep({ state: 'waiting', reason: 'out-of-sight' });
      }, OUT_OF_SIGHT);
    else if (!this.#awake) {
      this.#awake = true;
      if (!this.#state.table) this.#tell({ state: 'connecting' });
      this.#connection?.renew();
    }
  }

  #sleep(told: ConnectionDetail): void {
    clearTimeout(this.#leaving);
    if (!this.#awake) return;
    this.#awake = false;
    this.#connection?.stop();
    if (this.#state.status.state !== 'closed') this.#tell(told);
  }

  #hearStatus(status: Status): void {
    const { state } = status;
    if (state === 'live') {
      this.#problem = undefined;
      if (!this.#words) void this.speak();
    } else if (state === 'closed') {
      this.#problem = status.reason === 'gone' ? 'no-such-table' : status.reason;
      this.#tell({ state, reason: this.#problem });
    } else if (!this.#state.table && state === 'waiting') this.#problem = 'unreachable';
    if (state !== 'closed') this.#tell({ state });
    this.#become({ ...this.#state, status });
  }

  #hear(message: Heard<LiveTable>): void {
    this.#become(heard(this.#state, message, ticks()));
  }

  #become(state: LiveState): void {
    const { table } = this.#state;
    this.#state = state;
    this.asking &&= this.movable !== 'none' && state.table?.number === table?.number;
    // How a game had ended long ago is told, but not aloud: nothing is on the board yet.
    if (!table) this.#conclude();
    this.#show();
    this.#conclude();
    this.#tick();
    void this.#around.seat(state);
    this.#board.requestUpdate();
  }

  #show(): void {
    const board = this.#board;
    const game = shownGame(this.#state);
    const before = this.#game;
    if (!this.#awake || !this.#speaks || !game || game === before) return;
    this.#game = game;
    const last = game.moves.at(-1);
    board.position = game.position;
    board.start = game.start;
    board.lastMove = last;
    const same =
      !before || (before.moves.length === game.moves.length && samePosition(before.position, game.position));
    if (!same)
      board.dispatchEvent(
        new DamaPositionEvent({ move: last ? makeMove(last) : null, fen: makeFen(game.position) }),
      );
  }

  /** Tells once of each game's end. */
  #conclude(): void {
    const { table } = this.#state;
    if (table?.outcome && this.#over !== table.number) {
      this.#over = table.number;
      this.#board.dispatchEvent(new DamaOutcomeEvent(table.outcome));
    }
  }

  #tick(): void {
    clearTimeout(this.#ticking);
    const running = this.#state.table?.clock?.running;
    const left = running && this.#timeLeft(running);
    if (!left || !this.#awake) return;
    const unit = left < TENTHS_BELOW ? 100 : 1000;
    this.#ticking = setTimeout(
      () => {
        this.#board.requestUpdate();
        this.#tick();
      },
      left % unit || unit,
    );
  }

  #tell(detail: ConnectionDetail): void {
    const told = JSON.stringify(detail);
    if (told === this.#told) return;
    this.#told = told;
    this.#board.dispatchEvent(new DamaConnectionEvent(detail));
  }
}

/** Shows the table whose address stands in `src`. */
export const feed = (board: DamaBoard, src: string): Feed => new LiveFeed(board, src);
