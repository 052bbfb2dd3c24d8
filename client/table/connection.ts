import { encode } from '../../protocol/codec.ts';
import { CLOSE, PING_EVERY, PONG_WITHIN, PROTOCOL_VERSION } from '../../protocol/messages.ts';
import type { Command } from '../../table/commands.ts';
import type { CommandId, Key } from '../../table/ids.ts';
import type { Table } from '../../table/table.ts';
import { retryDelay } from './backoff.ts';
import type { Heard, Message, Read } from './heard.ts';
import { lagOf, type RoundTrips, withTrip } from './roundTrips.ts';

/** A socket that has not got so far as a welcome in this time is given up, in milliseconds. */
export const WELCOME_WITHIN = 10_000;
/** The first ping after a welcome goes out so soon, in milliseconds: it measures the way before the first moves are made. */
export const FIRST_PING = 3_000;
/** So many frames in a row that cannot be read, and no event between them, mean a server that this page does not understand. */
export const UNREADABLE_LIMIT = 3;

/** How the connection stands. Each state carries only what belongs to it. */
export type Status =
  /** The first attempt is under way. */
  | { readonly state: 'connecting' }
  | { readonly state: 'live' }
  /** Between attempts or in one; `attempt` counts from 1 since the connection last proved to work. */
  | { readonly state: 'waiting'; readonly attempt: number }
  /** Over for good: no table here, or a server whose messages this page cannot read. */
  | { readonly state: 'closed'; readonly reason: 'gone' | 'incompatible' };

/** Who is told of the conversation; `Known` is what `read` makes of a snapshot. */
export interface Listener<Known = Table> {
  /** Reads a frame; never throws. */
  readonly read: (frame: string) => Read<Known>;
  readonly status: (status: Status) => void;
  readonly heard: (message: Heard<Known>) => void;
}

/** What a socket tells; `code` is the close code of RFC 6455 or of the protocol (`CLOSE`). */
export interface LinkEvents {
  readonly opened: () => void;
  readonly received: (text: string) => void;
  readonly closed: (code: number) => void;
}

/** One WebSocket, reduced to what is used. Closing it twice does no harm. */
export interface Link {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** What the connection needs of the world; `world.ts` has the real one. */
export interface World {
  /** Opens a socket to the table; its events come later, never during the call. */
  readonly open: (events: LinkEvents) => Link;
  /** Whether there is no such table; asked when a socket closed before the welcome. False when unsure. */
  readonly isGone: () => Promise<boolean>;
  /** Calls back after so many milliseconds, unless the returned function is called first. */
  readonly later: (milliseconds: number, callback: () => void) => () => void;
  /** Milliseconds since some moment, by a clock that never jumps. */
  readonly now: () => number;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  /** A text that no command of this key has had before. */
  readonly commandId: () => CommandId;
}

/**
 * Keeps one conversation with a table going over as many sockets as it takes.
 *
 * A command is kept until it is acknowledged or rejected and goes out again, under its old id and in
 * its old order, on every new socket; the server answers an id that it knows with its first ack.
 * One that the server fails at closes every socket right after the welcome, so only what comes later, a pong
 * or an answer, makes the waits short again.
 */
export class Connection<Known = Table> {
  /** Who we are; undefined for somebody who only watches. The table learns of another one by `check`. */
  key: Key | undefined;

  readonly #world: World;
  readonly #listener: Listener<Known>;

  #status: Status = { state: 'connecting' };
  /** The last event that the listener has heard; undefined until a snapshot tells where we are. */
  #seq: number | undefined;
  readonly #unsettled = new Map<CommandId, Command>();

  #link: Link | undefined;
  /** How often it has failed since it last worked; a welcome alone does not show that it works. */
  #failures = 0;
  #unreadable = 0;
  /** The one timer outside a live connection: for the next attempt, or for the welcome to come. */
  #cancelAttempt: (() => void) | undefined;
  #cancelPing: (() => void) | undefined;
  #cancelPong: (() => void) | undefined;
  #pingedAt = 0;
  #trips: RoundTrips = [];

  constructor(world: World, key: Key | undefined, listener: Listener<Known>) {
    this.#world = world;
    this.key = key;
    this.#listener = listener;
  }

  /** Connects, at once, dropping any socket there is: after sleep an old one may look open and be dead. */
  renew(): void {
    if (this.#status.state === 'closed') return;
    if (this.#status.state === 'live') this.#become({ state: 'waiting', attempt: 1 });
    this.#drop();
    this.#connect();
  }

  /**
   * Finds out soon whether the connection still works, and ends a wait for the next attempt. A device that slept has counted no time
   * meanwhile, so the table is asked for another welcome, which tells what time it is.
   */
  check(): void {
    if (this.#status.state === 'live') {
      this.#ping();
      this.#sayHello();
    } else if (this.#link === undefined) this.renew();
  }

  /** Lets go of socket and timers; `renew` takes up again. */
  stop(): void {
    this.#drop();
  }

  /** Sends a command as soon as it can be sent, and again until it is answered. */
  send(command: Command): CommandId {
    const id = this.#world.commandId();
    this.#unsettled.set(id, command);
    if (this.#status.state === 'live') this.#sendCommand(id, command);
    return id;
  }

  /** How long a message takes there and back on this socket, in milliseconds; undefined before that was measured. */
  lag(): number | undefined {
    return lagOf(this.#trips);
  }

  #become(status: Status): void {
    this.#status = status;
    this.#listener.status(status);
  }

  #connect(): void {
    const link = this.#world.open({
      opened: () => link === this.#link && this.#sayHello(),
      received: (text) => link === this.#link && this.#receive(text),
      closed: (code) => link === this.#link && this.#lost(code),
    });
    this.#link = link;
    this.#cancelAttempt = this.#world.later(WELCOME_WITHIN, () => this.#retryLater());
  }

  /** Forgets the socket: nothing that it still says is heard. */
  #drop(): void {
    this.#cancelAttempt?.();
    this.#cancelAttempt = undefined;
    this.#cancelPing?.();
    this.#cancelPong?.();
    this.#cancelPong = undefined;
    const link = this.#link;
    this.#link = undefined;
    link?.close();
  }

  #close(reason: 'gone' | 'incompatible'): void {
    this.#drop();
    this.#become({ state: 'closed', reason });
  }

  #lost(code: number): void {
    const welcomed = this.#status.state === 'live';
    if (code === CLOSE.incompatible) this.#close('incompatible');
    else if (code === CLOSE.gone) this.#close('gone');
    else this.#retryLater();
    if (!welcomed) void this.#giveUpIfGone();
  }

  /** A browser does not tell why a socket was refused, so a plain request asks whether the table is there. */
  async #giveUpIfGone(): Promise<void> {
    const gone = await this.#world.isGone();
    // Whoever has stopped meanwhile waits for nothing.
    if (gone && this.#cancelAttempt && this.#status.state === 'waiting') this.#close('gone');
  }

  #retryLater(): void {
    this.#drop();
    const delay = retryDelay(this.#failures, this.#world.random());
    this.#failures += 1;
    this.#become({ state: 'waiting', attempt: this.#failures });
    this.#cancelAttempt = this.#world.later(delay, () => this.#connect());
  }

  #sayHello(): void {
    const { key } = this;
    const since = this.#seq === undefined ? {} : { since: this.#seq };
    this.#link?.send(encode({ type: 'hello', v: PROTOCOL_VERSION, ...(key && { key }), ...since }));
  }

  /** Asks for a snapshot: what we hold and what the server says do not fit together. */
  #askAnew(): void {
    this.#seq = undefined;
    this.#sayHello();
  }

  #sendCommand(id: CommandId, command: Command): void {
    this.#link?.send(encode({ type: 'command', id, command }));
  }

  #ping(): void {
    this.#cancelPing?.();
    if (this.#cancelPong === undefined) {
      this.#pingedAt = this.#world.now();
      this.#link?.send('ping');
      this.#cancelPong = this.#world.later(PONG_WITHIN, () => this.#retryLater());
    }
    this.#cancelPing = this.#world.later(PING_EVERY, () => this.#ping());
  }

  #receive(text: string): void {
    if (text === 'pong') {
      this.#failures = 0;
      if (this.#cancelPong) this.#trips = withTrip(this.#trips, this.#world.now() - this.#pingedAt);
      this.#cancelPong?.();
      this.#cancelPong = undefined;
      return;
    }
    const read = this.#listener.read(text);
    switch (read.kind) {
      case 'message':
        this.#hear(read.message);
        break;
      case 'unknown':
        break;
      case 'unknown-event':
        if (this.#seq !== undefined) this.#askAnew();
        break;
      case 'malformed':
        this.#unreadable += 1;
        if (this.#unreadable >= UNREADABLE_LIMIT) this.#close('incompatible');
        else this.#askAnew();
        break;
      case 'foreign':
        this.#close('incompatible');
    }
  }

  #hear(message: Message<Known>): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'snapshot':
        this.#seq = message.seq;
        this.#listener.heard(message);
        break;
      case 'events':
        this.#hearEvents(message);
        break;
      case 'ack':
      case 'reject':
        this.#failures = 0;
        if (this.#unsettled.delete(message.id)) this.#listener.heard(message);
        break;
      case 'presence':
      case 'suggestion':
      case 'reaction':
      case 'error':
        this.#listener.heard(message);
        break;
      case 'incompatible':
        this.#close('incompatible');
    }
  }

  #welcome(message: Heard & { readonly type: 'welcome' }): void {
    this.#cancelAttempt?.();
    this.#listener.heard(message);
    if (this.#status.state !== 'live') {
      this.#become({ state: 'live' });
      this.#trips = [];
      this.#cancelPing = this.#world.later(FIRST_PING, () => this.#ping());
      for (const [id, command] of this.#unsettled) this.#sendCommand(id, command);
    }
  }

  #hearEvents(message: Heard & { readonly type: 'events' }): void {
    const known = this.#seq;
    if (known === undefined) return; // A snapshot is on its way and holds them.
    const events = message.events.filter((event) => event.seq > known);
    const last = events.at(-1);
    if (last === undefined) return;
    if (events.some((event, index) => event.seq !== known + 1 + index)) {
      this.#askAnew();
      return;
    }
    this.#seq = last.seq;
    this.#unreadable = 0;
    this.#listener.heard({ type: 'events', events });
  }
}
