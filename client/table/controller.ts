import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Color } from '../../engine/index.ts';
import { remaining } from '../../table/clock.ts';
import type { Command } from '../../table/commands.ts';
import type { TableId } from '../../table/ids.ts';
import { arrive, forgetClaim, forgetTicket, memory } from './browser.ts';
import { countGame } from './computerGames.ts';
import { Connection } from './connection.ts';
import { readFrame } from './frames.ts';
import type { Heard } from './heard.ts';
import { rememberName } from './identity.ts';
import { settled } from './presence.ts';
import {
  commandOf,
  heard,
  isAsked,
  nothingYet,
  overdue,
  ownSeat,
  sending,
  type TableState,
} from './state.ts';
import { nextTick, warned } from './ticking.ts';
import { browserWorld, ticks, watchSurroundings } from './world.ts';

/** An answer usually comes sooner than this; after it the page says that it waits, in milliseconds. */
const ANSWER_WITHIN = 1500;

/** Who is told to wait asks again after so long, in milliseconds. */
const AGAIN_AFTER = 5000;

/**
 * The seam between the table's page and the world: holds what is known, and sends what the person does.
 * While its host is connected it keeps the connection; every change renders the host.
 */
export class TableController implements ReactiveController {
  state: TableState = nothingYet;

  readonly #host: ReactiveControllerHost;
  readonly #id: TableId | undefined;
  /** Undefined where there is no table to connect to. */
  readonly #connection: Connection | undefined;
  /** Undefined while the host is not on the page. */
  #release: (() => void) | undefined;
  #ticking: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, table: TableId | undefined) {
    this.#host = host;
    this.#id = table;
    host.addController(this);
    if (table === undefined) {
      this.state = { ...nothingYet, status: { state: 'closed', reason: 'gone' } };
      return;
    }
    const { key, claim, ticket } = arrive(table);
    this.state = { ...nothingYet, claim };
    this.#connection = new Connection(browserWorld(table), key, {
      read: readFrame,
      status: (status) => this.#become({ ...this.state, status }),
      heard: (message) => this.#hear(message),
    });
    if (ticket) this.send({ type: 'takeOver', ticket });
  }

  hostConnected(): void {
    this.#release = watchSurroundings(
      () => this.#connection?.renew(),
      () => this.#connection?.check(),
    );
    this.#connection?.renew();
  }

  hostDisconnected(): void {
    this.#release?.();
    this.#release = undefined;
    this.#connection?.stop();
    clearTimeout(this.#ticking);
  }

  sit(seat: Color, name: string): void {
    rememberName(memory, name);
    const { claim } = this.state;
    this.send({ type: 'sit', seat, name, ...(claim && { claim }) });
  }

  /**
   * Plays a move, given as its landing path: shown at once, and taken back if the server refuses it. Who watches only
   * proposes it.
   */
  move(path: string): void {
    const { table } = this.state;
    if (table === undefined) return;
    const move = { ply: table.game.moves.length, move: path };
    const lag = table.clock === null ? undefined : this.#connection?.lag();
    if (ownSeat(this.state) === null) this.send({ type: 'suggest', ...move });
    else this.send({ type: 'move', ...move, ...(lag !== undefined && { lag }) });
  }

  /** What a side has left by the server's clock, in milliseconds; null without clocks. */
  readonly timeLeft = (color: Color): number | null => {
    const { table, clockOffset } = this.state;
    return table === undefined ? null : remaining(table, color, ticks() + clockOffset);
  };

  /** Asks for something that is not asked for already. */
  send(command: Command): void {
    if (isAsked(this.state, command)) return;
    const id = this.#connection?.send(command);
    if (!id) return;
    this.#become(sending(this.state, id, command));
    setTimeout(() => this.#become(overdue(this.state, id)), ANSWER_WITHIN);
  }

  #hear(message: Heard): void {
    this.#forgetAnswered(message);
    this.#become(heard(this.state, message, ticks()));
    const { table } = this.state;
    if (table?.phase === 'finished' && table.settings.opponent === 'computer' && ownSeat(this.state))
      countGame(memory, `${this.#id}.${table.number}`);
  }

  /** What a link has brought here is not shown to the table again once that has answered; where it asks us to wait, it is shown later. */
  #forgetAnswered(message: Heard): void {
    if (!('id' in message)) return;
    const code = 'code' in message && message.code;
    if (code === 'claim-needed' && this.#id) forgetClaim(this.#id);
    const command = commandOf(this.state, message.id);
    if (command?.type !== 'takeOver') return;
    if (code === 'rate-limited') setTimeout(() => this.send(command), AGAIN_AFTER);
    else forgetTicket();
  }

  #become(state: TableState): void {
    const now = ticks();
    this.state = warned(settled(state, now), now);
    this.#tick();
    this.#host.requestUpdate();
  }

  /** Draws what counts down anew, and nothing while nothing does, or the page is left. */
  #tick(): void {
    clearTimeout(this.#ticking);
    const wait = nextTick(this.state, ticks());
    if (this.#release && wait !== null) this.#ticking = setTimeout(() => this.#become(this.state), wait);
  }
}
