import { html, nothing, type TemplateResult } from 'lit';
import type { OpenWords } from '../i18n/open-words.ts';
import type { Words } from '../i18n/words.ts';
import { type Entry, findEntries } from './library.ts';

export interface ListView {
  readonly entries: readonly Entry[];
  readonly chosen: number;
  readonly search: string;
  /** How many are listed at most. */
  readonly limit: number;
}

export interface ListHandlers {
  readonly choose: (index: number) => void;
  readonly search: (text: string) => void;
  readonly more: () => void;
}

const title = (
  { white, black, problem }: Entry,
  index: number,
  words: Words,
  { open }: OpenWords,
): string => {
  if (problem) return `${open.unread}: ${open.at(problem.line, problem.column)}`;
  if (white === '' && black === '') return open.game(index + 1);
  return `${white || words.sides.white} – ${black || words.sides.black}`;
};

/** The games of a text with several: numbered, to be searched by name, some at a time. */
export const gameList = (
  { entries, chosen, search, limit }: ListView,
  handlers: ListHandlers,
  words: Words,
  own: OpenWords,
): TemplateResult | typeof nothing => {
  if (entries.length < 2) return nothing;
  const { open } = own;
  const broken = entries.filter(({ problem }) => problem !== null).length;
  const found = findEntries(entries, search);
  const type = ({ currentTarget: input }: Event) => {
    if (input instanceof HTMLInputElement) handlers.search(input.value);
  };
  return html`
    <section class="card library" aria-labelledby="library-heading">
      <h2 id="library-heading" class="label" role="status">${open.found(entries.length, broken)}</h2>
      <input type="search" aria-label=${open.find} placeholder=${open.find} .value=${search} @input=${type} />
      ${found.length === 0 ? html`<p class="soft">${open.noneFound}</p>` : nothing}
      <ol>
        ${found.slice(0, limit).flatMap((index) => {
          const entry = entries[index];
          if (!entry) return [];
          return html`
            <li>
              <button class="entry" aria-current=${index === chosen} @click=${() => handlers.choose(index)}>
                <span class="number">${index + 1}.</span>
                <span class="names" dir="auto">${title(entry, index, words, own)}</span>
                <span class="soft">${entry.result.replace('1/2-1/2', '½-½')}</span>
                <span class="soft occasion">${entry.occasion}</span>
              </button>
            </li>
          `;
        })}
      </ol>
      ${found.length > limit ? html`<button @click=${handlers.more}>${open.more}</button>` : nothing}
    </section>
  `;
};
