import { type Choice, mateOf, type Progress } from '../../ai/index.ts';
import { makeLine } from './line.ts';
import { makeHubMove } from './move.ts';

/** The shortest time that a speed is told from, in seconds. */
const TICK = 0.001;

/** What a search has found so far: the score in men, the time in seconds, the speed in millions of nodes a second. */
export const makeInfo = ({ depth, score, nodes, line }: Progress, seconds: number): string => {
  const mate = mateOf(score);
  return makeLine('info', {
    depth,
    // Never "-0.00".
    score: (Math.round(score) / 100 || 0).toFixed(2),
    ...(mate === null ? {} : { mate }),
    nodes,
    time: seconds.toFixed(3),
    nps: (nodes / Math.max(seconds, TICK) / 1e6).toFixed(2),
    pv: line.map(makeHubMove).join(' '),
  });
};

/** What a search ends with: its move, and the reply that it expects. */
export const makeDone = ({ move, line: [, reply] }: Choice): string =>
  makeLine('done', { move: makeHubMove(move), ...(reply ? { ponder: makeHubMove(reply) } : {}) });
