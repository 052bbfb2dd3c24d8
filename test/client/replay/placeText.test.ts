import { describe, expect, it } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { openWords } from '../../../client/i18n/open-en.ts';
import { isOver, resultText } from '../../../client/replay/ending.ts';
import { placeText } from '../../../client/replay/placeText.ts';
import { beginReplay, type ReplayInput, replay, seen } from '../../../client/replay/replay.ts';
import { parsePdn } from '../../../engine/pdn/index.ts';

const gameOf = (text: string) => {
  const [reading] = parsePdn(text);
  if (!reading?.game.ok) throw new Error(text);
  return reading.game.value;
};

const at = (text: string, ...steps: readonly Exclude<ReplayInput['type'], 'go'>[]) => {
  const game = gameOf(text);
  const state = steps.reduce((now, type) => replay(now, { type }), beginReplay(game));
  return { game, place: state.place, now: seen(state) };
};

const TAKEN = '[FEN "W:Wd3:Bd4"]\n\n1. d3xd5';
const OPEN = '{So} 1. a3-a4 {good} h6-h5 (1... g6-g5 2. b3-b4) 2. c3-c4';

describe('what is said of a place', () => {
  const said = (text: string, ...steps: Parameters<typeof at>[1][]) => {
    const { game, place, now } = at(text, ...steps);
    return placeText(game, place, now, words, openWords);
  };

  it.each([
    ['the start', `${OPEN} *`, [], 'Before the first move So'],
    ['a move and its comment', `${OPEN} *`, ['next'], 'White: a3 to a4. Move 1 of 3. good'],
    ['the end after a jump', `${OPEN} *`, ['last'], 'White: c3 to c4. Move 3 of 3.'],
    ['a variation', `${OPEN} *`, ['next', 'next', 'down'], 'Black: g6 to g5. Variation, move 1 of 2.'],
    ['the declared end', `${OPEN} 1-0`, ['last'], 'White: c3 to c4. Move 3 of 3. White won'],
    [
      'the end on the board',
      `${TAKEN} 1-0`,
      ['last'],
      'White takes a piece: d3 to d5. Move 1 of 1. White won: Black has no pieces left',
    ],
  ] as const)('%s', (_, text, steps, expected) => {
    expect(said(text, ...steps)).toBe(expected);
  });
});

describe('nobody is to move', () => {
  it.each([
    ['before the end', `${OPEN} 1-0`, ['next'], false],
    ['where the game was given up', `${OPEN} 1-0`, ['last'], true],
    ['where the text only ends', `${OPEN} *`, ['last'], false],
    [
      'at the end of a variation of a game that ended',
      `${OPEN} 1-0`,
      ['next', 'next', 'down', 'last'],
      false,
    ],
    ['where the board says so', `${TAKEN} *`, ['last'], true],
    ['in a position that is over', '[FEN "B:Wa2:B"]\n\n*', [], true],
  ] as const)('%s: %s', (_, text, steps, expected) => {
    const { game, place, now } = at(text, ...steps);
    expect(isOver(game.result, place, now)).toBe(expected);
  });
});

describe('the result', () => {
  it.each([
    ['by the board, with its reason', `${TAKEN} 1-0`, 'White won: Black has no pieces left'],
    ['declared against the board', `${TAKEN} 0-1`, 'Black won'],
    ['declared while play could go on', `${OPEN} 0-1`, 'Black won'],
    ['of the board alone', `${TAKEN} *`, 'Not finished · on the board: White won: Black has no pieces left'],
    ['none', `${OPEN} *`, 'Not finished'],
    ['a draw by the rules', '[FEN "W:WKa1:BKh7"]\n\n1. a1-b1 1/2-1/2', 'A draw: one piece each'],
  ])('%s', (_, text, expected) => {
    const { game, now } = at(text, 'last');
    expect(resultText(game.result, now.outcome, game.rules, words, openWords)).toBe(expected);
  });
});
