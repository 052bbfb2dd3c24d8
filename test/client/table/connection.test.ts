import { beforeEach, describe, expect, it } from 'vitest';
import { UNREADABLE_LIMIT } from '../../../client/table/connection.ts';
import {
  type Conversation,
  commandsOf,
  converse,
  eventsFrom,
  HEARD_SNAPSHOT,
  hellosOf,
  MOVE,
  RESIGN,
  SNAPSHOT,
  welcome,
} from './conversation.ts';
import { type FakeLink, KEY } from './world.ts';

let world: Conversation['world'];
let heard: Conversation['heard'];
let connection: Conversation['connection'];
let goLive: Conversation['goLive'];

beforeEach(() => {
  ({ world, heard, connection, goLive } = converse());
});

const seqsHeard = () =>
  heard.messages.flatMap((message) =>
    message.type === 'events' ? message.events.map(({ seq }) => seq) : [],
  );

describe('a connection to a table', () => {
  it('says hello with its key and nothing else before the welcome', () => {
    connection.send(MOVE);
    world.last().opens();
    expect(world.last().messages()).toEqual([{ type: 'hello', v: 1, key: KEY }]);
  });

  it('is live with the welcome', () => {
    goLive();
    expect(heard.statuses).toEqual([{ state: 'live' }]);
    expect(heard.messages).toEqual([welcome(4), HEARD_SNAPSHOT]);
  });

  it('sends a command at once when live, and once', () => {
    const link = goLive();
    const id = connection.send(MOVE);
    expect(commandsOf(link)).toEqual([{ type: 'command', id, command: MOVE }]);
  });

  describe('commands that were not answered', () => {
    it('go out again after the welcome, by the same ids and in the same order', async () => {
      const first = goLive();
      connection.send(MOVE);
      first.dies();
      connection.send(RESIGN);
      await world.pass(1000);
      world.last().opens();
      expect(commandsOf(world.last())).toEqual([]);
      world.last().says(welcome(4));
      const again = commandsOf(world.last());
      expect(again.map((message) => (message.type === 'command' ? message.command : message))).toEqual([
        MOVE,
        RESIGN,
      ]);
      expect(again[0]).toEqual(commandsOf(first)[0]);
    });

    it('do not go out again once they are acknowledged or rejected', async () => {
      const link = goLive();
      const move = connection.send(MOVE);
      const resign = connection.send(RESIGN);
      link.says(
        { type: 'ack', id: move, seq: 5 },
        { type: 'reject', id: resign, code: 'not-started', seq: 5 },
      );
      link.dies();
      await world.pass(1000);
      world.last().opens();
      world.last().says(welcome(4));
      expect(commandsOf(world.last())).toEqual([]);
    });

    it('are settled once, however often the answer comes', () => {
      const link = goLive();
      const id = connection.send(MOVE);
      const ack = { type: 'ack', id, seq: 5 } as const;
      link.says(ack, ack, { type: 'reject', id, code: 'stale', seq: 5 });
      expect(heard.messages.slice(2)).toEqual([ack]);
    });
  });

  describe('events', () => {
    it('are passed on once, in order', () => {
      const link = goLive();
      link.says(eventsFrom(5, 5), eventsFrom(4, 6), eventsFrom(6, 6), eventsFrom(7, 7));
      expect(seqsHeard()).toEqual([5, 6, 7]);
    });

    it('with a gap are not passed on: a snapshot is asked for, without since', () => {
      const link = goLive();
      link.says(eventsFrom(6, 6));
      expect(seqsHeard()).toEqual([]);
      expect(hellosOf(link)).toHaveLength(2);
      expect(hellosOf(link)[1]).toEqual({ type: 'hello', v: 1, key: KEY });
    });

    it('are left alone until the snapshot that was asked for has come', () => {
      const link = goLive();
      link.says(eventsFrom(6, 6), eventsFrom(7, 7));
      expect(hellosOf(link)).toHaveLength(2);
      link.says(welcome(6), { ...SNAPSHOT, seq: 6 }, eventsFrom(7, 7));
      expect(seqsHeard()).toEqual([7]);
    });

    it('that come along with a stale move are passed on, whichever comes first', () => {
      const link = goLive();
      const id = connection.send(MOVE);
      link.says(eventsFrom(5, 6), { type: 'reject', id, code: 'stale', seq: 6 });
      expect(seqsHeard()).toEqual([5, 6]);
      expect(heard.messages.at(-1)).toEqual({ type: 'reject', id, code: 'stale', seq: 6 });
    });

    it('of an unknown kind lead to a fresh snapshot', () => {
      const link = goLive();
      link.says({ type: 'events', events: [{ seq: 5, at: 1, type: 'danced' }] } as { type: string });
      expect(hellosOf(link)[1]).toEqual({ type: 'hello', v: 1, key: KEY });
      expect(heard.statuses.at(-1)).toEqual({ state: 'live' });
    });
  });

  describe('what is not for this page', () => {
    it('passes over messages of an unknown type', () => {
      const link = goLive();
      link.says({ type: 'fireworks' });
      expect(heard.messages).toHaveLength(2);
      expect(hellosOf(link)).toHaveLength(1);
    });

    it.each([
      { name: 'the message', act: (link: FakeLink) => link.says({ type: 'incompatible', v: 2 }) },
      { name: 'close 4400', act: (link: FakeLink) => link.dies(4400) },
    ])('is over with another version, told by $name', async ({ act }) => {
      world.last().opens();
      act(world.last());
      expect(heard.statuses.at(-1)).toEqual({ state: 'closed', reason: 'incompatible' });
      connection.renew();
      connection.check();
      await world.pass(60_000);
      expect(world.links).toHaveLength(1);
    });

    it.each([
      { name: 'before the welcome', arrive: () => world.last() },
      { name: 'after it', arrive: () => goLive() },
    ])('is over with close 4404, $name', async ({ arrive }) => {
      arrive().dies(4404);
      expect(heard.statuses.at(-1)).toEqual({ state: 'closed', reason: 'gone' });
      await world.pass(60_000);
      expect(world.links).toHaveLength(1);
    });

    it('is over where there is no such table', async () => {
      world.gone = true;
      world.last().dies();
      await world.pass(60_000);
      expect(heard.statuses.at(-1)).toEqual({ state: 'closed', reason: 'gone' });
      expect(world.links).toHaveLength(1);
    });

    it('does not say so to whoever has stopped before that was known', async () => {
      world.gone = true;
      world.last().dies();
      connection.stop();
      const { length } = heard.statuses;
      await world.pass(60_000);
      expect(heard.statuses).toHaveLength(length);
    });

    it('goes on trying where the server is only away', async () => {
      world.last().dies();
      await world.pass(1000);
      expect(world.links.length).toBeGreaterThan(1);
    });

    it.each([
      { name: 'by rules that it does not know', table: { ...SNAPSHOT.table, rules: 'martian' } },
      { name: 'with a move that it cannot make', table: { ...SNAPSHOT.table, moves: ['a1-h8'], ply: 1 } },
    ])('is over, and stays so, with a table $name', async ({ table }) => {
      const link = goLive();
      const before = heard.messages.length;
      link.says({ ...SNAPSHOT, table });
      expect(link.isClosed()).toBe(true);
      connection.renew();
      await world.pass(60_000);
      expect(heard.statuses.at(-1)).toEqual({ state: 'closed', reason: 'incompatible' });
      expect(heard.messages).toHaveLength(before);
      expect(world.links).toHaveLength(1);
    });

    it('asks a few times for something readable, then gives up', () => {
      const link = goLive();
      for (let time = 1; time < UNREADABLE_LIMIT; time += 1) link.saysText('{"type":"snapshot"}');
      expect(hellosOf(link)).toHaveLength(UNREADABLE_LIMIT);
      expect(heard.statuses.at(-1)).toEqual({ state: 'live' });
      link.saysText('{"type":"snapshot"}');
      expect(hellosOf(link)).toHaveLength(UNREADABLE_LIMIT);
      expect(heard.statuses.at(-1)).toEqual({ state: 'closed', reason: 'incompatible' });
    });
  });
});
