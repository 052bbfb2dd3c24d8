import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/words.ts';
import type { MoveRow } from './view.ts';

/** A long capture goes on in the next line before an `x`, never inside the name of a square. */
const path = (text: string) => text.split(/(?=x)/).map((part) => html`<wbr />${part}`);

const row = ({ number, white, black }: MoveRow) =>
  html`<li><span class="number">${number}.</span><span>${path(white)}</span><span>${path(black)}</span></li>`;

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
