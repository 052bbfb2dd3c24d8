import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../i18n/words.ts';
import { type ActionHandlers, actionButtons } from './actions.ts';
import { scoreLine } from './score.ts';
import { canCopy, canShare, copyLabel, type Handing } from './share.ts';
import { questionBoxes, type StatusHandlers } from './status.ts';
import type { View } from './view.ts';

/** What a person does with the banner. */
export interface ResultHandlers extends ActionHandlers, Pick<StatusHandlers, 'answer'> {
  /** Puts the result aside. */
  readonly seeBoard: () => void;
  readonly share: () => void;
  readonly copy: () => void;
}

/** One button is enough here: the device's own sheet, or else the clipboard. */
const passOn = (handing: Handing, handlers: ResultHandlers, words: Words) => {
  if (canShare()) return html`<button class="pass-on" @click=${handlers.share}>${words.share.share}</button>`;
  if (!canCopy()) return nothing;
  return html`<button class="pass-on" @click=${handlers.copy}>${copyLabel(handing, words)}</button>`;
};

/** The result over the board, in one line with its reason, and the next thing to do. */
export const resultBanner = (
  view: View,
  handing: Handing,
  handlers: ResultHandlers,
  words: Words,
): TemplateResult | typeof nothing => {
  const { result, score, questions } = view;
  return result === undefined
    ? nothing
    : html`
        <section class="result" aria-label=${result.headline}>
          <p class="line"><strong>${result.headline}</strong>: ${result.reason}</p>
          <p class="score">${scoreLine(score)}</p>
          ${questionBoxes(questions, handlers)}
          <div class="buttons">
            ${questions.length === 0 ? actionButtons(view, handlers, words) : nothing}
            <button @click=${handlers.seeBoard}>${words.actions.seeBoard}</button>
            ${passOn(handing, handlers, words)}
          </div>
        </section>
      `;
};
