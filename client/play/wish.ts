import { isLevel, type Level, OFFERED_LEVEL } from '../../ai/levels.ts';
import { type RulesetName, rulesByName, turkish } from '../../engine/rulesets.ts';
import { COLORS } from '../../engine/types.ts';

/** Against whom: the computer, or somebody at the same device. */
export const OPPONENTS = ['computer', 'here'] as const;
type OpponentKind = (typeof OPPONENTS)[number];

/** Which color the person plays: one of the two, or by lot. */
export const SEATS = [...COLORS, 'random'] as const;
type Seat = (typeof SEATS)[number];

/** What is chosen before a game. Level, easy games and color count against the computer only. */
export interface Wish {
  readonly opponent: OpponentKind;
  readonly rules: RulesetName;
  readonly level: Level;
  /** Whether the first games are played softer than the level. */
  readonly easy: boolean;
  readonly color: Seat;
}

/** What is offered to somebody of whom nothing is remembered. */
export const FIRST_WISH: Wish = {
  opponent: 'computer',
  rules: turkish.name,
  level: OFFERED_LEVEL,
  easy: true,
  color: 'white',
};

/** A wish from its fields as somebody else may have written them: what makes no sense is as it is offered first. */
export const readWish = (fields: { readonly [name in keyof Wish]?: unknown }): Wish => {
  const { opponent, rules, level, easy, color } = fields;
  return {
    opponent: OPPONENTS.find((one) => one === opponent) ?? FIRST_WISH.opponent,
    rules: (typeof rules === 'string' && rulesByName(rules)?.name) || FIRST_WISH.rules,
    level: isLevel(level) ? level : FIRST_WISH.level,
    easy: typeof easy === 'boolean' ? easy : FIRST_WISH.easy,
    color: SEATS.find((one) => one === color) ?? FIRST_WISH.color,
  };
};

/** As JSON, for the browser's storage. */
export const makeWish = (wish: Wish): string => JSON.stringify(wish);

/** Reads what `makeWish` wrote. */
export const parseWish = (text: string | null): Wish => {
  try {
    const fields: unknown = JSON.parse(text ?? '');
    return typeof fields === 'object' && fields !== null ? readWish(fields) : FIRST_WISH;
  } catch {
    return FIRST_WISH; // Nothing was kept, or nothing that means anything.
  }
};
