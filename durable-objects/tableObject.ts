import { DurableObject } from 'cloudflare:workers';
import type { Color } from '../engine/types.ts';
import { commandIdOf, type DecodedClientMessage, decodeClientMessage, refusal } from '../protocol/codec.ts';
import {
  ABSENT_AFTER,
  CLOSE,
  type ClientMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
} from '../protocol/messages.ts';
import { isExpired, nextDeadline, timePasses } from '../table/clock.ts';
import { decide } from '../table/decide.ts';
import type { Happening, Settings, TableEvent } from '../table/events.ts';
import type { CommandId, PlayerId } from '../table/ids.ts';
import { type Opener, opening } from '../table/opening.ts';
import { snapshot, type TableSnapshot } from '../table/snapshot.ts';
import { seatOf } from '../table/table.ts';
import { Alarm } from './alarm.ts';
import { Attendance } from './attendance.ts';
import { backlogStart, missedSince } from './catchUp.ts';
import { Computer, THINKING } from './computer.ts';
import { logFault } from './log.ts';
import { advance, type Memory, nextRows, remember } from './memory.ts';
import { playerIdOf } from './playerId.ts';
import { NEVER } from './presence.ts';
import { type Identity, withoutKey } from './secrecy.ts';
import { Sockets } from './sockets.ts';
import { type Cause, TableStore } from './tableStore.ts';

type Hello = Extract<ClientMessage, { readonly type: 'hello' }>;
type Asked = Extract<ClientMessage, { readonly type: 'command' }>;

const MALFORMED: ServerMessage = { type: 'error', code: 'malformed' };
const BINARY: DecodedClientMessage = { kind: 'malformed', id: null };
const NOBODY: Identity = { player: null, keyLength: 0 };
const NO_TABLE = 'no such table';

/**
 * One table. Decode, decide, persist, evolve, answer, broadcast, arm the alarm: each message runs through this without a
 * pause, so nothing interleaves. What is sent waits, by the platform's output gate, until what was stored is safe.
 */
export class TableObject extends DurableObject<unknown> {
  readonly #store: TableStore;
  readonly #sockets: Sockets;
  readonly #attendance: Attendance;
  readonly #alarm: Alarm;
  readonly #computer: Computer;
  /** Null where there is no table, or after a fault: then the next entrance looks into the store. */
  #memory: Memory | null = null;

  constructor(ctx: DurableObjectState, env: unknown, thinking = THINKING) {
    super(ctx, env);
    this.#store = new TableStore(ctx.storage);
    this.#sockets = new Sockets(ctx);
    this.#attendance = new Attendance(this.#sockets);
    this.#alarm = new Alarm(ctx.storage);
    this.#computer = new Computer(ctx.id.toString(), thinking);
    ctx.blockConcurrencyWhile(() => this.#alarm.recall(Date.now()));
  }

  /** Opens the table; null if there is one already under this id. The settings have been checked. */
  open(settings: Settings, opener: Opener): Promise<{ readonly seat: Color | null } | null> {
    return this.#enter('open', (now) => {
      if (this.#memory) return null;
      const rows = nextRows(0, opening(settings, opener), now);
      const memory = remember(rows);
      this.#store.open(rows);
      this.#memory = memory;
      return { seat: memory && seatOf(memory.table, opener.player) };
    });
  }

  /** The public state, or null where there is no table. */
  read(): Promise<{ readonly seq: number; readonly table: TableSnapshot } | null> {
    return this.#enter(
      'read',
      () =>
        this.#memory && {
          seq: this.#memory.seq,
          table: snapshot(this.#memory.table),
        },
    );
  }

  /** Everything that happened at the table, from the first event on; null where there is no table. */
  history(): Promise<readonly TableEvent[] | null> {
    return this.#enter('history', () => this.#memory && this.#store.eventsAfter(0));
  }

  /** Only upgrades to a WebSocket come here; 404 without a body where there is no table. */
  override fetch(): Promise<Response> {
    return this.#enter('fetch', (now) =>
      this.#memory ? this.#sockets.accept(now) : new Response(null, { status: 404 }),
    );
  }

  override async webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
    try {
      await this.#enter('message', (now) => this.#receive(socket, frame, now));
    } catch {
      // Logged already. The client comes back and sends again, by the same id, what was not acknowledged.
      this.#sockets.send(socket, MALFORMED);
      this.#sockets.close(socket, CLOSE.fault, 'fault');
    }
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    try {
      this.#sockets.answerClose(socket, code);
    } catch (fault) {
      // However it goes for this one, it has gone, and the others are told.
      logFault('close', fault);
    }
    this.#attendance.changed();
    await this.#enter('close', () => undefined);
  }

  override async webSocketError(): Promise<void> {
    this.#attendance.changed();
    await this.#enter('error', () => undefined);
  }

  /** The platform may call this early, late or twice, and calls it again after a throw. */
  override async alarm(): Promise<void> {
    this.#alarm.disarmed();
    await this.#enter('alarm', () => this.#letComputerAct());
  }

  /**
   * Every way into the object: first the time that has passed, then the work, then presence and the alarm. After a fault
   * what is half done is forgotten, for the rows know better, and the caller learns that it failed.
   */
  async #enter<Answer>(where: string, work: (now: number) => Answer | Promise<Answer>): Promise<Answer> {
    const now = Date.now();
    try {
      this.#memory ??= this.#store.isOpen() ? remember(this.#store.load()) : null;
      if (this.#memory && isExpired(this.#memory.table, now)) await this.#vanish();
      if (this.#memory) this.#broadcast(this.#record(this.#memory, timePasses(this.#memory.table, now), now));
      const result = work(now);
      // Without a pause where there is nothing to wait for: nothing may interleave.
      const answer = result instanceof Promise ? await result : result;
      await this.#settle(Date.now());
      return answer;
    } catch (fault) {
      logFault(where, fault);
      this.#memory = null;
      // The platform logs what is thrown: a fault of ours, which quotes nobody.
      throw new Error(`${where} failed`);
    }
  }

  /** No game was ever started here: the table is unknown again. */
  async #vanish(): Promise<void> {
    this.#memory = null;
    this.#sockets.closeAll(CLOSE.gone, NO_TABLE);
    this.#alarm.disarmed();
    await this.#store.erase();
  }

  #receive(socket: WebSocket, frame: string | ArrayBuffer, now: number): void {
    const session = this.#sockets.hear(socket, now);
    // A word from somebody who was absent.
    if (now - session.heard >= ABSENT_AFTER) this.#attendance.changed();
    const memory = this.#memory;
    const identity = session.state === 'new' ? NOBODY : session;
    const { player } = identity;
    const decoded = typeof frame === 'string' ? withoutKey(decodeClientMessage(frame), identity) : BINARY;
    if (!memory) {
      this.#sockets.close(socket, CLOSE.gone, NO_TABLE);
    } else if (this.#isAnsweredAgain(socket, memory, commandIdOf(decoded), player)) {
      return;
    } else if (decoded.kind !== 'message') {
      const answer = refusal(decoded, memory.seq);
      // Before hello there is nobody whose commands could be rejected.
      this.#sockets.send(socket, answer.type === 'reject' && session.state === 'new' ? MALFORMED : answer);
      if (decoded.kind === 'incompatible') this.#sockets.close(socket, CLOSE.incompatible, 'incompatible');
    } else if (decoded.message.type === 'hello') {
      this.#welcome(socket, memory, decoded.message, now);
    } else if (session.state === 'new') {
      this.#sockets.send(socket, MALFORMED);
    } else {
      this.#obey(socket, memory, decoded.message, player, now);
    }
  }

  #welcome(socket: WebSocket, memory: Memory, { key, since }: Hello, now: number): void {
    const { table, seq } = memory;
    const player = key === undefined ? null : playerIdOf(key);
    const keyLength = key?.length ?? 0;
    this.#sockets.keep(socket, { state: 'greeted', player, keyLength, heard: now, told: null });
    this.#attendance.changed();
    this.#computer.wake();
    const role = seatOf(table, player) ?? 'spectator';
    this.#sockets.send(socket, {
      type: 'welcome',
      v: PROTOCOL_VERSION,
      role,
      ...(player && { player }),
      seq,
      at: now,
    });
    const start = backlogStart(since, seq);
    this.#sockets.send(
      socket,
      start === null
        ? { type: 'snapshot', seq, table: snapshot(table) }
        : { type: 'events', events: this.#store.eventsAfter(start) },
    );
  }

  /** Gives a recorded command its first ack again, whatever it says now. */
  #isAnsweredAgain(
    socket: WebSocket,
    { receipts }: Memory,
    id: CommandId | null,
    player: PlayerId | null,
  ): boolean {
    if (id === null || player === null) return false;
    const first = receipts.find({ player, id });
    if (first === undefined) return false;
    this.#sockets.send(socket, { type: 'ack', id, seq: first });
    return true;
  }

  /** Answers a command exactly once, and tells everyone what it made happen. */
  #obey(socket: WebSocket, memory: Memory, asked: Asked, player: PlayerId | null, now: number): void {
    const { id, command } = asked;
    const cause = player === null ? undefined : { player, id };
    const decision = decide(memory.table, command, { player, now });
    if (decision.ok) {
      const events = this.#record(memory, decision.value, now, cause);
      this.#sockets.send(socket, { type: 'ack', id, seq: memory.seq + events.length });
      this.#broadcast(events);
      return;
    }
    if (decision.error === 'stale') {
      const ply = command.type === 'move' ? command.ply : 0;
      const game = this.#store.eventsAfter(memory.gameStart - 1);
      this.#sockets.send(socket, { type: 'events', events: missedSince(ply, game) });
    }
    this.#sockets.send(socket, { type: 'reject', id, code: decision.error, seq: memory.seq });
  }

  /**
   * The computer answers what it is offered, then moves. Only the alarm comes here: nobody waits for what it thinks. Its own clock pays
   * for its search: what it does happens afterwards.
   */
  async #letComputerAct(): Promise<void> {
    for (;;) {
      const memory = this.#memory;
      const command = memory && this.#computer.think(memory, Date.now());
      if (!memory || !command) return;
      const now = await this.#timeAnew();
      // Another alarm may have been at the same search; it has moved.
      if (this.#memory !== memory) continue;
      const events = this.#record(memory, this.#computer.act(memory, command, now), now);
      if (events.length === 0) return;
      this.#broadcast(events);
    }
  }

  /** In production time stands still while one computes, until the platform enters the object again; so let it, with nobody in between. */
  #timeAnew(): Promise<number> {
    return this.ctx.blockConcurrencyWhile(async () => Date.now());
  }

  /** Stores what happened and remembers it, in this order: a throw while storing leaves the memory as it was. */
  #record(
    memory: Memory,
    happenings: readonly Happening[],
    now: number,
    cause?: Cause,
  ): readonly TableEvent[] {
    if (happenings.length === 0) return [];
    const rows = nextRows(memory.seq, happenings, now, cause);
    const events = rows.map(({ event }) => event);
    const standing = advance(memory, events);
    this.#store.append(rows);
    memory.receipts.file(rows);
    this.#memory = { ...memory, ...standing };
    return events;
  }

  #broadcast(events: readonly TableEvent[]): void {
    if (events.length > 0) this.#sockets.broadcast({ type: 'events', events });
  }

  /** What has to be seen to after anything: presence, and the alarm for what comes next. */
  async #settle(now: number): Promise<void> {
    if (!this.#memory) return;
    const { table } = this.#memory;
    const nextLook = this.#attendance.tell(table, now);
    const deadline = nextDeadline(table) ?? NEVER;
    await this.#alarm.arm(Math.min(deadline, nextLook, this.#computer.due(this.#memory)), now);
  }
}
