import { html, nothing } from 'lit';
import { opposite } from '../../../engine/position.ts';
import type { Color } from '../../../engine/types.ts';
import type { EmbedWords } from '../../i18n/embed-words.ts';
import { retrying } from '../../retrying.ts';
import type { DamaBoard } from '../dama-board.ts';
import type { News } from './later/news.ts';
import { type LiveState, ownSeat } from './state.ts';
import { actionStrip, factsOf, type Hands, NO_ACTIONS, nameOf, playerStrip, tableLink } from './strips.ts';
import { Voice } from './voice.ts';

const loadNews = retrying(() => import('./later/news.ts'));

/** What the strips are made of. */
export interface Shown {
  readonly state: LiveState;
  /** Whose turn it is on the board, while a game is played. */
  readonly turn: Color | undefined;
  readonly hands: Hands;
  /** Undefined where they have not come. */
  readonly words: EmbedWords | undefined;
}

/** What stands around a live board, and what is said of it aloud. */
export class Around {
  readonly #board: DamaBoard;
  readonly #voice: Voice;
  #news: News | undefined;

  constructor(board: DamaBoard) {
    this.#board = board;
    this.#voice = new Voice(board);
  }

  /** The upper player, with the way to the table's page. */
  above(shown: Shown): unknown {
    const { state, hands, words } = shown;
    const link = words && state.table ? tableLink(state, hands, words.live) : nothing;
    return this.#player(shown, opposite(this.#board.seenBy), link);
  }

  /** The lower player, and what one may do. */
  below(shown: Shown): unknown {
    const { state, turn, hands, words } = shown;
    const facts = words ? factsOf(state, turn, hands, words.live, this.#tidings(shown)) : [];
    return html`
      ${this.#player(shown, this.#board.seenBy, nothing)}
      ${words ? actionStrip(state, turn, hands, words, facts) : NO_ACTIONS}
      ${this.#voice.template(facts)}
    `;
  }

  /** Who plays is told more than who watches. Where that part does not come, it is asked for again with the next thing that happens. */
  async learn(state: LiveState): Promise<void> {
    if (this.#news || ownSeat(state) === null) return;
    const part = await loadNews().catch(() => undefined);
    this.#news ??= part && new part.News();
    this.#board.requestUpdate();
  }

  #player({ state, turn, words }: Shown, color: Color, more: unknown): unknown {
    return playerStrip(state, color, turn, this.#board.timeLeft(color), words?.live, more);
  }

  #tidings({ state, words }: Shown): readonly string[] {
    const own = ownSeat(state);
    if (!own || !words) return [];
    const name = nameOf(state, opposite(own), words.live);
    return this.#news?.tell(state, own, this.#board.timeLeft(own), name, words.live.news) ?? [];
  }
}
