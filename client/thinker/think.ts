import { acceptsDraw, chooseMove, type Limits, type Progress, thinkingTime } from '../../ai/index.ts';
import { STRENGTHS } from '../../ai/strengths.ts';
import { type Game, initialPosition, makeMove, replayGame, rulesByName } from '../../engine/index.ts';
import { type Answer, decodeQuestion, type Question, type Task } from './messages.ts';

/** The game that a task is about; undefined where there is no such game. */
const gameOf = ({ rules: name, moves }: Task): Game | undefined => {
  const rules = rulesByName(name);
  const played = rules && replayGame(initialPosition(rules), moves);
  return played?.ok ? played.value : undefined;
};

/** How much of a search is done: it ends with the first of its limits. */
const partDone = ({ depth, nodes }: Progress, limits: Limits): number =>
  Math.min(1, Math.max(nodes / limits.nodes, depth / (limits.depth ?? Number.POSITIVE_INFINITY)));

const solve = ({ id, task }: Question, answer: (answer: Answer) => void): Answer => {
  const game = gameOf(task);
  if (!game || game.outcome) return { id, type: 'failed' };
  if (task.type === 'draw') return { id, type: 'draw', accepts: acceptsDraw(game, task.color, task.level) };
  const { limits } = STRENGTHS[task.level];
  const { move, nodes } = chooseMove(game, task.level, task.seed, {
    onProgress: (progress) => answer({ id, type: 'progress', part: partDone(progress, limits) }),
  });
  return { id, type: 'move', move: makeMove(move), pause: thinkingTime(game), nodes };
};

/**
 * Answers what came as a question, in one turn that may take seconds: nothing else is heard meanwhile. What is no question is not
 * answered.
 */
export const think = (data: unknown, answer: (answer: Answer) => void): void => {
  const question = decodeQuestion(data);
  if (question) answer(solve(question, answer));
};
