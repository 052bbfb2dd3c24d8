import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { RULESETS, type Rules } from '../../../engine/index.ts';

/**
 * How long each property is tried: some hundred times in every run of the tests, always the same ones; or for FUZZ_SECONDS, by a
 * seed that is printed, and that FUZZ_SEED repeats.
 */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 0);
const SEED = Number(process.env.FUZZ_SEED ?? (SECONDS > 0 ? Date.now() % 2 ** 31 : 20261129));
const SHORT = 20_000;

const run = <T>(
  name: string,
  arbitrary: fc.Arbitrary<T>,
  runs: number,
  seconds: number,
  check: (value: T) => void,
) => {
  let tried = 0;
  const property = fc.property(arbitrary, (value) => {
    tried++;
    check(value);
  });
  const started = Date.now();
  fc.assert(
    property,
    seconds > 0
      ? { seed: SEED, numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: seconds * 1_000 }
      : { seed: SEED, numRuns: runs },
  );
  if (seconds > 0) console.log(`${name}: ${tried} in ${(Date.now() - started) / 1_000} s, seed ${SEED}`);
};

/** A test that a property holds; `runs` is how often it is tried in a short run. */
export const holds = <T>(
  name: string,
  arbitrary: fc.Arbitrary<T>,
  check: (value: T) => void,
  runs = 300,
): void => {
  test(name, () => run(name, arbitrary, runs, SECONDS, check), SHORT + SECONDS * 2_000);
};

/** The same for each ruleset, which share the time. */
export const holdsForAll = <T>(
  name: string,
  arbitrary: (rules: Rules) => fc.Arbitrary<T>,
  check: (value: T, rules: Rules) => void,
  { runs = 100, rulesets = RULESETS }: { readonly runs?: number; readonly rulesets?: readonly Rules[] } = {},
): void => {
  const seconds = SECONDS / rulesets.length;
  describe(name, () => {
    test.each(rulesets)(
      '$name',
      (rules) =>
        run(`${name}: ${rules.name}`, arbitrary(rules), runs, seconds, (value) => check(value, rules)),
      SHORT + seconds * 2_000,
    );
  });
};
