import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../i18n/words.ts';
import { pathText } from './pathText.ts';
import { canCopy, copyLabel, type Handing } from './share.ts';
import type { MoveRow } from './view.ts';

const row = ({ number, first, second }: MoveRow) =>
  html`<li><span class="number">${number}.</span><span>${pathText(first)}</span><span>${second === '' ? nothing : pathText(second)}</span></li>`;

/** The game as a file: to be replayed, kept, or handed on. */
export interface GameFile {
  /** The page that replays it. */
  readonly replay: string;
  /** Its PDN. */
  readonly href: string;
  readonly name: string;
  /** What became of the last attempt to copy it. */
  readonly copied: Handing;
  readonly copy: () => void;
}

const fileLinks = ({ replay, href, name, copied, copy }: GameFile, words: Words) => html`
  <div class="buttons">
    <a class="button" href=${replay}>${words.moves.replay}</a>
    <a class="button" href=${href} download=${name}>${words.moves.download}</a>
    ${canCopy() ? html`<button @click=${copy}>${copyLabel(copied, words, words.moves.copy)}</button>` : nothing}
  </div>
  <p class="unseen" role="status">${copied === 'idle' ? '' : copyLabel(copied, words)}</p>
`;

/**
 * The game so far, numbered, the side that begins by the rules on the left. Long games scroll inside the card.
 *
 * @param file undefined while there is no game
 */
export const movesCard = (
  moves: readonly MoveRow[],
  file: GameFile | undefined,
  words: Words,
): TemplateResult => html`
  <section class="card moves" aria-labelledby="moves-heading">
    <h2 id="moves-heading">${words.moves.heading}</h2>
    ${
      moves.length === 0
        ? html`<p class="soft">${words.moves.none}</p>`
        : html`<ol tabindex="0" aria-labelledby="moves-heading">${moves.map(row)}</ol>`
    }
    ${file ? fileLinks(file, words) : nothing}
  </section>
`;
