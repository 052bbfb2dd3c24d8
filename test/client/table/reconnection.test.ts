import { beforeEach, describe, expect, it } from 'vitest';
import { FIRST_PING, WELCOME_WITHIN } from '../../../client/table/connection.ts';
import { PING_EVERY, PONG_WITHIN } from '../../../protocol/messages.ts';
import { type Conversation, commandsOf, converse, eventsFrom, MOVE, welcome } from './conversation.ts';
import { KEY } from './world.ts';

let world: Conversation['world'];
let heard: Conversation['heard'];
let connection: Conversation['connection'];
let goLive: Conversation['goLive'];

beforeEach(() => {
  ({ world, heard, connection, goLive } = converse());
});

describe('a connection that fails', () => {
  describe('losing the socket', () => {
    it('comes back after a jittered wait and asks for what it missed', async () => {
      goLive().dies();
      expect(heard.statuses.at(-1)).toEqual({ state: 'waiting', attempt: 1 });
      await world.pass(374);
      expect(world.links).toHaveLength(1);
      await world.pass(1);
      expect(world.links).toHaveLength(2);
      world.last().opens();
      expect(world.last().messages()).toEqual([{ type: 'hello', v: 1, key: KEY, since: 4 }]);
      world.last().says(welcome(6), eventsFrom(5, 6));
      expect(heard.statuses.at(-1)).toEqual({ state: 'live' });
      expect(heard.messages.at(-1)).toEqual(eventsFrom(5, 6));
    });

    it('waits longer after every failure and short again after a success', async () => {
      goLive().dies();
      await world.pass(375);
      world.last().dies();
      expect(heard.statuses.at(-1)).toEqual({ state: 'waiting', attempt: 2 });
      await world.pass(749);
      expect(world.links).toHaveLength(2);
      await world.pass(1);
      expect(world.links).toHaveLength(3);
      const link = goLive();
      await world.pass(FIRST_PING);
      link.saysText('pong');
      link.dies();
      expect(heard.statuses.at(-1)).toEqual({ state: 'waiting', attempt: 1 });
    });

    it('waits longer and longer where the server fails at what is sent again', async () => {
      connection.send(MOVE);
      for (const wait of [375, 750, 1500, 3000]) {
        goLive().dies(1011);
        const sockets = world.links.length;
        await world.pass(wait - 1);
        expect(world.links).toHaveLength(sockets);
        await world.pass(1);
        expect(world.links).toHaveLength(sockets + 1);
      }
    });

    it.each(['ack', 'reject'] as const)('waits shortly again after an answer: %s', async (type) => {
      const id = connection.send(MOVE);
      goLive().dies(1011);
      await world.pass(375);
      goLive().says(type === 'ack' ? { type, id, seq: 5 } : { type, id, code: 'stale', seq: 5 });
      world.last().dies();
      expect(heard.statuses.at(-1)).toEqual({ state: 'waiting', attempt: 1 });
    });

    it('gives up a socket that never gets to the welcome', async () => {
      world.last().opens();
      await world.pass(WELCOME_WITHIN);
      expect(world.links[0]?.isClosed()).toBe(true);
      expect(heard.statuses).toEqual([{ state: 'waiting', attempt: 1 }]);
    });

    it('hears nothing more of a socket that it gave up', async () => {
      const dead = goLive();
      connection.renew();
      const before = heard.messages.length;
      dead.says(eventsFrom(5, 5));
      dead.dies();
      expect(heard.messages).toHaveLength(before);
      expect(world.links).toHaveLength(2);
    });
  });

  describe('the heartbeat', () => {
    it('pings with the literal text and is content with a pong', async () => {
      const link = goLive();
      await world.pass(FIRST_PING);
      expect(link.sent.filter((text) => text === 'ping')).toHaveLength(1);
      link.saysText('pong');
      await world.pass(PING_EVERY);
      expect(link.sent.filter((text) => text === 'ping')).toHaveLength(2);
      expect(heard.statuses.at(-1)).toEqual({ state: 'live' });
    });

    it('drops a socket without a pong', async () => {
      const link = goLive();
      await world.pass(FIRST_PING + PONG_WITHIN - 1);
      expect(link.isClosed()).toBe(false);
      await world.pass(1);
      expect(link.isClosed()).toBe(true);
      expect(heard.statuses.at(-1)).toEqual({ state: 'waiting', attempt: 1 });
    });

    it('measures the way there and back, the shortest of the last five', async () => {
      const link = goLive();
      expect(connection.lag()).toBeUndefined();
      await world.pass(FIRST_PING);
      const lags: (number | undefined)[] = [];
      for (const way of [80, 120, 60, 300, 300, 300, 300, 300]) {
        await world.pass(way);
        link.saysText('pong');
        lags.push(connection.lag());
        await world.pass(PING_EVERY - way);
      }
      expect(lags).toEqual([80, 80, 60, 60, 60, 60, 60, 300]);
    });

    it('knows nothing of the way on a new socket, and learns nothing from a pong that nobody asked for', async () => {
      const link = goLive();
      await world.pass(FIRST_PING + 40);
      link.saysText('pong');
      link.saysText('pong');
      expect(connection.lag()).toBe(40);
      link.dies();
      await world.pass(1000);
      const next = goLive();
      expect(connection.lag()).toBeUndefined();
      next.saysText('pong');
      expect(connection.lag()).toBeUndefined();
    });

    it('stops with the socket', async () => {
      const link = goLive();
      connection.stop();
      await world.pass(10 * PING_EVERY);
      expect(link.sent).not.toContain('ping');
      expect(world.links).toHaveLength(1);
    });
  });

  describe('waking up', () => {
    it('takes a new socket at once when the page or the network is back', () => {
      const frozen = goLive();
      connection.renew();
      expect(frozen.isClosed()).toBe(true);
      expect(world.links).toHaveLength(2);
      expect(heard.statuses.at(-1)).toEqual({ state: 'waiting', attempt: 1 });
    });

    it('does not sit out a wait when somebody looks again', () => {
      goLive().dies();
      connection.check();
      expect(world.links).toHaveLength(2);
      connection.check();
      expect(world.links).toHaveLength(2);
    });

    it('asks what time it is when somebody looks again, and sends nothing twice', () => {
      const link = goLive();
      connection.send(MOVE);
      connection.check();
      expect(link.messages().slice(1)).toEqual([
        expect.objectContaining({ type: 'command', command: MOVE }),
        { type: 'hello', v: 1, key: KEY, since: 4 },
      ]);
      const again = { ...welcome(4), at: 60_000 };
      link.says(again, { type: 'events', events: [] });
      expect(heard.messages.at(-1)).toEqual(again);
      expect(commandsOf(link)).toHaveLength(1);
      expect(heard.statuses.at(-1)).toEqual({ state: 'live' });
    });

    it('pings a live socket when somebody looks again', async () => {
      const link = goLive();
      connection.check();
      connection.check();
      expect(link.sent.filter((text) => text === 'ping')).toHaveLength(1);
      await world.pass(PONG_WITHIN);
      expect(link.isClosed()).toBe(true);
    });
  });
});
