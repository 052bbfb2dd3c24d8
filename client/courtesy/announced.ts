import type { ReactiveControllerHost } from 'lit';
import type { Color, Game } from '../../engine/index.ts';
import type { CourtesyWords } from '../i18n/courtesy-words.ts';
import { Watcher } from '../observable.ts';
import { type Courtesy, courtesyOf, NOTHING_TO_SAY } from './courtesy.ts';
import { announcing, showingMissed } from './preferences.ts';
import { courtesyWords } from './words.ts';

/** In which words to announce moves; undefined while there are none, and to a person who wants nothing said. */
export const announcingWords = (): CourtesyWords | undefined =>
  announcing.get() ? courtesyWords.get() : undefined;

/** What to say of a game's last move, as `courtesyOf`. */
export const announced = (game: Game, own: Color | null, words = announcingWords()): Courtesy =>
  words ? courtesyOf(game, own, words) : NOTHING_TO_SAY;

/** Renders its host again when there are other words for it, or other wishes. */
export const watchCourtesy = (host: ReactiveControllerHost): void =>
  void new Watcher(host, courtesyWords, announcing, showingMissed);
