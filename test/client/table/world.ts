import type { Link, LinkEvents, Listener, Status, World } from '../../../client/table/connection.ts';
import { readFrame } from '../../../client/table/frames.ts';
import type { Heard } from '../../../client/table/heard.ts';
import type { ClientMessage, ServerMessage } from '../../../protocol/messages.ts';
import { isCommandId, isKey } from '../../../table/ids.ts';

/** The server's end of one socket that the connection opened. */
export interface FakeLink {
  readonly sent: readonly string[];
  readonly isClosed: () => boolean;
  readonly opens: () => void;
  readonly says: (...messages: readonly (ServerMessage | { readonly type: string })[]) => void;
  readonly saysText: (text: string) => void;
  readonly dies: (code?: number) => void;
  /** What was sent as messages, without pings. */
  readonly messages: () => readonly ClientMessage[];
}

export interface FakeWorld extends World {
  readonly links: readonly FakeLink[];
  readonly last: () => FakeLink;
  /** Lets time pass; timers fire in their order. */
  readonly pass: (milliseconds: number) => Promise<void>;
  gone: boolean;
}

const fakeLink = (events: LinkEvents): { readonly near: Link; readonly far: FakeLink } => {
  const sent: string[] = [];
  let closed = false;
  const far: FakeLink = {
    sent,
    isClosed: () => closed,
    opens: () => events.opened(),
    says: (...messages) => {
      for (const message of messages) events.received(JSON.stringify(message));
    },
    saysText: (text) => events.received(text),
    dies: (code = 1006) => events.closed(code),
    messages: () => sent.filter((text) => text !== 'ping').map((text): ClientMessage => JSON.parse(text)),
  };
  const near: Link = {
    send: (text) => {
      if (closed) throw new Error('sent on a closed socket');
      sent.push(text);
    },
    close: () => {
      closed = true;
    },
  };
  return { near, far };
};

const promisesSettle = () => new Promise((done) => setImmediate(done));

/** A world without a network or a clock of its own. */
export const fakeWorld = (): FakeWorld => {
  const links: FakeLink[] = [];
  const timers = new Map<number, { readonly at: number; readonly callback: () => void }>();
  let now = 0;
  let count = 0;
  const world: FakeWorld = {
    links,
    gone: false,
    last: () => {
      const link = links.at(-1);
      if (link === undefined) throw new Error('no socket was opened');
      return link;
    },
    open: (events) => {
      const { near, far } = fakeLink(events);
      links.push(far);
      return near;
    },
    isGone: async () => world.gone,
    later: (milliseconds, callback) => {
      count += 1;
      const timer = count;
      timers.set(timer, { at: now + milliseconds, callback });
      return () => timers.delete(timer);
    },
    now: () => now,
    random: () => 0.5,
    commandId: () => {
      count += 1;
      const id = `c${count}`;
      if (!isCommandId(id)) throw new Error('no command id');
      return id;
    },
    pass: async (milliseconds) => {
      const end = now + milliseconds;
      await promisesSettle();
      for (;;) {
        const [next] = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
        if (next === undefined) break;
        const [timer, { at, callback }] = next;
        timers.delete(timer);
        now = at;
        callback();
        await promisesSettle();
      }
      now = end;
    },
  };
  return world;
};

/** Notes down what the connection says. */
export const recorder = (): Listener & { readonly statuses: Status[]; readonly messages: Heard[] } => {
  const statuses: Status[] = [];
  const messages: Heard[] = [];
  return {
    statuses,
    messages,
    read: readFrame,
    status: (status) => statuses.push(status),
    heard: (message) => messages.push(message),
  };
};

export const KEY = (() => {
  const key = 'k'.repeat(43);
  if (!isKey(key)) throw new Error('no key');
  return key;
})();
