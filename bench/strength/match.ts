/**
 * `npm run match -- FIRST SECOND`, `-- --ladder` or `-- --plain`: matches between players, in pairs of games from one opening with
 * colors swapped. A player is `level:N`, `nodes:N`, `plain`, `plain:DEPTH`, or `matched`, which takes no more nodes than its opponent.
 * Each match prints a line of text and one of JSON.
 */
import { parseArgs } from 'node:util';
import { LEVELS } from '../../ai/index.ts';
import { OPTIONS, rulesetOf, tellProgress, wholeNumber } from '../options.ts';
import { PLAIN_DEPTH } from './plain.ts';
import { makePlayerName, type PlayerSpec, parsePlayer } from './player.ts';
import { type MatchReport, playMatch, type Usage } from './playMatch.ts';
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

const integer = (value: number): string => Math.round(value).toLocaleString('en');

const makeUsage = ({ player, nodesPerMove, depth, timePerMove, longestMove }: Usage): string =>
  `    ${player.padEnd(12)} ${integer(nodesPerMove).padStart(9)} nodes a move, depth ${depth.toFixed(1)}, ${timePerMove.toFixed(1)} ms a move, ${integer(longestMove)} ms the longest`;

const makeElo = ({ elo, eloFrom, eloTo }: MatchReport): string => {
  const [value, from, to] = [elo, eloFrom, eloTo].map((each) => (each === null ? '∞' : each.toFixed(0)));
  return `Elo ${value} (${from} to ${to})`;
};

const makeReport = (report: MatchReport, atLeast: number | null): string => {
  const { rules, first, second, percent, error, wins, draws, losses, pliesPerGame, cut } = report;
  const missed = atLeast !== null && percent < atLeast ? `  at least ${atLeast}: MISSED` : '';
  return [
    `${rules}: ${first.player} against ${second.player}  ${percent.toFixed(1)} ± ${error.toFixed(1)} %  +${wins} =${draws} -${losses}  ${makeElo(report)}${missed}`,
    makeUsage(first),
    makeUsage(second),
    `    ${pliesPerGame.toFixed(0)} plies a game, ${cut} games without an end counted as draws`,
    JSON.stringify(report),
  ].join('\n');
};

const rules = rulesetOf(options.rules);
const games = wholeNumber('games', options.games, 4);
if (games % 2 !== 0) throw new Error('Games come in pairs: --games is even.');
const seed = wholeNumber('seed', options.seed, 0);
const threads = wholeNumber('threads', options.threads);
const { pairings, atLeast } = wanted();
for (const [first, second] of pairings) {
  const name = `${makePlayerName(first)} against ${makePlayerName(second)}`;
  const report = await playMatch({ rules, first, second, games, seed }, threads, (played) => {
    const { percent } = scoreOf(played.map(([one, other]) => [one.points, other.points]));
    tellProgress(`${name}: ${2 * played.length} of ${games} games, ${percent.toFixed(1)} %`);
  });
  console.log(makeReport(report, atLeast));
}
