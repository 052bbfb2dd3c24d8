import { describe, expect, test } from 'vitest';
import {
  acceptsDraw,
  chooseMove,
  easyLevel,
  isLevel,
  LEVELS,
  type Level,
  type Limits,
  mateOf,
  OFFERED_LEVEL,
  randomFractions,
  search,
  thinkingTime,
} from '../../ai/index.ts';
import { STRENGTHS } from '../../ai/strengths.ts';
import { plainSearch } from '../../bench/strength/plain.ts';
import {
  advance,
  distinctMoves,
  type Game,
  makeFen,
  makeMove,
  RULESETS,
  type Rules,
  startGame,
  turkish,
} from '../../engine/index.ts';
import { outcomeKey } from '../../engine/moves.ts';
import { gameOf } from '../engine/helpers.ts';

/** Positions of a game in which a weak level plays itself after some moves by chance. */
const positionsOf = (rules: Rules, seed: number, plies: number): readonly Game[] => {
  const random = randomFractions(seed);
  const games = [startGame(rules)];
  for (let ply = 0; ply < plies; ply++) {
    const game = games.at(-1);
    if (!game || game.outcome) break;
    const moves = distinctMoves(game.position);
    const move = ply < 6 ? moves[Math.floor(random() * moves.length)] : chooseMove(game, 1, ply).move;
    if (move) games.push(advance(game, move));
  }
  return games.filter(({ outcome, moves }) => !outcome && moves.length >= 6);
};

describe('levels', () => {
  test('are 1 to 8, the third is offered, and each errs less than the one below', () => {
    expect(LEVELS).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(OFFERED_LEVEL).toBe(3);
    const noise = LEVELS.map((level) => STRENGTHS[level].noise);
    expect([...noise].sort((a, b) => b - a)).toEqual(noise);
    for (const value of [0, 9, 2.5, '3', null, undefined, Number.NaN]) expect(isLevel(value)).toBe(false);
  });

  test('the offered one looks three moves ahead for each side', () => {
    for (const game of positionsOf(turkish, 3, 60).filter((_, index) => index % 7 === 0)) {
      if (distinctMoves(game.position).length === 1) continue;
      const { depth, score } = chooseMove(game, OFFERED_LEVEL, 1);
      if (Math.abs(score) < 20_000) expect(depth, makeFen(game.position)).toBe(6);
    }
  });

  test.each<[Level, number, Level]>([
    [3, 0, 1],
    [3, 1, 1],
    [3, 2, 2],
    [3, 3, 2],
    [3, 4, 3],
    [8, 0, 1],
    [8, 100, 8],
    [1, 3, 1],
  ])('easy first games: of level %i, game %i is played at %i', (wanted, finished, level) => {
    expect(easyLevel(wanted, finished)).toBe(level);
  });
});

describe('a choice', () => {
  test.each(LEVELS)('level %i plays the same again by the same seed', (level) => {
    const game = gameOf('W:Wa3,b2,c3,d3,e4,f3:Ba6,b6,c7,d6,e7,h6');
    expect(chooseMove(game, level, 5)).toEqual(chooseMove(game, level, 5));
  });

  test.each(LEVELS)('level %i does not always open alike', (level) => {
    const seeds = level < 7 ? 12 : 6;
    const paths = Array.from({ length: seeds }, (_, seed) =>
      makeMove(chooseMove(startGame(turkish), level, seed).move),
    );
    expect(new Set(paths).size).toBeGreaterThan(1);
  });

  test.each(RULESETS)('$name: level 3 plays a move at every turn of a game', (rules) => {
    for (const game of positionsOf(rules, 1, 40).filter((_, index) => index % 5 === 0)) {
      const { move } = chooseMove(game, 3, 9);
      expect(distinctMoves(game.position).map(outcomeKey)).toContain(outcomeKey(move));
    }
  });
});

describe('from level 3 on no move gives a man away for nothing', () => {
  const MAN = 100;
  const LOST = -4 * MAN;
  const WON = 2 * MAN;

  test.each<[Level, number]>([
    [3, 3],
    [4, 3],
    [5, 6],
    [6, 12],
    [7, 24],
    [8, 36],
  ])(
    'level %i',
    (level, each) => {
      let judged = 0;
      for (const rules of RULESETS) {
        for (const game of positionsOf(rules, level, 70).filter((_, index) => index % each === 0)) {
          if (distinctMoves(game.position).length === 1) continue;
          const { move, depth } = chooseMove(game, level, judged);
          // What everybody sees: the move, a reply, and all captures.
          const plain = plainSearch(game, { depth: 2, margin: 10_000 });
          const own = plain.scores.find((other) => outcomeKey(other.move) === outcomeKey(move));
          judged++;
          if (!own || own.score > plain.score - MAN) continue;
          // It may be a sacrifice, as far as the level looks or further on; or all is lost or won whatever is played.
          const loses = (limits: Limits): boolean => {
            const after = advance(game, move);
            const best = search(game, limits).score;
            const worth = after.outcome
              ? 0
              : -search(after, { ...limits, depth: (limits.depth ?? 64) - 1 }).score;
            return best > LOST && worth < WON && worth <= best - MAN;
          };
          const laughable =
            loses({ nodes: 5_000_000, depth: Math.max(2, depth) }) && loses({ nodes: 300_000 });
          expect(laughable, `${rules.name} ${makeFen(game.position)} ${makeMove(move)}`).toBe(false);
        }
      }
      expect(judged).toBeGreaterThan(10);
    },
    120_000,
  );
});

describe('a forced end', () => {
  test.each(LEVELS)('level %i takes a win on the spot, and counts its plies rightly', (level) => {
    for (let seed = 0; seed < 20; seed++) {
      for (const fen of ['W:WKa1:Ba5', 'W:Wd4,g2:Bd5,e6']) {
        const game = gameOf(fen);
        const { score, move } = chooseMove(game, level, seed);
        expect(mateOf(score), `${fen} ${seed}`).toBe(1);
        expect(advance(game, move).outcome?.winner).toBe('white');
      }
    }
  });

  test.each<Level>([2, 3, 4])('level %i sees two kings take one, whatever it strays by', (level) => {
    for (let seed = 0; seed < 20; seed++) {
      const { score } = chooseMove(gameOf('W:WKa1,Kc3,Kd1:BKh8'), level, seed);
      expect(mateOf(score), `seed ${seed}`).toBe(3);
    }
  });
});

describe('an offered draw', () => {
  test.each<[string, string, boolean]>([
    ['is agreed to when far behind', 'W:Wa2:Ba6,b6,c6,d6', true],
    ['is refused when ahead', 'W:Wa2,b2,c2,d2:Ba7', false],
  ])('%s', (_what, fen, agreed) => {
    expect(acceptsDraw(gameOf(fen), 'white', 5)).toBe(agreed);
    expect(acceptsDraw(gameOf(fen.replace('W:W', 'B:W')), 'white', 5)).toBe(agreed);
  });

  test('is refused in an even game that has just begun', () => {
    expect(acceptsDraw(startGame(turkish), 'black', 3)).toBe(false);
    expect(acceptsDraw(startGame(turkish), 'white', 3)).toBe(false);
  });
});

describe('the time it seems to think', () => {
  test('is half a second to two, longer after a long capture, and short without a choice', () => {
    for (const rules of RULESETS) {
      for (const game of positionsOf(rules, 5, 60)) {
        const time = thinkingTime(game);
        expect(time).toBeGreaterThanOrEqual(500);
        expect(time).toBeLessThanOrEqual(2_000);
        expect(time).toBe(thinkingTime(game));
      }
    }
    const single = gameOf('W:Wa3,h2:Ba5,h7', ['a3-a4']);
    expect(thinkingTime(single)).toBe(500);
    const many = gameOf('W:Wa4,h2:Ba5,b6,d6,h7,g7', ['a4xa6xc6xe6']);
    expect(thinkingTime(many)).toBeGreaterThan(900);
  });
});
