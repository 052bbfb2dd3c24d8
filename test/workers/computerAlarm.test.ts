import { abortAllDurableObjects, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import type { TableId } from '../../table/ids.ts';
import { awaited, computerActs, countOf, move, offer, ring, tableOf } from './setup/computer.ts';
import { join, objectOf, type Peer } from './setup/people.ts';
import { alarmOf, inside, storedEvents } from './setup/storage.ts';
import { thinking } from './setup/thinking.ts';
import { later, SECOND, standStill } from './setup/time.ts';

/** How the computer thinks, watched. Restored after each test, as all that is spied upon. */
const watchMoves = () => vi.spyOn(thinking, 'chooseMove');
const answerDraws = (accept: boolean) => vi.spyOn(thinking, 'acceptsDraw').mockReturnValue(accept);

const lastOf = async (id: TableId) => JSON.parse((await storedEvents(id)).at(-1)?.happening ?? '{}');

describe('the computer moves once', () => {
  test('when the alarm fires twice, and again after sleep', async () => {
    const { id } = await awaited();
    later(10 * SECOND);
    await runInDurableObject(objectOf(id), async (object) => {
      await object.alarm();
      await object.alarm();
    });
    await evictDurableObject(objectOf(id));
    await ring(id);
    expect(await countOf(id, 'moved')).toBe(2);
  });

  test('when two alarms run at once', async () => {
    const { id } = await awaited();
    later(10 * SECOND);
    await runInDurableObject(objectOf(id), (object) => Promise.all([object.alarm(), object.alarm()]));
    expect(await countOf(id, 'moved')).toBe(2);
  });

  test('not before its time: an early alarm is armed again, strictly later', async () => {
    const { id } = await awaited();
    await ring(id);
    expect(await countOf(id, 'moved')).toBe(1);
    expect(await alarmOf(id)).toBeGreaterThan(Date.now());
    await computerActs(id);
    expect(await countOf(id, 'moved')).toBe(2);
  });

  test.each(['hibernate', 'close'] as const)(
    'evicted between its turn and its move, sockets: %s',
    async (webSockets) => {
      const { id, ann } = await awaited();
      await evictDurableObject(objectOf(id), { webSockets });
      await computerActs(id);
      expect(await countOf(id, 'moved')).toBe(2);
      const peer: Peer = webSockets === 'close' ? await join(id, 'ann', 5) : ann;
      const frames =
        webSockets === 'close' ? peer.frames.map((text) => JSON.parse(text)) : await peer.settled();
      expect(frames.filter(({ type }) => type === 'events')).toMatchObject([
        { events: [{ seq: 6, ply: 1 }] },
      ]);
    },
  );

  test('aborted between its turn and its move', async () => {
    const { id } = await awaited();
    await abortAllDurableObjects();
    await computerActs(id);
    expect(await countOf(id, 'moved')).toBe(2);
  });

  test('the same move, whenever it is asked: a fault after the search changes nothing', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const chooses = watchMoves();
    const { id } = await awaited({ level: 1 });
    later(10 * SECOND);
    await inside(id, ({ storage: { sql } }) => {
      const { exec } = sql;
      sql.exec = () => {
        sql.exec = exec;
        throw new Error('storage');
      };
    });
    const failed = await runInDurableObject(objectOf(id), (object) =>
      object.alarm().then(
        () => false,
        () => true,
      ),
    );
    expect([failed, await countOf(id, 'moved')]).toEqual([true, 1]);
    await evictDurableObject(objectOf(id));
    await ring(id);
    const [first, second] = chooses.mock.results;
    expect(first?.value.move).toEqual(second?.value.move);
    expect(chooses.mock.calls[0]).toEqual(chooses.mock.calls[1]);
    expect(chooses).toHaveBeenCalledTimes(2);
    expect(log).toHaveBeenCalled();
  });
});

describe('it thinks in the alarm alone', () => {
  test('not while anybody asks for anything, also when it is overdue', async () => {
    const chooses = watchMoves();
    const { id, ann } = await awaited();
    later(100 * SECOND);
    await tableOf(id);
    await ann.command('x', move(0, 'e3-e4'));
    await join(id, 'cem');
    expect(chooses).not.toHaveBeenCalled();
    expect(await countOf(id, 'moved')).toBe(1);
    await ring(id);
    expect(chooses).toHaveBeenCalledOnce();
    expect(await countOf(id, 'moved')).toBe(2);
  });

  test('and looks at a position once, however many come while it waits', async () => {
    const looks = vi.spyOn(thinking, 'thinkingTime');
    const { id, ann } = await awaited();
    const before = looks.mock.calls.length;
    for (let times = 0; times < 3; times++) await tableOf(id);
    await ann.command('x', move(0, 'e3-e4'));
    expect(looks.mock.calls.length).toBe(before);
  });

  test.each([
    ['asks for the table', (id: TableId) => tableOf(id)],
    ['joins', (id: TableId) => join(id, 'cem')],
  ] as const)('an alarm that was lost is armed strictly later when somebody %s', async (_, come) => {
    standStill();
    const { id } = await awaited();
    await inside(id, ({ storage }) => storage.deleteAlarm());
    await evictDurableObject(objectOf(id));
    later(100 * SECOND);
    await come(id);
    expect(await countOf(id, 'moved')).toBe(1);
    expect(await alarmOf(id)).toBeGreaterThan(Date.now());
    await ring(id);
    expect(await countOf(id, 'moved')).toBe(2);
  });

  test('and one that never fired, while the object was awake', async () => {
    standStill();
    const { id } = await awaited();
    await inside(id, ({ storage }) => storage.deleteAlarm());
    later(100 * SECOND);
    await tableOf(id);
    expect(await alarmOf(id)).toBeGreaterThan(Date.now());
  });
});

describe('what comes between its turn and its move', () => {
  test('a takeback: it has nothing to do', async () => {
    const { id, ann } = await awaited();
    expect((await ann.command('t', offer('takeback'))).message).toMatchObject({ type: 'ack', seq: 8 });
    await computerActs(id);
    expect(await tableOf(id)).toMatchObject({ ply: 0, turn: 'white', offers: [] });
    expect(await lastOf(id)).toEqual({ type: 'takenBack', ply: 0, by: 'white' });
    expect((await ann.command('m', move(0, 'e3-e4'))).message).toMatchObject({ type: 'ack' });
    await computerActs(id);
    expect((await tableOf(id)).ply).toBe(2);
  });

  test('a takeback and another move: it answers that one, in its own time', async () => {
    const { id, ann } = await awaited();
    later(10 * SECOND);
    await ann.command('t', offer('takeback'));
    await ann.command('m', move(0, 'e3-e4'));
    await ring(id);
    expect(await tableOf(id)).toMatchObject({ ply: 1, moves: ['e3-e4'] });
    await computerActs(id);
    expect(await tableOf(id)).toMatchObject({ ply: 2 });
  });

  test('a resignation: no move after the end', async () => {
    const { id, ann } = await awaited();
    await ann.command('r', { type: 'resign' });
    await computerActs(id);
    await computerActs(id);
    expect([await countOf(id, 'moved'), await countOf(id, 'ended')]).toEqual([1, 1]);
    expect((await tableOf(id)).outcome).toEqual({ winner: 'black', reason: 'resignation' });
  });

  test('its move: a takeback that was meant for one ply takes two', async () => {
    const { id, ann } = await awaited();
    await computerActs(id);
    await ann.command('t', offer('takeback'));
    expect(await tableOf(id)).toMatchObject({ ply: 0, turn: 'white' });
  });
});

describe('a draw offer is answered in the alarm', () => {
  test.each([
    ['accepted', true, { phase: 'finished', outcome: { winner: null, reason: 'agreement' } }],
    ['declined', false, { phase: 'playing', outcome: null, offers: [] }],
  ] as const)('%s, on one’s own turn', async (_, accepts, expected) => {
    const accepting = answerDraws(accepts);
    const { id, ann } = await awaited();
    await computerActs(id);
    await ann.settled();
    await ann.command('d', offer('draw'));
    expect((await tableOf(id)).offers).toEqual([{ offer: 'draw', by: 'white' }]);
    await ring(id);
    expect((await tableOf(id)).offers).toHaveLength(1);
    await computerActs(id);
    expect(await tableOf(id)).toMatchObject(expected);
    expect(accepting.mock.lastCall?.slice(1)).toEqual(['black', 1]);
    const code = accepts ? 'game-over' : 'too-soon';
    expect((await ann.command('d2', offer('draw'))).message).toMatchObject({ type: 'reject', code });
  });

  test('declined on its own turn, and then it moves', async () => {
    answerDraws(false);
    const { id, ann } = await awaited();
    await ann.command('d', offer('draw'));
    await ann.settled();
    await computerActs(id);
    expect(await ann.settled()).toMatchObject([
      { type: 'events', events: [{ seq: 7, type: 'answered', offer: 'draw', by: 'black', accept: false }] },
      { type: 'events', events: [{ seq: 8, type: 'moved', ply: 1 }] },
    ]);
  });

  test('accepted on its own turn: no move', async () => {
    answerDraws(true);
    const { id, ann } = await awaited();
    await ann.command('d', offer('draw'));
    await computerActs(id);
    expect(await lastOf(id)).toEqual({ type: 'ended', outcome: { winner: null, reason: 'agreement' } });
    expect(await countOf(id, 'moved')).toBe(1);
  });

  test('over and over does not put its move off', async () => {
    answerDraws(false);
    const { id, ann } = await awaited();
    const before = await alarmOf(id);
    later(200);
    await ann.command('d', offer('draw'));
    expect(await alarmOf(id)).toBe(before);
    await computerActs(id);
    expect(await countOf(id, 'moved')).toBe(2);
  });
});
