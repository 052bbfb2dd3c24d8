import { type Color, opposite } from '../engine/index.ts';
import type { Happening, Settings } from './events.ts';
import { COMPUTER, type PlayerId } from './ids.ts';

/** Who opens a table, and on which side they want to play. Without a player nobody sits down there. The name is clean (`makeName`). */
export interface Opener {
  readonly player: PlayerId | null;
  readonly seat: Color;
  readonly name: string;
}

/**
 * What happens when a table is opened with settings that have been checked. Against the computer the other seat is the computer's,
 * whoever comes to play; with a player the game starts at once.
 */
export const opening = (settings: Settings, { player, seat, name }: Opener): readonly Happening[] => {
  const computer: Happening = { type: 'sat', seat: opposite(seat), player: COMPUTER, name: '' };
  const sat: readonly Happening[] = [
    ...(settings.opponent === 'computer' ? [computer] : []),
    ...(player === null ? [] : [{ type: 'sat', seat, player, name } as const]),
  ];
  const started: readonly Happening[] = sat.length === 2 ? [{ type: 'started', game: 1 }] : [];
  return [{ type: 'opened', ...settings }, ...sat, ...started];
};
