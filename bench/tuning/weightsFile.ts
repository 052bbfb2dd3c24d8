import type { Plan, Tuned } from './tune.ts';

const WIDTH = 110;
const INDENT = '    ';

/** `turkish-short` as `turkishShort`. */
const camelCase = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Numbers with commas behind them, on lines that are as long as the formatter lets them be. */
const makeLines = (values: readonly number[]): string => {
  const lines: string[] = [];
  let line = INDENT;
  for (const value of values) {
    const text = `${value},`;
    const space = line === INDENT ? '' : ' ';
    if (line.length + space.length + text.length > WIDTH) {
      lines.push(line);
      line = INDENT + text;
    } else {
      line += space + text;
    }
  }
  return [...lines, line].join('\n');
};

/** The command that makes the file. */
const makeCommand = ({ rules, games, nodes, generations, seed }: Plan): string =>
  `npm run tune -- --rules ${rules.name} --games ${games} --nodes ${nodes} --generations ${generations} --seed ${seed}`;

/**
 * The text of `ai/weights/<ruleset>.ts`. It tells how the weights came about, and nothing that would be another thing the next time: the
 * same plan makes the same text at the same commit. Another search plays other games, and makes other weights.
 */
export const makeWeightsFile = (
  plan: Plan,
  commit: string,
  { weights, fitted, held, before, after }: Tuned,
): string => {
  const { rules, games, nodes, generations, seed } = plan;
  const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
  return `import type { Weights } from './weights.ts';

/**
 * Made by this command at commit ${commit}, whose search makes the same again; not to be changed by hand:
 *
 *     ${makeCommand(plan)}
 *
 * Logistic regression on the results of ${many(games * generations, 'game')} of the search against itself: ${many(generations, 'generation')} of ${games}, ${nodes} nodes
 * a move, seed ${seed}, from the guessed weights on. Fitted to ${fitted} quiet positions. On ${held} more, of games held back, the
 * mean cross entropy is ${after.toFixed(4)}; by the guess it is ${before.toFixed(4)}.
 */
export const ${camelCase(rules.name)}Weights: Weights = {
  opening: [
${makeLines(weights.opening)}
  ],
  ending: [
${makeLines(weights.ending)}
  ],
};
`;
};
