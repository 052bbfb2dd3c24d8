import { err } from '../engine/result.ts';
import { commandIdOf, type DecodedClientMessage, decodeClientMessage, refusal } from '../protocol/codec.ts';
import { CLOSE, type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '../protocol/messages.ts';
import type { Command } from '../table/commands.ts';
import { type Context, type Decision, decide } from '../table/decide.ts';
import type { Happening } from '../table/events.ts';
import type { CommandId, PlayerId } from '../table/ids.ts';
import { snapshot } from '../table/snapshot.ts';
import { computerSide, seatOf } from '../table/table.ts';
import type { Attendance } from './attendance.ts';
import { backlogStart, MAX_BACKLOG, missedSince } from './catchUp.ts';
import type { Computer } from './computer.ts';
import { digestOf, playerIdOf } from './digest.ts';
import type { Door } from './door.ts';
import type { Gallery } from './gallery.ts';
import type { Ledger } from './ledger.ts';
import { HASHES_PER_TRY, Limits } from './limits.ts';
import type { Memory } from './memory.ts';
import { isSilent } from './presence.ts';
import { type Identity, type Scan, scanOf, shownBy } from './secrecy.ts';
import type { Greeted, Session, Sockets } from './sockets.ts';

type Hello = Extract<ClientMessage, { readonly type: 'hello' }>;
type Asked = Extract<ClientMessage, { readonly type: 'command' }>;
type Refused = Exclude<DecodedClientMessage, { readonly kind: 'message' }>;

const MALFORMED: ServerMessage = { type: 'error', code: 'malformed' };
const LIMITED: ServerMessage = { type: 'error', code: 'rate-limited' };
const TOO_MANY: Decision = err('rate-limited');
/** A binary frame, or a command before hello. */
const UNFIT: Refused = { kind: 'malformed', id: null };
const NOBODY: Identity = { player: null, keyLength: 0 };

/** Whether it costs no more to look through a frame than to refuse it. */
const isShort = ({ hashes }: Scan): boolean => hashes <= HASHES_PER_TRY;

/** The `seq` that a recorded command was first acknowledged with; undefined of any other. */
const firstAck = ({ receipts }: Memory, player: PlayerId | null, id: CommandId): number | undefined =>
  player === null ? undefined : receipts.find({ player, id });

/** Why a socket is closed with `CLOSE.gone`. */
export const NO_TABLE = 'no such table';

/** The parts of a table's object that a message may concern. */
interface Staff {
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
    if (isSilent(session, now)) this.#attendance.changed();
    const { memory } = this.#ledger;
    const identity = session.state === 'new' ? NOBODY : session;
    const decoded = typeof frame === 'string' ? decodeClientMessage(frame) : UNFIT;
    const id = commandIdOf(decoded);
    const first = memory && id !== null ? firstAck(memory, identity.player, id) : undefined;
    if (!memory) {
      this.#sockets.close(socket, CLOSE.gone, NO_TABLE);
    } else if (id !== null && first !== undefined) {
      // Whatever it says now; its id was looked through when it was recorded. Never refused: who asks again would take it for not done.
      this.#sockets.send(socket, { type: 'ack', id, seq: first });
    } else if (decoded.kind === 'message' && decoded.message.type === 'hello') {
      this.#admit(socket, session, memory, decoded.message, now);
    } else {
      const scan = scanOf(decoded, identity, memory.table.settings.invite);
      if (decoded.kind !== 'message') this.#refuse(socket, session, decoded, scan, now);
      else if (session.state === 'new') this.#refuse(socket, session, UNFIT, scan, now);
      else if (decoded.message.type === 'command')
        this.#obey(socket, session, memory, decoded.message, scan, now);
    }
  }

  /** Says what is wrong with a frame, or only that there were too many. */
  #refuse(socket: WebSocket, session: Session, refused: Refused, scan: Scan, now: number): void {
    const isPaid = this.#limits.chargeTry(socket, scan.hashes, now);
    if (isPaid || isShort(scan)) {
      this.#answerRefused(socket, session, scan.run() ?? refused, isPaid);
    } else {
      this.#sockets.send(socket, LIMITED);
    }
    if (refused.kind === 'incompatible') this.#sockets.close(socket, CLOSE.incompatible, 'incompatible');
  }

  #answerRefused(socket: WebSocket, session: Session, refused: Refused, isPaid: boolean): void {
    const answer = refusal(refused, this.#ledger.memory?.seq ?? 0);
    // Before hello there is nobody whose commands could be rejected.
    const fitting = answer.type === 'reject' && session.state === 'new' ? MALFORMED : answer;
    const isTooMany = !isPaid && 'code' in fitting;
    this.#sockets.send(socket, isTooMany ? { ...fitting, code: 'rate-limited' } : fitting);
  }

  /** Lets somebody in who says hello, if they may. A socket that gets no further is closed, so that its client comes back later. */
  #admit(socket: WebSocket, before: Session, memory: Memory, hello: Hello, now: number): void {
    const { table, seq } = memory;
    const player = hello.key === undefined ? null : playerIdOf(hello.key);
    const seat = seatOf(table, player);
    const start = backlogStart(hello.since, seq);
    const told = start === null ? table.game.moves.length : seq - start;
    const isPaid =
      before.state === 'new'
        ? this.#limits.chargeHello(socket, seat, now)
        : this.#limits.chargeHelloAgain(socket, seat, told, now);
    if (isPaid && this.#door.makeRoomFor(socket, player, table, now)) {
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

  /** Answers a command exactly once, and tells everyone what it made happen. What it costs is paid before it is looked through. */
  #obey(socket: WebSocket, session: Greeted, memory: Memory, asked: Asked, scan: Scan, now: number): void {
    const { table, seq } = memory;
    const { id, command } = asked;
    const decided = decide(table, command, this.#contextOf(command, memory, session.player, now));
    const judged = { command, decision: decided, seat: seatOf(table, session.player) };
    const isPaid = this.#limits.chargeCommand(socket, judged, scan.hashes, now);
    const decision = isPaid ? decided : TOO_MANY;
    if (!isPaid && !isShort(scan)) {
      // What was not looked through is not sent back, so not even its id.
      this.#sockets.send(socket, LIMITED);
      return;
    }
    const leak = scan.run();
    if (leak) {
      const isAffordable = decision.ok ? this.#limits.chargeTry(socket, scan.hashes, now) : isPaid;
      this.#answerRefused(socket, session, leak, isAffordable);
      // A move has cost nothing: whoever goes on with such ones has to go.
      if (decision.ok && !isAffordable) this.#sockets.turnAway(socket);
    } else if (decision.ok) {
      this.#perform(socket, session, memory, asked, decision.value, now);
    } else {
      if (decision.error === 'stale') this.#tellMissed(socket, memory, command, now);
      this.#sockets.send(socket, { type: 'reject', id, code: decision.error, seq });
    }
  }

  /** Stores what a command makes happen, and only then answers it and tells everyone. */
  #perform(
    socket: WebSocket,
    { player }: Greeted,
    memory: Memory,
    { id, command }: Asked,
    happenings: readonly Happening[],
    now: number,
  ): void {
    const events = this.#ledger.record(happenings, now, player === null ? undefined : { player, id });
    const after = this.#ledger.memory ?? memory;
    if (command.type === 'move') {
      // The computer agrees to everything at once: one person's moves and takebacks would pay for each other.
      if (computerSide(after.table) === null) this.#limits.rewardMove();
      this.#sockets.answered(socket);
    }
    this.#sockets.send(socket, { type: 'ack', id, seq: memory.seq + events.length });
    this.#sockets.broadcastEvents(events);
    this.#door.thinOut(socket, after.table, events);
    this.#gallery.hear(socket, command, after);
  }

  /** Tells what whoever met a `stale` has missed, if they have not been told too much already. */
  #tellMissed(socket: WebSocket, { seq, gameStart }: Memory, command: Command, now: number): void {
    const length = seq - gameStart + 1;
    if (!this.#limits.chargeRepeat(socket, Math.min(length, MAX_BACKLOG), now)) return;
    const ply = 'ply' in command ? command.ply : 0;
    const game = this.#ledger.eventsAfter(gameStart - 1);
    this.#sockets.send(socket, { type: 'events', events: missedSince(ply, game) });
  }
}
