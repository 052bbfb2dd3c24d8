import { ok, type Result } from '../result.ts';
import type { Rules } from '../rules.ts';
import {
  brazilian,
  english,
  pool,
  RULESETS,
  russian,
  turkish,
  turkishClassic,
  turkishFederation,
  turkishShort,
} from '../rulesets.ts';
import type { Color } from '../types.ts';
import { failAt, further, type Warn } from './codes.ts';
import { findTag, type ReadTag } from './tags.ts';
import type { PdnProblem } from './types.ts';

/** How squares are called: by letters and numbers, or by numbers alone. */
export interface Notation {
  readonly numeric: boolean;
  /** Where the first square (a1, or 1) is for the side that begins: bottom left, bottom right, top left, top right. */
  readonly corner: 0 | 1 | 2 | 3;
  /** Who begins. */
  readonly start: Color;
  /** Whether the bottom left corner is no playing square. */
  readonly inverted: boolean;
}

/** One number of the GameType tag. Source: PDN 3.0, https://wiegerw.github.io/pdn/gametype.html */
interface GameType {
  readonly number: number;
  /** The rulesets that share it; the first is the one that it means where nothing else is said. */
  readonly rules: readonly [Rules, ...Rules[]];
  readonly notation: Notation;
  /** What the number alone means to a file that calls squares by numbers, where that is something else. */
  readonly bare?: Notation;
  readonly captureSign: 'x' | ':';
}

const ALGEBRAIC: Notation = { numeric: false, corner: 0, start: 'white', inverted: false };
/** The numbering of every board that is not declared: from the corner that Black has at the right, as in all 8×8 games. */
export const NUMERIC: Notation = { numeric: true, corner: 1, start: 'black', inverted: false };

const GAME_TYPES: readonly GameType[] = [
  { number: 21, rules: [english], notation: NUMERIC, captureSign: 'x' },
  // American pool checkers has the number too, is begun by Black and written in numbers.
  { number: 23, rules: [pool], notation: ALGEBRAIC, bare: NUMERIC, captureSign: 'x' },
  { number: 25, rules: [russian], notation: ALGEBRAIC, captureSign: ':' },
  { number: 26, rules: [brazilian], notation: ALGEBRAIC, captureSign: 'x' },
  {
    number: 30,
    rules: [turkish, turkishFederation, turkishClassic, turkishShort],
    notation: ALGEBRAIC,
    captureSign: 'x',
  },
];

const gameTypeOf = (rules: Rules): GameType | undefined =>
  GAME_TYPES.find((type) => type.rules.some(({ name }) => name === rules.name));

/** How a ruleset's games are written; those without a number of their own as the Turkish ones. */
export interface Writing {
  /** The value of the GameType tag, or undefined where the ruleset has no number. */
  readonly gameType: string | undefined;
  /** Whether a Ruleset tag is needed to tell which one it is. */
  readonly named: boolean;
  readonly notation: Notation;
  readonly captureSign: 'x' | ':';
}

const makeGameType = ({ number, notation }: GameType): string =>
  [
    number,
    notation.start === 'white' ? 'W' : 'B',
    8,
    8,
    `${notation.numeric ? 'N' : 'A'}${notation.corner}`,
    notation.inverted ? 1 : 0,
  ].join();

/** Without a number of the PDN standard for the rules there is no `gameType`, and the notation is algebraic. */
export const writingOf = (rules: Rules): Writing => {
  const type = gameTypeOf(rules);
  return {
    gameType: type && makeGameType(type),
    named: type?.rules[0].name !== rules.name,
    notation: type?.notation ?? ALGEBRAIC,
    captureSign: type?.captureSign ?? 'x',
  };
};

/** By which rules a game is played and how its squares are called. */
export interface Kind {
  readonly rules: Rules;
  readonly notation: Notation;
  /** The side to move where the file tells no position. */
  readonly firstMover: Color;
}

/** The fields behind the number: start, width, height, notation, and perhaps the inverting flag. */
const DETAILS = /^([WB]),(\d+),(\d+),([ANS])([0-3])(?:,([01]))?$/;

const cornerOf = (digit: string): Notation['corner'] => {
  const corners = [0, 1, 2, 3] as const;
  return corners.find((corner) => String(corner) === digit) ?? 0;
};

/** The notation that a GameType tag declares; undefined where it declares none, null where the board is another one. */
const parseDetails = (details: string): Notation | undefined | null => {
  const [, start, width, height, form, digit = '', flag] = DETAILS.exec(details) ?? [];
  if (start === undefined) return undefined;
  if (Number(width) !== 8 || Number(height) !== 8) return null;
  return {
    numeric: form === 'N',
    corner: cornerOf(digit),
    start: start === 'W' ? 'white' : 'black',
    inverted: flag === '1',
  };
};

const unknownGameType = (tag: ReadTag): Result<never, PdnProblem> => {
  const known = GAME_TYPES.map(({ number }) => number).join(', ');
  return failAt(tag.place, 'unknown-game-type', `The game types read here are ${known}, on boards of 8×8.`);
};

const parseRuleset = (tag: ReadTag, usual: Rules): Result<Rules, PdnProblem> => {
  const name = tag.value.trim().toLowerCase();
  const rules = [...RULESETS, usual].find((each) => each.name.toLowerCase() === name);
  if (rules) return ok(rules);
  const names = RULESETS.map((each) => each.name).join(', ');
  return failAt(tag.place, 'unknown-ruleset', `The rulesets are ${names}.`);
};

/** The rules that a number means: the usual ones if they have it. */
const rulesOf = ({ rules }: GameType, usual: Rules): Rules =>
  rules.some(({ name }) => name === usual.name) ? usual : rules[0];

/**
 * What a game is, by its tags: `Ruleset`, else `GameType`, else the rules that are `usual`. `numbers` tells whether its first move
 * calls squares by numbers, which a GameType of the number alone leaves open.
 */
export const kindOf = (
  tags: readonly ReadTag[],
  usual: Rules,
  numbers: boolean,
  warn: Warn,
): Result<Kind, PdnProblem> => {
  const named = findTag(tags, 'Ruleset');
  const tag = findTag(tags, 'GameType');
  const ruleset = named && parseRuleset(named, usual);
  if (ruleset && !ruleset.ok) return ruleset;
  const [, digits, details = ''] =
    /^(\d+)(?:,(.*))?$/.exec(tag?.value.replace(/\s/g, '').toUpperCase() ?? '') ?? [];
  const type = GAME_TYPES.find(({ number }) => String(number) === digits);
  if (tag && !type && !ruleset) return unknownGameType(tag);
  const rules = ruleset?.value ?? (type ? rulesOf(type, usual) : usual);
  const own = gameTypeOf(rules);
  if (tag && type !== own) {
    warn(tag.place, 'game-type-contradicted', `The tag Ruleset says ${rules.name}, and stands.`);
    return ok({ rules, notation: own?.notation ?? ALGEBRAIC, firstMover: rules.firstMover });
  }
  const declared = parseDetails(details);
  if (tag && declared === null) return unknownGameType(tag);
  if (tag && declared === undefined && details !== '') {
    const place = further(tag.place, tag.value.indexOf(',') + 1);
    warn(place, 'game-type-details', 'Behind the number stand W or B, 8, 8, A0 to N3, and perhaps 0 or 1.');
  }
  if (tag && declared) return ok({ rules, notation: declared, firstMover: declared.start });
  const bare = tag && numbers ? own?.bare : undefined;
  return ok({
    rules,
    notation: bare ?? own?.notation ?? ALGEBRAIC,
    firstMover: bare?.start ?? rules.firstMover,
  });
};
