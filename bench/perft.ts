import { parseFen, perft, turkish } from '../engine/index.ts';
import { median } from './sample.ts';

export interface PerftFigure {
  readonly name: string;
  readonly depth: number;
  /** Lines of that depth, captures with equal outcome counted once. */
  readonly leaves: number;
  /** Leaves a second, the median of the rounds. */
  readonly rate: number;
}

const START =
  'W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7';

/** The start, and positions of `test/vectors/turkish-perft.json` by their ids. */
const CASES = [
  { name: 'start', depth: 6, fen: START },
  { name: 'start', depth: 7, fen: START },
  { name: 'kings (edge01)', depth: 6, fen: 'W:WKa1,Ka8,Kd4,Ke5:BKh1,Kh8,Kd5,Ke4' },
  { name: 'captures (edge03)', depth: 8, fen: 'W:Wa2,Kc4,Ke4,g4:Bb3,c5,d5,e5,f5,g5,h5' },
  { name: 'long captures (rand23)', depth: 6, fen: 'W:Wb2,c2,d2,e2,g2,b3,c3,e3,f4,h4,e6,c7,Kh8:BKd1,b5' },
] as const;

const ROUNDS = 5;

/** Counts each case once to warm up, then in several rounds, and takes the median rate. */
export const measurePerft = (): readonly PerftFigure[] =>
  CASES.map(({ name, depth, fen }) => {
    const position = parseFen(fen, turkish);
    if (!position.ok) throw new Error(position.error.message);
    const leaves = perft(position.value, depth);
    const rates = Array.from({ length: ROUNDS }, () => {
      const begin = performance.now();
      perft(position.value, depth);
      return leaves / ((performance.now() - begin) / 1000);
    });
    return { name, depth, leaves, rate: median(rates) };
  });
