/** `npm run bench`: every figure that the documents claim, in one run on one machine. */
import { measureCosts } from './costs.ts';
import { measureMoves } from './moves.ts';
import { measurePerft } from './perft.ts';
import { measureSizes } from './sizes.ts';

const integer = (value: number) => Math.round(value).toLocaleString('en');
const ratio = (value: number) => value.toFixed(2);

console.log('Perft, leaves a second (captures with equal outcome counted once)');
for (const { name, depth, leaves, rate } of measurePerft()) {
  console.log(
    `  ${name.padEnd(24)} depth ${depth}  ${integer(leaves).padStart(13)} leaves  ${integer(rate).padStart(13)}/s`,
  );
}

const SUBJECTS = {
  table: 'a table: validates, stores, acknowledges, tells both players',
  telling: 'an object that inserts a row, acknowledges, tells two sockets',
  bare: 'an object that inserts a row and echoes',
};
console.log('\nMessages a second, one in flight (medians; quartiles; ratio to the last, budget 0.85)');
for (const { subject, rate, spread, ratio: toBare } of await measureMoves()) {
  const [low, high] = spread.map(integer);
  console.log(`  ${SUBJECTS[subject].padEnd(62)} ${integer(rate)}/s  (${low} to ${high})  ${ratio(toBare)}`);
}

console.log('\nWhat one move that does not end the game costs (budget: 2 rows, 200 bytes)');
for (const [name, { rows, bytes }] of Object.entries(await measureCosts())) {
  console.log(
    `  ${name.padEnd(8)} ${ratio(rows)} rows written, alarms included; ${integer(bytes)} bytes to a spectator`,
  );
}

console.log('\nSizes, gzipped');
for (const { name, bytes, budget } of measureSizes()) {
  console.log(`  ${name.padEnd(32)} ${integer(bytes).padStart(7)} bytes  (budget: ${integer(budget)})`);
}
