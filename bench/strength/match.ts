/**
 * `npm run match -- FIRST SECOND`, `-- --ladder` or `-- --plain`: matches between players, in pairs of games from one opening with
 * colors swapped. A player is `level:N`, `nodes:N`, `plain`, `plain:DEPTH`, or `matched`, which takes no more nodes than its opponent.
 * Each match prints a few lines of text and one of JSON; a table of all comes last.
 */
import { parseArgs } from 'node:util';
import { LEVELS } from '../../ai/index.ts';
import { OPTIONS, rulesetOf, tellProgress, wholeNumber } from '../options.ts';
import { PLAIN_DEPTH } from './plain.ts';
import { makePlayerName, type PlayerSpec, parsePlayer } from './player.ts';
import { type MatchReport, playMatch } from './playMatch.ts';
import { makeReport, makeTable } from './report.ts';
import { scoreOf } from './score.ts';

/** What the issue asks for, in percent. */
const LADDER_AT_LEAST = 65;
const PLAIN_AT_LEAST = 90;

type Pairing = readonly [PlayerSpec, PlayerSpec];

const { values: options, positionals } = parseArgs({
  options: {
    ...OPTIONS,
    games: { type: 'string', default: '200' },
    ladder: { type: 'boolean', default: false },
    plain: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const playerOf = (name: string): PlayerSpec => {
  const player = parsePlayer(name);
  if (player.ok) return player.value;
  throw new Error(player.error.message);
};

/** Which matches are wanted, and the score that each first player is to reach. */
const wanted = (): { readonly pairings: readonly Pairing[]; readonly atLeast: number | null } => {
  if (options.ladder) {
    const levels = LEVELS.map((level): PlayerSpec => ({ kind: 'level', level }));
    const pairings = levels.slice(1).map((player, index): Pairing => [player, levels[index] ?? player]);
    return { pairings, atLeast: LADDER_AT_LEAST };
  }
  if (options.plain) {
    return {
      pairings: [[{ kind: 'matched' }, { kind: 'plain', depth: PLAIN_DEPTH }]],
      atLeast: PLAIN_AT_LEAST,
    };
  }
  const [first = '', second = '', ...more] = positionals;
  if (more.length > 0) throw new Error(`A match has two players, not also ${more.join(', ')}.`);
  return { pairings: [[playerOf(first), playerOf(second)]], atLeast: null };
};

const rules = rulesetOf(options.rules);
const games = wholeNumber('games', options.games, 4);
if (games % 2 !== 0) throw new Error('Games come in pairs: --games is even.');
const seed = wholeNumber('seed', options.seed, 0);
const threads = wholeNumber('threads', options.threads);
const { pairings, atLeast } = wanted();
const reports: MatchReport[] = [];
for (const [first, second] of pairings) {
  const name = `${makePlayerName(first)} against ${makePlayerName(second)}`;
  const report = await playMatch({ rules, first, second, games, seed }, threads, (played) => {
    const { percent } = scoreOf(played.map(([one, other]) => [one.points, other.points]));
    tellProgress(`${name}: ${2 * played.length} of ${games} games, ${percent.toFixed(1)} %`);
  });
  reports.push(report);
  console.log(makeReport(report, atLeast));
}
console.log(`\n${makeTable(reports)}`);
