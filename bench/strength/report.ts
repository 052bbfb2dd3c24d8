import { falls } from '../limits.ts';
import type { MatchReport, Usage } from './playMatch.ts';

const integer = (value: number): string => Math.round(value).toLocaleString('en');

const makeUsage = ({ player, nodesPerMove, depth, timePerMove, longestMove }: Usage): string =>
  `    ${player.padEnd(12)} ${integer(nodesPerMove).padStart(9)} nodes a move, depth ${depth.toFixed(1)}, ${timePerMove.toFixed(1)} ms a move, ${integer(longestMove)} ms the longest`;

const makePercent = ({ percent, error }: MatchReport): string =>
  `${percent.toFixed(1)} ± ${error.toFixed(1)} %`;

const makeElo = ({ elo, eloFrom, eloTo }: MatchReport): string => {
  const [value, from, to] = [elo, eloFrom, eloTo].map((each) => (each === null ? '∞' : each.toFixed(0)));
  return `${value} (${from} to ${to})`;
};

/** A match for people, and on the last line for programs. `atLeast` is the score that was to be reached, in percent. */
export const makeReport = (report: MatchReport, atLeast: number | null): string => {
  const { rules, first, second, percent, wins, draws, losses, pliesPerGame, cut } = report;
  const missed = atLeast !== null && falls(percent, atLeast) ? `  at least ${atLeast} %: MISSED` : '';
  return [
    `${rules}: ${first.player} against ${second.player}  ${makePercent(report)}  +${wins} =${draws} -${losses}  Elo ${makeElo(report)}${missed}`,
    makeUsage(first),
    makeUsage(second),
    `    ${pliesPerGame.toFixed(0)} plies a game, ${cut} games without an end counted as draws`,
    JSON.stringify(report),
  ].join('\n');
};

const makeRow = (report: MatchReport): string => {
  const { rules, first, second, games, wins, draws, losses, pliesPerGame } = report;
  const nodes = [first, second].map(({ nodesPerMove }) => integer(nodesPerMove)).join(', ');
  const cells = [
    rules,
    `${first.player} against ${second.player}`,
    games,
    makePercent(report),
    `+${wins} =${draws} -${losses}`,
    makeElo(report),
    nodes,
    pliesPerGame.toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
};

/** Matches as a table of Markdown, for the documents. */
export const makeTable = (reports: readonly MatchReport[]): string =>
  [
    '| ruleset | match | games | score, 95% | won, drawn, lost | Elo | nodes a move | plies a game |',
    '|---|---|---|---|---|---|---|---|',
    ...reports.map(makeRow),
  ].join('\n');
