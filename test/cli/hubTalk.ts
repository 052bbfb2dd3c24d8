import type { Choice } from '../../ai/index.ts';
import type { Mover, Task } from '../../cli/hub/mover.ts';
import { hubSession } from '../../cli/hub/session.ts';
import { distinctMoves, makeMove } from '../../engine/index.ts';

/** The first of the legal moves by their names, found without a search. */
export const firstChoice = ({ game }: Pick<Task, 'game'>): Choice => {
  const [move] = distinctMoves(game.position).toSorted((a, b) => (makeMove(a) < makeMove(b) ? -1 : 1));
  if (!move) throw new Error('A mover was asked without a legal move.');
  return { move, depth: 1, nodes: 1, score: 0, line: [move] };
};

/** A session without a process, whose mover is given; what it says is kept. */
export const conversation = (mover: Mover = async (task) => firstChoice(task)) => {
  const said: string[] = [];
  const session = hubSession({
    write: async (line) => void said.push(line),
    openMover: async () => mover,
  });
  return { said, session };
};

/** What a session answers to lines that come one after the other, until the input ends. */
export const say = async (...lines: readonly string[]): Promise<readonly string[]> => {
  const { said, session } = conversation();
  for (const line of lines) if (!(await session.receive(line))) break;
  await session.end();
  return said;
};
