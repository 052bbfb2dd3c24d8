import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/words.ts';
import type { MoveRow } from './view.ts';

const row = ({ number, white, black }: MoveRow) =>
  html`<li><span class="number">${number}.</span><span>${white}</span><span>${black}</span></li>`;

/** The game so far, numbered, White's moves on the left. Long games scroll inside the card. */
export const movesCard = (moves: readonly MoveRow[], words: Words): TemplateResult => html`
  <section class="card moves" aria-labelledby="moves-heading">
    <h2 id="moves-heading">${words.moves.heading}</h2>
    ${
      moves.length === 0
        ? html`<p class="soft">${words.moves.none}</p>`
        : html`<ol tabindex="0" aria-labelledby="moves-heading">${moves.map(row)}</ol>`
    }
  </section>
`;
