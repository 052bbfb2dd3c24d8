import { acceptsDraw, chooseMove } from '../../ai/index.ts';
import { type Game, makeMove, playMove, rulesByName, startGame } from '../../engine/index.ts';
import { type Answer, decodeQuestion, type Question, type Task } from './messages.ts';

/** The game that a task is about; undefined where there is no such game. */
const gameOf = ({ rules: name, moves }: Task): Game | undefined => {
  const rules = rulesByName(name);
  let game = rules && startGame(rules);
  for (const move of moves) {
    const played = game && playMove(game, move);
    game = played?.ok ? played.value : undefined;
  }
  return game;
};

const solve = ({ id, task }: Question, answer: (answer: Answer) => void): Answer => {
  const game = gameOf(task);
  if (!game || game.outcome) return { id, type: 'failed' };
  if (task.type === 'draw') return { id, type: 'draw', accepts: acceptsDraw(game, task.color, task.level) };
  const { move, nodes } = chooseMove(game, task.level, task.seed, {
    onProgress: ({ depth, nodes }) => answer({ id, type: 'progress', depth, nodes }),
  });
  return { id, type: 'move', move: makeMove(move), nodes };
};

/**
 * Answers what came as a question, in one turn that may take seconds: nothing else is heard meanwhile. What is no question is not
 * answered.
 */
export const think = (data: unknown, answer: (answer: Answer) => void): void => {
  const question = decodeQuestion(data);
  if (question) answer(solve(question, answer));
};
