import { type Color, destination, type Game, hasSquare, opposite } from '../../engine/index.ts';
import type { Sound } from './stretches.ts';

/** A game as somebody sees it. */
export interface Scene {
  readonly game: Game;
  /** Whether it is over, also by what the players agreed or did. */
  readonly over: boolean;
}

/** What there is to hear between two looks at a board; undefined unless it is one more move of the same game, or its end. */
export const soundBetween = (before: Scene | undefined, { game, over }: Scene): Sound | undefined => {
  const plies = before?.game.moves.length;
  if (before === undefined || plies === undefined) return undefined;
  const move = game.moves[plies];
  const moved = move !== undefined && game.moves.length === plies + 1;
  if (over && !before.over && (moved || game.moves.length === plies)) return 'end';
  if (!moved) return undefined;
  const crowned =
    !hasSquare(before.game.position.kings, move.from) && hasSquare(game.position.kings, destination(move));
  if (crowned) return 'crown';
  return move.captures.length > 0 ? 'capture' : 'move';
};

/** The device, as far as it can be heard and felt. */
interface SoundWorld {
  readonly play: (sound: Sound) => void;
  readonly vibrate: () => void;
}

/** Hears a game from one look to the next; `own` is the side of the one person who plays, null for those who watch and for two at one device. */
export type Hear = (scene: Scene, own: Color | null) => void;

/** Plays what there is to hear of a game, and lets the device vibrate for what the opponent did. */
export const createHearing = ({ play, vibrate }: SoundWorld): Hear => {
  let last: Scene | undefined;
  return (scene, own) => {
    const sound = soundBetween(last, scene);
    const isNew = scene.game.moves.length > (last?.game.moves.length ?? 0);
    last = scene;
    if (!sound) return;
    play(sound);
    const mover = opposite(scene.game.position.turn);
    if (isNew && own !== null && mover !== own) vibrate();
  };
};
