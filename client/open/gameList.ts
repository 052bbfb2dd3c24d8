import { html, nothing, type TemplateResult } from 'lit';
import { speech } from '../i18n/current.ts';
import type { OpenWords } from '../i18n/open-words.ts';
import type { Words } from '../i18n/words.ts';
import { resultSign } from '../replay/ending.ts';
import { occasionText } from '../replay/occasion.ts';
import { type Entry, fileOf, findEntries, type Library } from './library.ts';

/** What the list shows; games are told by their index in the library. */
interface ListView {
  readonly library: Library;
  readonly chosen: number;
  /** The entry that the tab key reaches, if it is listed. */
  readonly marked: number;
  readonly search: string;
  /** How many are listed at most. */
  readonly limit: number;
}

/** What a person does with the list. */
interface ListHandlers {
  readonly choose: (index: number) => void;
  /** An entry has the focus. */
  readonly mark: (index: number) => void;
  readonly search: (text: string) => void;
  readonly more: () => void;
}

const title = (
  { white, black, fen, problem }: Entry,
  file: string,
  index: number,
  words: Words,
  { open }: OpenWords,
): string => {
  if (problem)
    return `${open.unread}: ${file === '' ? '' : `${file}, `}${open.at(problem.line, problem.column)}`;
  if (fen !== '') return fen;
  if (white === '' && black === '') return open.game(index + 1);
  return `${white || words.sides.white} – ${black || words.sides.black}`;
};

/** Up and down lead through the list, which is one stop of the tab key. */
const onKey = (event: KeyboardEvent): void => {
  const { currentTarget: list, target, key } = event;
  if (!(list instanceof Element) || !(target instanceof HTMLElement)) return;
  const entries = [...list.querySelectorAll<HTMLElement>('.entry')];
  const at = entries.indexOf(target);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: entries.length - 1 }[key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  entries[to]?.focus();
};

/** The games of a text with several: numbered, to be searched by name, some at a time. */
export const gameList = (
  { library, chosen, marked, search, limit }: ListView,
  handlers: ListHandlers,
  words: Words,
  own: OpenWords,
): TemplateResult | typeof nothing => {
  const { entries } = library;
  if (entries.length < 2) return nothing;
  const { open } = own;
  const { language } = speech.get();
  const broken = entries.filter(({ problem }) => problem !== null).length;
  const found = findEntries(entries, search);
  const listed = found.slice(0, limit);
  const stop = listed.includes(marked) ? marked : listed[0];
  const type = ({ currentTarget: input }: Event) => {
    if (input instanceof HTMLInputElement) handlers.search(input.value);
  };
  return html`
    <section class="card library" aria-labelledby="library-heading">
      <h2 id="library-heading" class="label" role="status">${open.found(entries.length, broken)}</h2>
      <input type="search" aria-label=${open.find} placeholder=${open.find} .value=${search} @input=${type} />
      ${found.length === 0 ? html`<p class="soft">${open.noneFound}</p>` : nothing}
      <ol @keydown=${onKey}>
        ${listed.flatMap((index) => {
          const entry = entries[index];
          if (!entry) return [];
          return html`
            <li>
              <button
                class="entry"
                tabindex=${index === stop ? 0 : -1}
                aria-current=${index === chosen}
                @focus=${() => handlers.mark(index)}
                @click=${() => handlers.choose(index)}
              >
                <span class="number">${index + 1}.</span>
                <span class="names" dir="auto">${title(entry, fileOf(library, entry), index, words, own)}</span>
                <span class="soft">${resultSign(entry.result)}</span>
                <span class="soft occasion">${occasionText(entry.event, entry.date, language)}</span>
              </button>
            </li>
          `;
        })}
      </ol>
      ${found.length > limit ? html`<button @click=${handlers.more}>${open.more}</button>` : nothing}
    </section>
  `;
};
