import { err } from '../engine/result.ts';
import { commandIdOf, type DecodedClientMessage, decodeClientMessage, refusal } from '../protocol/codec.ts';
import {
  ABSENT_AFTER,
  CLOSE,
  type ClientMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
} from '../protocol/messages.ts';
import type { Command } from '../table/commands.ts';
import { type Context, type Decision, decide } from '../table/decide.ts';
import type { CommandId, PlayerId } from '../table/ids.ts';
import { snapshot } from '../table/snapshot.ts';
import { seatOf } from '../table/table.ts';
import type { Attendance } from './attendance.ts';
import { backlogStart, missedSince } from './catchUp.ts';
import type { Computer } from './computer.ts';
import { digestOf, playerIdOf } from './digest.ts';
import type { Door } from './door.ts';
import type { Gallery } from './gallery.ts';
import type { Ledger } from './ledger.ts';
import { Limits } from './limits.ts';
import type { Memory } from './memory.ts';
import { type Identity, shownBy, withoutSecrets } from './secrecy.ts';
import type { Session, Sockets } from './sockets.ts';

type Hello = Extract<ClientMessage, { readonly type: 'hello' }>;
type Asked = Extract<ClientMessage, { readonly type: 'command' }>;

const MALFORMED: ServerMessage = { type: 'error', code: 'malformed' };
const LIMITED: ServerMessage = { type: 'error', code: 'rate-limited' };
const TOO_MANY: Decision = err('rate-limited');
const BINARY: DecodedClientMessage = { kind: 'malformed', id: null };
const NOBODY: Identity = { player: null, keyLength: 0 };

/** Why a socket is closed with `CLOSE.gone`. */
export const NO_TABLE = 'no such table';

/** The parts of a table's object that a message may concern. */
export interface Staff {
  readonly ledger: Ledger;
  readonly sockets: Sockets;
  readonly attendance: Attendance;
  readonly computer: Computer;
  readonly door: Door;
  readonly gallery: Gallery;
  /** Words that no name may have. */
  readonly refusedWords: ReadonlySet<string>;
}

/**
 * Where a socket's frames arrive: each is decoded, decided, recorded, answered and told to the others without a pause, so that nothing
 * interleaves.
 */
export class Reception {
  readonly #ledger: Ledger;
  readonly #sockets: Sockets;
  readonly #attendance: Attendance;
  readonly #computer: Computer;
  readonly #door: Door;
  readonly #gallery: Gallery;
  readonly #limits = new Limits();
  readonly #refusedWords: ReadonlySet<string>;

  constructor({ ledger, sockets, attendance, computer, door, gallery, refusedWords }: Staff) {
    this.#ledger = ledger;
    this.#sockets = sockets;
    this.#attendance = attendance;
    this.#computer = computer;
    this.#door = door;
    this.#gallery = gallery;
    this.#refusedWords = refusedWords;
  }

  /** Sees to one frame. What time has made happen at the table is recorded already. */
  receive(socket: WebSocket, frame: string | ArrayBuffer, now: number): void {
    const session = this.#sockets.hear(socket, now);
    // A word from somebody who was absent.
    if (now - session.heard >= ABSENT_AFTER) this.#attendance.changed();
    const { memory } = this.#ledger;
    const identity = session.state === 'new' ? NOBODY : session;
    const { player } = identity;
    const decoded = typeof frame === 'string' ? this.#read(frame, identity) : BINARY;
    if (!memory) {
      this.#sockets.close(socket, CLOSE.gone, NO_TABLE);
    } else if (this.#isAnsweredAgain(socket, memory, commandIdOf(decoded), player)) {
      return;
    } else if (decoded.kind !== 'message') {
      this.#refuse(socket, session, refusal(decoded, memory.seq), now);
      if (decoded.kind === 'incompatible') this.#sockets.close(socket, CLOSE.incompatible, 'incompatible');
    } else if (decoded.message.type === 'hello') {
      this.#admit(socket, session, memory, decoded.message, now);
    } else if (session.state === 'new') {
      this.#refuse(socket, session, MALFORMED, now);
    } else {
      this.#obey(socket, memory, decoded.message, player, now);
    }
  }

  /** What a frame says; malformed where it would tell what nobody may hear. */
  #read(frame: string, identity: Identity): DecodedClientMessage {
    const invite = this.#ledger.memory?.table.settings.invite ?? null;
    return withoutSecrets(decodeClientMessage(frame), identity, invite);
  }

  /** Says what is wrong with a frame, or only that there were too many. */
  #refuse(socket: WebSocket, session: Session, answer: ServerMessage, now: number): void {
    // Before hello there is nobody whose commands could be rejected.
    const fitting = answer.type === 'reject' && session.state === 'new' ? MALFORMED : answer;
    const isTooMany = !this.#limits.mayErr(socket, now) && 'code' in fitting;
    this.#sockets.send(socket, isTooMany ? { ...fitting, code: 'rate-limited' } : fitting);
  }

  /** Lets somebody in who says hello, if they may. A socket that gets no further is closed, so that its client comes back later. */
  #admit(socket: WebSocket, before: Session, memory: Memory, hello: Hello, now: number): void {
    const { table } = memory;
    const player = hello.key === undefined ? null : playerIdOf(hello.key);
    const mayStay =
      this.#limits.mayEnter(socket, seatOf(table, player), now) &&
      this.#door.letStay(socket, player, table, now);
    if (mayStay) {
      this.#welcome(socket, memory, hello, player, now);
      this.#gallery.greeted(socket, before, memory);
    } else {
      this.#sockets.send(socket, LIMITED);
      if (before.state === 'new') this.#sockets.turnAway(socket);
    }
  }

  #welcome(
    socket: WebSocket,
    memory: Memory,
    { key, since }: Hello,
    player: PlayerId | null,
    now: number,
  ): void {
    const { table, seq } = memory;
    const keyLength = key?.length ?? 0;
    this.#sockets.keep(socket, {
      state: 'greeted',
      player,
      keyLength,
      heard: now,
      told: null,
      proposal: null,
    });
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
        : { type: 'events', events: this.#ledger.eventsAfter(start) },
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

  /** What `decide` cannot know by itself of a command: the hash of what it shows, who is away at this very moment, which words are refused. */
  #contextOf(command: Command, memory: Memory, player: PlayerId | null, now: number): Context {
    const shown = shownBy(command);
    return {
      player,
      now,
      ...(shown !== undefined && { digest: digestOf(shown) }),
      ...(command.type === 'claim' && { away: this.#attendance.callRoll(memory, now) }),
      ...(command.type === 'sit' && { refusedWords: this.#refusedWords }),
    };
  }

  /** Answers a command exactly once, and tells everyone what it made happen. */
  #obey(socket: WebSocket, memory: Memory, asked: Asked, player: PlayerId | null, now: number): void {
    const { id, command } = asked;
    const cause = player === null ? undefined : { player, id };
    const decided = decide(memory.table, command, this.#contextOf(command, memory, player, now));
    const judged = { command, decision: decided, seat: seatOf(memory.table, player) };
    const decision = this.#limits.mayStand(socket, judged, now) ? decided : TOO_MANY;
    if (decision.ok) {
      const events = this.#ledger.record(decision.value, now, cause);
      this.#sockets.send(socket, { type: 'ack', id, seq: memory.seq + events.length });
      this.#sockets.broadcastEvents(events);
      this.#gallery.hear(socket, command, this.#ledger.memory ?? memory);
      return;
    }
    if (decision.error === 'stale') {
      const ply = 'ply' in command ? command.ply : 0;
      const game = this.#ledger.eventsAfter(memory.gameStart - 1);
      this.#sockets.send(socket, { type: 'events', events: missedSince(ply, game) });
    }
    this.#sockets.send(socket, { type: 'reject', id, code: decision.error, seq: memory.seq });
  }
}
