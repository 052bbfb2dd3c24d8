import type { ReactiveControllerHost } from 'lit';
import type { Color, Game } from '../../engine/index.ts';
import { Watcher } from '../observable.ts';
import { type Courtesy, courtesyOf, NOTHING_TO_SAY } from './courtesy.ts';
import { announcing, showingMissed } from './preferences.ts';
import { courtesyWords } from './words.ts';

/** What to say of a game's last move, as `courtesyOf`, to a person who may want nothing said. */
export const announced = (game: Game, own: Color | null): Courtesy => {
  const words = courtesyWords.get();
  return words && announcing.get() ? courtesyOf(game, own, words) : NOTHING_TO_SAY;
};

/** Renders its host again when there are other words for it, or other wishes. */
export const watchCourtesy = (host: ReactiveControllerHost): void =>
  void new Watcher(host, courtesyWords, announcing, showingMissed);
