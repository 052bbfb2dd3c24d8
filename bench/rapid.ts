import { readFileSync } from 'node:fs';
import { type EnglishDraughtsEngine, EnglishDraughtsEngineFactory } from 'rapid-draughts/english';

const { devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly devDependencies: { readonly [name: string]: string };
};

/** The package, with the version that is measured. */
export const RAPID = `rapid-draughts ${devDependencies['rapid-draughts']}`;

const countLines = (engine: EnglishDraughtsEngine, depth: number): number => {
  const { moves } = engine;
  if (depth === 1) return moves.length;
  let total = 0;
  for (const move of moves) {
    const next = engine.clone();
    next.move(move);
    total += countLines(next, depth - 1);
  }
  return total;
};

/** Perft of the package rapid-draughts (English draughts) from its start. Its draws are ours too late to meet. */
export const rapidPerft = (depth: number): number => countLines(EnglishDraughtsEngineFactory.setup(), depth);
