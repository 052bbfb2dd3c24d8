import { isLevel, type Level } from '../../ai/levels.ts';
import { COLORS, type Color } from '../../engine/index.ts';

/** What the computer is to find out about a game, which is told as its ruleset and the landing paths from the initial position. */
export type Task = {
  readonly rules: string;
  readonly moves: readonly string[];
  readonly level: Level;
} & (
  | { readonly type: 'move'; readonly seed: number }
  /** Whether it agrees, playing `color`, to a draw. */
  | { readonly type: 'draw'; readonly color: Color }
);

/** From the page to its web worker; `id` is the page's own and comes back with every answer. */
export interface Question {
  readonly id: number;
  readonly task: Task;
}

/** From the web worker to the page: any number of times `progress`, then one of the others. */
export type Answer = {
  readonly id: number;
} /** `part` of the whole search, from 0 to 1. */ & (
  | { readonly type: 'progress'; readonly part: number }
  /** `pause` is how long the computer should seem to think over it, in milliseconds; `nodes` how many positions it has visited. */
  | { readonly type: 'move'; readonly move: string; readonly pause: number; readonly nodes: number }
  | { readonly type: 'draw'; readonly accepts: boolean }
  /** The question makes no sense. */
  | { readonly type: 'failed' }
);

interface Fields {
  readonly [name: string]: unknown;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** Whether a message's field is a list of nothing but texts, as moves are told. */
export const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const decodeTask = ({ type, rules, moves, level, seed, color }: Fields): Task | undefined => {
  if (typeof rules !== 'string' || !isTexts(moves) || !isLevel(level)) return undefined;
  const asked = { rules, moves, level };
  const side = COLORS.find((each) => each === color);
  if (type === 'move' && typeof seed === 'number') return { ...asked, type, seed };
  if (type === 'draw' && side) return { ...asked, type, color: side };
  return undefined;
};

/** Reads what came as a question; undefined for anything else. */
export const decodeQuestion = (data: unknown): Question | undefined => {
  if (!isFields(data) || !isCount(data.id) || !isFields(data.task)) return undefined;
  const task = decodeTask(data.task);
  return task && { id: data.id, task };
};

/** Reads what came as an answer; undefined for anything else. */
export const decodeAnswer = (data: unknown): Answer | undefined => {
  if (!isFields(data) || !isCount(data.id)) return undefined;
  const { id, type, part, move, pause, nodes, accepts } = data;
  if (type === 'progress' && isAmount(part)) return { id, type, part };
  if (type === 'move' && typeof move === 'string' && isAmount(pause) && isCount(nodes))
    return { id, type, move, pause, nodes };
  if (type === 'draw' && typeof accepts === 'boolean') return { id, type, accepts };
  return type === 'failed' ? { id, type } : undefined;
};
