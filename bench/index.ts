/** `npm run bench`: every figure that the documents claim, in one run on one machine, beside its limit. */
import { measureCosts } from './costs.ts';
import { reportEngine } from './engine.ts';
import { falls, passes } from './limits.ts';
import { measureMoves } from './moves.ts';
import { measureSizes } from './sizes.ts';

const RATIO_AT_LEAST = 0.85;
const ROWS_AT_MOST = 2;
const BYTES_AT_MOST = 200;

const integer = (value: number) => Math.round(value).toLocaleString('en');
const ratio = (value: number) => value.toFixed(2);
const atMost = (value: number, limit: number) =>
  `${ratio(value / limit)} of the limit${passes(value, limit) ? ': MISSED' : ''}`;

reportEngine();

const SUBJECTS = {
  table: 'a table: validates, stores, acknowledges, tells both players',
  telling: 'an object that inserts a row, acknowledges, tells two sockets',
  bare: 'an object that inserts a row and echoes',
};
console.log(
  `\nMessages a second, one in flight: medians (quartiles), ratio to the last (at least ${RATIO_AT_LEAST})`,
);
for (const { subject, rate, spread, ratio: toBare } of await measureMoves()) {
  const [low, high] = spread.map(integer);
  const judged = subject === 'table' && falls(toBare, RATIO_AT_LEAST) ? ': MISSED' : '';
  console.log(
    `  ${SUBJECTS[subject].padEnd(62)} ${integer(rate)}/s (${low} to ${high})  ${ratio(toBare)}${judged}`,
  );
}

console.log(`\nOne move that does not end the game (at most ${ROWS_AT_MOST} rows, ${BYTES_AT_MOST} bytes)`);
for (const [name, { rows, bytes }] of Object.entries(await measureCosts())) {
  console.log(
    `  ${name.padEnd(8)} ${ratio(rows)} rows written, alarms included: ${atMost(rows, ROWS_AT_MOST)}`,
  );
  console.log(`  ${name.padEnd(8)} ${integer(bytes)} bytes to a spectator: ${atMost(bytes, BYTES_AT_MOST)}`);
}

console.log('\nSizes, gzipped');
for (const { name, bytes, budget } of measureSizes()) {
  console.log(`  ${name.padEnd(32)} ${integer(bytes)} of ${integer(budget)} bytes: ${atMost(bytes, budget)}`);
}
