/** `npm run bench:engine`: the engine's part of `npm run bench`, for which nothing has to be built. */
import { falls } from './limits.ts';
import { measurePeers } from './peers.ts';
import { measurePerft } from './perft.ts';

const PERFT_AT_LEAST = 120_000_000;

const integer = (value: number) => Math.round(value).toLocaleString('en');

/** Prints perft of all vectors, and of the starts beside other engines. */
export const reportEngine = (): void => {
  console.log(`Perft, leaves a second (turkish start: at least ${integer(PERFT_AT_LEAST)})`);
  for (const { rules, id, depth, leaves, rate } of measurePerft()) {
    const limited = rate !== null && rules.name === 'turkish' && id === 'start';
    const judged = limited
      ? `  ${(rate / PERFT_AT_LEAST).toFixed(2)} of the limit${falls(rate, PERFT_AT_LEAST) ? ': MISSED' : ''}`
      : '';
    const figure = rate === null ? 'counted' : `${integer(rate)}/s`;
    console.log(
      `  ${rules.name.padEnd(9)} ${id.padEnd(7)} depth ${String(depth).padStart(2)}  ${integer(leaves).padStart(11)} leaves  ${figure.padStart(14)}${judged}`,
    );
  }
  console.log('\nPerft from the start in JavaScript, leaves a second, and how many times faster ours is');
  for (const { rules, subject, depth, rate, ratio } of measurePeers()) {
    console.log(
      `  ${rules.padEnd(8)} ${subject.padEnd(28)} depth ${depth}  ${integer(rate).padStart(12)}/s  ${ratio.toFixed(1).padStart(8)}`,
    );
  }
};

if (import.meta.main) reportEngine();
