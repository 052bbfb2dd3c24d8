/**
 * `npm run bench:wasm`: perft in WebAssembly beside the engine's, in interleaved rounds of one run. The compiler is fetched when it
 * is asked for: with it `npm ci` would bring 100 MB that nothing else needs.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { perft } from '../../engine/index.ts';
import { rateOf } from '../perft.ts';
import { median } from '../sample.ts';
import { isTimed, readVectors, type Vector } from '../vectors.ts';

const COMPILER = 'assemblyscript@0.28.20';
const SOURCE = 'bench/wasm/assembly/perft.ts';
const OUTPUT = '.build/wasm/perft.wasm';
const ROUNDS = 7;

type WasmPerft = (depth: number, white: number, ...halves: readonly number[]) => number;

const compile = async (): Promise<WasmPerft> => {
  mkdirSync('.build/wasm', { recursive: true });
  const options = ['-O3', '--noAssert', '--runtime', 'stub', '--use', 'abort='];
  execFileSync('npx', ['--yes', '--package', COMPILER, 'asc', SOURCE, '--outFile', OUTPUT, ...options], {
    stdio: 'inherit',
  });
  const { instance } = await WebAssembly.instantiate(readFileSync(OUTPUT), {});
  return instance.exports.perft as WasmPerft;
};

const inWasm = (run: WasmPerft, { position, depth }: Vector): number => {
  const { turn, white, black, kings } = position;
  const [own, enemy] = turn === 'white' ? [white, black] : [black, white];
  const halves = [own.lo, own.hi, enemy.lo, enemy.hi, kings.lo, kings.hi];
  return run(depth, turn === 'white' ? 1 : 0, ...halves);
};

const wasmPerft = await compile();
const integer = (value: number) => Math.round(value).toLocaleString('en').padStart(12);
console.log(`Perft, leaves a second: TypeScript, WebAssembly by ${COMPILER}, and the second by the first`);
for (const vector of readVectors().filter((each) => each.rules.name === 'turkish' && isTimed(each))) {
  const { id, position, depth, leaves } = vector;
  const counted = inWasm(wasmPerft, vector);
  if (counted !== leaves) throw new Error(`${id}: ${counted} for ${leaves}`);
  const rates: { readonly ours: number; readonly wasm: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rates.push({
      ours: leaves * rateOf(() => perft(position, depth)),
      wasm: leaves * rateOf(() => inWasm(wasmPerft, vector)),
    });
  }
  const ours = median(rates.map((round) => round.ours));
  const wasm = median(rates.map((round) => round.wasm));
  console.log(
    `  ${id.padEnd(7)} depth ${String(depth).padStart(2)}  ${integer(ours)}  ${integer(wasm)}  ${(wasm / ours).toFixed(2)}`,
  );
}
