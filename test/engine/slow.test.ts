import { describe, expect, test } from 'vitest';
import {
  legalMoves,
  makeFen,
  makeMove,
  type Position,
  parseFen,
  perft,
  play,
  playMove,
  startGame,
  turkish,
} from '../../engine/index.ts';
import { mulberry32, randomFen, slowGame, slowMoves, slowPlay } from './slow/index.ts';

const position = (fen: string): Position => {
  const parsed = parseFen(fen, turkish);
  if (!parsed.ok) throw new Error(`${fen}: ${parsed.error.message}`);
  return parsed.value;
};

describe('the engine and the slow generator agree', () => {
  const mixes = [
    { name: 'men only', pieces: 16, kings: 0 },
    { name: 'men and some kings', pieces: 16, kings: 15 },
    { name: 'half kings', pieces: 10, kings: 50 },
    { name: 'kings only', pieces: 8, kings: 100 },
    { name: 'long captures', pieces: 14, kings: 60 },
  ];

  test.each(mixes)('on 1000 random positions: $name', (mix) => {
    const random = mulberry32(mix.pieces * 1000 + mix.kings);
    let longest = 0;
    for (let index = 0; index < 1000; index++) {
      const fen = randomFen(random, mix);
      const start = position(fen);
      const moves = legalMoves(start);
      expect(moves.map(makeMove).sort(), fen).toEqual(slowMoves(fen));
      expect(perft(start, 1), fen).toBe(
        new Set(moves.map((move) => [move.from, move.landings.at(-1), ...move.captures.toSorted()].join()))
          .size,
      );
      for (const move of moves) {
        const path = makeMove(move);
        expect(makeFen(play(start, move)), `${fen} ${path}`).toBe(slowPlay(fen, path));
        longest = Math.max(longest, move.captures.length);
      }
    }
    expect(longest).toBeGreaterThanOrEqual(mix.kings === 0 ? 3 : 5);
  });

  test('on whole games with their outcomes', () => {
    const reasons = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const slow = slowGame(mulberry32(seed), 300);
      let game = startGame(turkish);
      for (const [ply, path] of slow.moves.entries()) {
        expect(game.outcome, `seed ${seed}, ply ${ply}`).toBeNull();
        const next = playMove(game, path);
        if (!next.ok) throw new Error(`seed ${seed}, ply ${ply}: ${next.error.message}`);
        game = next.value;
        expect(makeFen(game.position)).toBe(slow.fens[ply + 1]);
      }
      expect(game.outcome, `seed ${seed}`).toEqual(slow.outcome);
      reasons.add(String(slow.outcome?.reason));
    }
    expect(reasons.size).toBeGreaterThan(1);
  });
});
