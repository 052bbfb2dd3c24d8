import { describe, expect, test } from 'vitest';
import { createHearing, type Scene, soundBetween } from '../../../client/sounds/hearing.ts';
import { parseFen, replayGame, turkish } from '../../../engine/index.ts';

/** A game from a position over these moves. */
const scene = (fen: string, moves = '', over = false): Scene => {
  const start = parseFen(fen, turkish);
  if (!start.ok) throw new Error(start.error.message);
  const game = replayGame(start.value, moves.split(' ').filter(Boolean));
  if (!game.ok) throw new Error(game.error.message);
  return { game: game.value, over: over || game.value.outcome !== null };
};

const QUIET = 'W:Wa2,h2,c2:Ba7,h7,b7';
const TAKES = 'W:Wd4,h2,c2:Bd5,h7,b7';
const CROWNS = 'W:Wd7,h2:Ba7,h7,b6';

describe('what is heard between two looks', () => {
  test.each([
    ['nothing at the first look', undefined, scene(QUIET, 'a2-a3'), undefined],
    ['a quiet move', scene(QUIET), scene(QUIET, 'a2-a3'), 'move'],
    ['the answer', scene(QUIET, 'a2-a3'), scene(QUIET, 'a2-a3 a7-a6'), 'move'],
    ['a capture', scene(TAKES), scene(TAKES, 'd4xd6'), 'capture'],
    ['a crowning', scene(CROWNS), scene(CROWNS, 'd7-d8'), 'crown'],
    ['nothing where nothing has happened', scene(QUIET, 'a2-a3'), scene(QUIET, 'a2-a3'), undefined],
    ['nothing of a move that is taken back', scene(QUIET, 'a2-a3'), scene(QUIET), undefined],
    ['nothing of two moves at once', scene(QUIET), scene(QUIET, 'a2-a3 a7-a6'), undefined],
    ['nothing of a new game', scene(QUIET, 'a2-a3', true), scene(QUIET), undefined],
    ['the end, with a move', scene(TAKES), scene(TAKES, 'd4xd6', true), 'end'],
    ['the end, without one', scene(QUIET), scene(QUIET, '', true), 'end'],
    ['the end only once', scene(QUIET, '', true), scene(QUIET, '', true), undefined],
    ['no end where a game was over at the first look', undefined, scene(QUIET, '', true), undefined],
  ] as const)('%s', (_, before, now, expected) => {
    expect(soundBetween(before, now)).toBe(expected);
  });
});

describe('the device vibrates', () => {
  test.each([
    ['for the move of the opponent', 'black', ['move', 'buzz']],
    ['not for one’s own', 'white', ['move']],
    ['not for those who watch, nor for two at one device', null, ['move']],
  ] as const)('%s', (_, own, expected) => {
    const noticed: string[] = [];
    const hear = createHearing({ play: (sound) => noticed.push(sound), vibrate: () => noticed.push('buzz') });
    hear(scene(QUIET), own);
    hear(scene(QUIET, 'a2-a3'), own);
    expect(noticed).toEqual(expected);
  });

  test('not because the opponent has resigned after one’s own move', () => {
    const noticed: string[] = [];
    const hear = createHearing({ play: (sound) => noticed.push(sound), vibrate: () => noticed.push('buzz') });
    hear(scene(QUIET, 'a2-a3 a7-a6'), 'white');
    hear(scene(QUIET, 'a2-a3 a7-a6', true), 'white');
    expect(noticed).toEqual(['end']);
  });
});
