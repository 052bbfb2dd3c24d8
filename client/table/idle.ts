import type { Rules } from '../../engine/rules.ts';

/** After how many moves of each side without progress the rules end a game (T15, R13); 0 if they never do. */
export const idleMoves = ({ endings }: Rules): number => {
  const idle = endings.find((ending) => ending.kind === 'idle');
  return idle ? idle.plies / 2 : 0;
};
