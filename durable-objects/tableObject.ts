import { DurableObject } from 'cloudflare:workers';
import type { Color } from '../engine/types.ts';
import { CLOSE, type ServerMessage } from '../protocol/messages.ts';
import { isExpired, nextDeadline, timePasses } from '../table/clock.ts';
import type { Happening, Settings, TableEvent } from '../table/events.ts';
import { type Opener, opening } from '../table/opening.ts';
import { snapshot, type TableSnapshot } from '../table/snapshot.ts';
import { seatOf } from '../table/table.ts';
import { Alarm } from './alarm.ts';
import { Attendance } from './attendance.ts';
import { Computer, THINKING } from './computer.ts';
import { Door } from './door.ts';
import { claimWait, refusedWords, type TableEnv } from './env.ts';
import { Gallery } from './gallery.ts';
import { Ledger } from './ledger.ts';
import { logFault } from './log.ts';
import type { Memory } from './memory.ts';
import { NEVER } from './presence.ts';
import { NO_TABLE, Reception } from './reception.ts';
import { Sockets } from './sockets.ts';

const FAULT: ServerMessage = { type: 'error', code: 'malformed' };

/**
 * One table. Decode, decide, persist, evolve, answer, broadcast, arm the alarm: each message runs through this without a
 * pause, so nothing interleaves. What is sent waits, by the platform's output gate, until what was stored is safe.
 */
export class TableObject extends DurableObject<TableEnv> {
  readonly #ledger: Ledger;
  readonly #sockets: Sockets;
  readonly #attendance: Attendance;
  readonly #alarm: Alarm;
  readonly #computer: Computer;
  readonly #door: Door;
  readonly #gallery: Gallery;
  readonly #reception: Reception;

  constructor(ctx: DurableObjectState, env: TableEnv, thinking = THINKING) {
    super(ctx, env);
    this.#ledger = new Ledger(ctx.storage);
    this.#sockets = new Sockets(ctx);
    this.#attendance = new Attendance(this.#sockets, this.#ledger, claimWait(env));
    this.#alarm = new Alarm(ctx.storage);
    this.#computer = new Computer(ctx.id.toString(), thinking);
    this.#door = new Door(this.#sockets);
    this.#gallery = new Gallery(this.#sockets);
    this.#reception = new Reception({
      ledger: this.#ledger,
      sockets: this.#sockets,
      attendance: this.#attendance,
      computer: this.#computer,
      door: this.#door,
      gallery: this.#gallery,
      refusedWords: refusedWords(env),
    });
    ctx.blockConcurrencyWhile(() => this.#alarm.recall(Date.now()));
  }

  /** Opens the table; null if there is one already under this id. The settings have been checked. */
  open(settings: Settings, opener: Opener): Promise<{ readonly seat: Color | null } | null> {
    return this.#enter('open', (now) => {
      if (this.#ledger.memory) return null;
      const memory = this.#ledger.open(opening(settings, opener), now);
      return { seat: memory && seatOf(memory.table, opener.player) };
    });
  }

  /** The public state, or null where there is no table. */
  read(): Promise<{ readonly seq: number; readonly table: TableSnapshot } | null> {
    return this.#enter('read', () => {
      const { memory } = this.#ledger;
      return memory && { seq: memory.seq, table: snapshot(memory.table) };
    });
  }

  /** Everything that happened at the table, from the first event on; null where there is no table. */
  history(): Promise<readonly TableEvent[] | null> {
    return this.#enter('history', () => this.#ledger.memory && this.#ledger.eventsAfter(0));
  }

  /** Only upgrades to a WebSocket come here; without a body 404 where there is no table, 429 where there is no place for one more. */
  override fetch(): Promise<Response> {
    return this.#enter('fetch', (now) => {
      const { memory } = this.#ledger;
      if (!memory) return new Response(null, { status: 404 });
      return this.#door.makeRoom(memory.table, now)
        ? this.#sockets.accept(now)
        : new Response(null, { status: 429 });
    });
  }

  override async webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
    try {
      await this.#enter('message', (now) => this.#reception.receive(socket, frame, now));
    } catch {
      // Logged already. The client comes back and sends again, by the same id, what was not acknowledged.
      this.#sockets.send(socket, FAULT);
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
    await this.#part('close', socket);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    await this.#part('error', socket);
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
      this.#ledger.recall();
      const { memory } = this.#ledger;
      if (memory && isExpired(memory.table, now)) await this.#vanish();
      else if (memory) this.#happen(timePasses(memory.table, now), now);
      const result = work(now);
      // Without a pause where there is nothing to wait for: nothing may interleave.
      const answer = result instanceof Promise ? await result : result;
      await this.#settle(Date.now());
      return answer;
    } catch (fault) {
      logFault(where, fault);
      this.#ledger.forget();
      // The platform logs what is thrown: a fault of ours, which quotes nobody.
      throw new Error(`${where} failed`);
    }
  }

  /** A socket has gone: those who stay are told what that changes. */
  #part(where: string, socket: WebSocket): Promise<void> {
    this.#attendance.parted(socket);
    return this.#enter(where, () => {
      const { memory } = this.#ledger;
      if (memory) this.#gallery.parted(this.#sockets.session(socket), memory);
    });
  }

  /** No game was ever started here: the table is unknown again. */
  async #vanish(): Promise<void> {
    this.#sockets.closeAll(CLOSE.gone, NO_TABLE);
    this.#alarm.disarmed();
    await this.#ledger.erase();
  }

  /**
   * The computer answers what it is offered, then moves. Only the alarm comes here: nobody waits for what it thinks. Its own clock pays
   * for its search: what it does happens afterwards.
   */
  async #letComputerAct(): Promise<void> {
    for (;;) {
      const { memory } = this.#ledger;
      const command = memory && this.#computer.think(memory, Date.now());
      if (!memory || !command) return;
      const now = await this.#timeAnew();
      // Another alarm may have been at the same search; it has moved.
      if (this.#ledger.memory !== memory) continue;
      if (!this.#happen(this.#computer.act(memory, command, now), now)) return;
    }
  }

  /** In production time stands still while one computes, until the platform enters the object again; so let it, with nobody in between. */
  #timeAnew(): Promise<number> {
    return this.ctx.blockConcurrencyWhile(async () => Date.now());
  }

  /** Records what nobody's command made happen, and tells everyone. Whether there was anything. */
  #happen(happenings: readonly Happening[], now: number): boolean {
    const events = this.#ledger.record(happenings, now);
    this.#sockets.broadcastEvents(events);
    return events.length > 0;
  }

  /**
   * Tells who is there and what is proposed. Those who were asked out count no longer: whoever does not read never hears of it, and their
   * end may be long in coming. By what is told more may have to go. Gives the time of the next look.
   */
  #tell(memory: Memory, now: number, closed: readonly WebSocket[]): number {
    for (const socket of closed) {
      this.#attendance.parted(socket);
      this.#gallery.parted(this.#sockets.session(socket), memory);
      this.#sockets.forget(socket);
    }
    const nextLook = this.#attendance.tell(memory, now);
    this.#gallery.tell(memory);
    const more = this.#sockets.takeClosed();
    return more.length > 0 ? this.#tell(memory, now, more) : nextLook;
  }

  /** What has to be seen to after anything: presence, and the alarm for what comes next. */
  async #settle(now: number): Promise<void> {
    const { memory } = this.#ledger;
    if (!memory) return;
    const { table } = memory;
    const nextLook = this.#tell(memory, now, this.#sockets.takeClosed());
    const deadline = nextDeadline(table) ?? NEVER;
    await this.#alarm.arm(Math.min(deadline, nextLook, this.#computer.due(memory)), now);
  }
}
