import { html, nothing, type TemplateResult } from 'lit';
import type { PdnProblem } from '../../engine/pdn/types.ts';
import { speech } from '../i18n/current.ts';
import type { OpenWords } from '../i18n/open-words.ts';
import { type ReadEntry, wordAt } from './library.ts';

/** `a or b` in the language of the page. */
const either = (candidates: readonly string[]): string =>
  new Intl.ListFormat(speech.get().language, { type: 'disjunction' }).format(candidates);

/** A code in words; the developer's sentence where this page has none for it. With the word that is meant, and what it may mean. */
const item = (
  words: { readonly [code: string]: string },
  problem: PdnProblem,
  { line: first, part, file }: ReadEntry,
  { open }: OpenWords,
) => {
  const { code, message, line, column, candidates } = problem;
  const said = words[code];
  const word = wordAt(part, first, problem);
  return html`
    <p>${said ?? html`<span lang="en">${message}</span>`} <span class="soft">(${file === '' ? '' : `${file}, `}${open.at(line, column)})</span></p>
    ${word === '' ? nothing : html`<p><code dir="auto">${word}</code></p>`}
    ${candidates ? html`<p>${open.which(either(candidates))}</p>` : nothing}
  `;
};

/** Why a game could not be read, and where. */
export const problemCard = (problem: PdnProblem, entry: ReadEntry, words: OpenWords): TemplateResult => html`
  <section class="card unread" role="alert">
    <h2 class="headline">${words.open.unread}</h2>
    ${item(words.problems, problem, entry, words)}
  </section>
`;

/** What the reader has to remark about a game that it has read. */
export const warningsCard = (entry: ReadEntry, words: OpenWords) =>
  entry.warnings.length === 0
    ? nothing
    : html`
        <details class="card remarks">
          <summary>${words.open.warnings(entry.warnings.length)}</summary>
          <ul>${entry.warnings.map((warning) => html`<li>${item(words.passedOver, warning, entry, words)}</li>`)}</ul>
        </details>
      `;
