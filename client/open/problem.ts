import { html, nothing, type TemplateResult } from 'lit';
import type { PdnProblem } from '../../engine/pdn/types.ts';
import type { OpenWords } from '../i18n/open-words.ts';

/** A code in words; the developer's sentence where this page has none for it. */
const said = (words: { readonly [code: string]: string }, { code, message }: PdnProblem): string =>
  words[code] ?? message;

const item = (words: { readonly [code: string]: string }, problem: PdnProblem, { open }: OpenWords) => html`
  <p>${said(words, problem)} <span class="soft">(${open.at(problem.line, problem.column)})</span></p>
  <p class="hint" lang="en">${problem.message}</p>
`;

/** Why a game could not be read, and where. */
export const problemCard = (problem: PdnProblem, words: OpenWords): TemplateResult => html`
  <section class="card unread" role="alert">
    <h2 class="headline">${words.open.unread}</h2>
    ${item(words.problems, problem, words)}
  </section>
`;

/** What the reader has to remark about a game that it has read. */
export const warningsCard = (warnings: readonly PdnProblem[], words: OpenWords) =>
  warnings.length === 0
    ? nothing
    : html`
        <details class="card remarks">
          <summary>${words.open.warnings(warnings.length)}</summary>
          <ul>${warnings.map((warning) => html`<li>${item(words.passedOver, warning, words)}</li>`)}</ul>
        </details>
      `;
