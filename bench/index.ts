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

console.log(
  '\nA move validated, stored and broadcast to both players, against a bare object that inserts a row and echoes',
);
const moves = await measureMoves();
const [tableLow, tableHigh] = moves.tableSpread;
const [bareLow, bareHigh] = moves.bareSpread;
console.log(
  `  ${moves.rounds} rounds in turn, ${moves.movesPerRound} moves each, one in flight; medians (quartiles)`,
);
console.log(`  table  ${integer(moves.table)}/s (${integer(tableLow)} to ${integer(tableHigh)})`);
console.log(`  bare   ${integer(moves.bare)}/s (${integer(bareLow)} to ${integer(bareHigh)})`);
console.log(`  ratio  ${ratio(moves.ratio)} (budget: at least 0.85)`);

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
