import { describe, expect, test, vi } from 'vitest';
import { THINKING } from '../../durable-objects/computer.ts';
import { legalMoves, makeMove, parseFen, turkish } from '../../engine/index.ts';
import { awaited, computerActs, countOf, type Match, move, ring, tableOf } from './setup/computer.ts';
import { alarmOf } from './setup/storage.ts';
import { thinking } from './setup/thinking.ts';
import { later, SECOND, standStill } from './setup/time.ts';

/** A search that takes so long. */
const thinkingFor = (milliseconds: number) =>
  vi.spyOn(thinking, 'chooseMove').mockImplementation((...asked) => {
    later(milliseconds);
    return THINKING.chooseMove(...asked);
  });

describe('the time of its search is its own', () => {
  /** Both have moved, so that the clocks run, and Ann moves again with so much left. */
  async function running(left: number): Promise<Match> {
    const match = await awaited({ clock: { initial: 10, increment: 0 } });
    await computerActs(match.id);
    later(10 * SECOND - left);
    await match.ann.command('m2', move(2, 'e3-e4'));
    return match;
  }

  test('its move happens when the search is over, and the other clock runs from then', async () => {
    standStill();
    const { id, ann } = await running(300);
    const before = await tableOf(id);
    expect(before.clock).toMatchObject({ white: 300, black: 10_000, running: 'black' });
    thinkingFor(5 * SECOND);
    later(SECOND);
    await ring(id);
    expect((await tableOf(id)).clock).toMatchObject({
      white: 300,
      black: 4_000,
      running: 'white',
      at: (before.clock?.at ?? 0) + 6 * SECOND,
    });
    expect(await alarmOf(id)).toBe(Date.now() + 300);
    later(299);
    const position = parseFen((await tableOf(id)).fen, turkish);
    const [path] = position.ok ? legalMoves(position.value).map(makeMove) : [];
    expect((await ann.command('m4', move(4, path ?? ''))).message).toMatchObject({ type: 'ack' });
  });

  test('a flag that falls during it is its own', async () => {
    standStill();
    const { id } = await running(5 * SECOND);
    const chooses = thinkingFor(15 * SECOND);
    later(SECOND);
    await ring(id);
    expect(chooses).toHaveBeenCalledOnce();
    expect(await countOf(id, 'moved')).toBe(3);
    expect((await tableOf(id)).outcome).toEqual({ winner: 'white', reason: 'timeout' });
  });
});
