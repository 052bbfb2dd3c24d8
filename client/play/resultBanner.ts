import { html, nothing, type TemplateResult } from 'lit';
import type { PlayWords } from '../i18n/play-words.ts';
import type { Words } from '../i18n/words.ts';
import type { Tell } from './session.ts';
import type { MatchView } from './view.ts';

/** What a person does with the banner. */
export interface ResultHandlers {
  readonly tell: Tell;
  /** Puts the result aside. */
  readonly seeBoard: () => void;
}

/** The result over the board, in one line with its reason, and the next thing to do. */
export const resultBanner = (
  { result }: MatchView,
  { tell, seeBoard }: ResultHandlers,
  words: Words,
  { play }: PlayWords,
): TemplateResult | typeof nothing =>
  result === undefined
    ? nothing
    : html`
        <section class="result" aria-label=${result.headline}>
          <p class="line"><strong>${result.headline}</strong>: ${result.reason}</p>
          <div class="buttons">
            <button class="primary" @click=${() => tell({ type: 'rematch' })}>${words.actions.rematch}</button>
            <button @click=${() => tell({ type: 'choose', choosing: true })}>${play.newGame}</button>
            <button @click=${seeBoard}>${words.actions.seeBoard}</button>
          </div>
        </section>
      `;
