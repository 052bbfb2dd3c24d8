import { type Attribute, makeSnippet, type Picture } from '../embedding/snippet.ts';
import {
  attributesOf,
  KINDS,
  type Kind,
  pictureOf,
  readSize,
  USUAL_SIZE,
  type Wish,
} from '../embedding/wish.ts';
import { speakFirst, speech, wanted } from '../i18n/current.ts';
import { embeddingWords } from '../i18n/embedding-en.ts';
import { loadEmbeddingWords } from '../i18n/embedding-languages.ts';
import { loadLooksWords } from '../i18n/looks-languages.ts';
import { translate } from '../i18n/translate.ts';
import { memory } from '../table/browser.ts';
import { createTable, problemOf } from '../table/create.ts';
import { canCopy, copyText } from '../table/share.ts';
import '../table/dama-settings.ts';

/** What the snippets say where there is no table yet. */
const SOME_TABLE = 'ID';
/** So long after the last key a text counts as written. */
const WRITTEN = 300;
/** So long it is said that a snippet was copied. */
const TOLD = 5_000;

const { origin } = location;
const form = document.querySelector<HTMLFormElement>('#wish');
const made = document.querySelector<HTMLElement>('#made');
const live = document.querySelector<HTMLElement>('#live');
const opener = document.querySelector<HTMLButtonElement>('#open-table');
const opened = document.querySelector('#opened');

/** A board whose look is left to it. */
const NOTHING_CHOSEN: Wish = {
  kind: 'live',
  fen: '',
  pdn: '',
  table: '',
  rules: '',
  theme: '',
  pieces: '',
  coordinates: '',
  orientation: '',
  playable: false,
  size: USUAL_SIZE,
};

let words = embeddingWords;

const pictureIn = (place: ParentNode): Picture | undefined => {
  const picture = place.querySelector('img');
  if (!picture) return undefined;
  const [width, height] = [Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))];
  return { src: picture.src, width, height, alt: picture.alt };
};

/** What is said of copying, beside any snippet: one thing at a time. */
const sayings = document.querySelectorAll('.copying [role=status]');
let telling: ReturnType<typeof setTimeout> | undefined;

const say = (what: 'copied' | 'selectIt' | null, beside?: Element | null): void => {
  clearTimeout(telling);
  for (const saying of sayings) saying.textContent = what && saying === beside ? words.embedding[what] : '';
  if (what === 'copied') telling = setTimeout(() => say(null), TOLD);
};

/** The snippet of what is shown beside it: read off the page, so that one is what the other says. */
const showSnippet = (sample: Element): void => {
  const board = sample.querySelector('dama-board');
  const shown: readonly Attribute[] = board
    ? [...board.attributes]
        .filter(({ name }) => name !== 'style') // What the board has put there itself.
        .map(({ name, value }): Attribute => [name, value])
    : [['src', `${origin}/t/${SOME_TABLE}`]];
  const picture = pictureIn(board ?? sample);
  const code = sample.querySelector('.snippet code');
  if (!code || !picture) return;
  const src = board ? picture.src : `${origin}/t/${SOME_TABLE}.svg`;
  const snippet = makeSnippet(origin, shown, { ...picture, src });
  if (code.textContent === snippet) return;
  code.textContent = snippet;
  say(null);
};

const showSnippets = (): void => {
  for (const sample of document.querySelectorAll('.sample')) showSnippet(sample);
};

/** A board as other sites have it, with its picture; or the picture alone, where there is nothing to show yet. */
const place = (sample: Element, wish: Wish): void => {
  const picture = document.createElement('img');
  const isSomeTable = wish.kind === 'live' && wish.table.trim() === '';
  picture.src = isSomeTable ? `${origin}/board.svg` : pictureOf(origin, wish);
  picture.width = picture.height = wish.size;
  picture.style.width = `${wish.size}px`; // The pages' style sheet has another width for pictures of boards.
  picture.alt = words.embedding.alts[wish.kind];
  picture.setAttribute('data-words-alt', `embedding.alts.${wish.kind}`);
  const shown = sample.querySelector('.shown');
  if (isSomeTable) shown?.replaceChildren(picture);
  else {
    const board = document.createElement('dama-board');
    for (const [name, value] of attributesOf(origin, wish)) board.setAttribute(name, value);
    board.append(picture);
    shown?.replaceChildren(board);
  }
  showSnippet(sample);
};

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

const wishIn = (data: FormData): Wish => ({
  kind: KINDS.find((kind) => kind === textOf(data, 'kind')) ?? 'position',
  fen: textOf(data, 'fen'),
  pdn: textOf(data, 'pdn'),
  table: textOf(data, 'table'),
  rules: textOf(data, 'rules'),
  theme: textOf(data, 'theme'),
  pieces: textOf(data, 'pieces'),
  coordinates: textOf(data, 'coordinates'),
  orientation: textOf(data, 'orientation'),
  playable: data.has('playable'),
  size: readSize(textOf(data, 'size')),
});

/** What the form asked for last. */
let asked = form ? JSON.stringify(wishIn(new FormData(form))) : '';

const make = (): void => {
  if (!form || !made) return;
  const wish = wishIn(new FormData(form));
  const asks = JSON.stringify(wish);
  if (asks === asked) return;
  asked = asks;
  place(made, wish);
};

let writing: ReturnType<typeof setTimeout> | undefined;
form?.addEventListener('input', () => {
  clearTimeout(writing);
  writing = setTimeout(make, WRITTEN);
});
form?.addEventListener('change', make);
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  make();
});

/** The rules of a link are those of the select; without any, or with some that there are not, the usual ones. */
const fillRules = (name: string | null): void => {
  const select = form?.querySelector<HTMLSelectElement>('#rules');
  if (!select) return;
  select.selectedIndex = Math.max(
    0,
    [...select.options].findIndex(({ value }) => value === name),
  );
};

const fill = (kind: Kind, name: string, text: string): void => {
  const choice = form?.querySelector<HTMLInputElement>(`[name="kind"][value="${kind}"]`);
  const field = form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${name}`);
  if (choice) choice.checked = true;
  if (field) field.value = text;
  make();
  document.querySelector('#make')?.scrollIntoView();
};

/** What the address asks for: `?table=7fKq2mWxYz`, `#fen=W:Wa2:Ba7`, `#pdn=…`, as links to `/open` also with `&rules=russian`. */
const readAddress = (): void => {
  const table = new URLSearchParams(location.search).get('table');
  const fragment = new URLSearchParams(location.hash.slice(1));
  const [fen, pdn] = [fragment.get('fen'), fragment.get('pdn')];
  if (fen !== null || pdn !== null) fillRules(fragment.get('rules'));
  if (fen !== null) fill('position', 'fen', fen);
  else if (pdn !== null) fill('replay', 'pdn', pdn);
  else if (table !== null) fill('live', 'table', `${origin}/t/${table}`);
};
addEventListener('hashchange', readAddress);

const isBusy = (): boolean => opener?.ariaDisabled === 'true';

/** Opens a table, which is never done without a press, and puts it into the page. */
opener?.addEventListener('click', async () => {
  if (isBusy() || !live || !opened) return;
  opener.ariaDisabled = 'true'; // Not `disabled`: that would take the keyboard's focus away.
  opener.textContent = words.embedding.opening;
  opened.textContent = '';
  const table = await createTable({}, fetch);
  opener.ariaDisabled = 'false';
  opener.textContent = words.embedding.openTable;
  const said = table.ok ? 'opened' : problemOf(table.error) === 'failed' ? 'failed' : 'tooMany';
  opened.setAttribute('data-words', `embedding.${said}`);
  opened.textContent = words.embedding[said];
  if (table.ok) place(live, { ...NOTHING_CHOSEN, table: table.value.id });
});

/** Where nothing can be copied by a button, the text is selected, to be copied by hand. */
const select = (code: Element): void => getSelection()?.selectAllChildren(code);

for (const button of document.querySelectorAll<HTMLButtonElement>('.copy')) {
  button.addEventListener('click', async () => {
    const code = button.closest('.told')?.querySelector('.snippet code');
    if (!code) return;
    say(null);
    const handing = canCopy() ? await copyText(code.textContent ?? '') : 'refused';
    if (handing !== 'copied') select(code);
    say(handing === 'copied' ? 'copied' : 'selectIt', button.nextElementSibling);
  });
}

/** The boards are those of other sites, from `embed.js`: they look for their language when they come onto a page. */
const askBoards = (): void => {
  for (const board of document.querySelectorAll('dama-board')) board.requestUpdate?.('language');
};

/** The page in the language of the moment. */
const speakPage = async (): Promise<void> => {
  const { language, words: shared } = speech.get();
  const [own, looks] = await Promise.all([
    loadEmbeddingWords(language),
    loadLooksWords(language).catch(() => undefined), // Then they are called as before.
  ]);
  if (speech.get().language !== language) return; // Another language came meanwhile.
  words = own;
  document.title = words.embedding.title;
  translate(document, { ...shared, ...words, looks });
  if (isBusy() && opener) opener.textContent = words.embedding.opening;
  document.documentElement.removeAttribute('data-awaits');
  askBoards();
  showSnippets();
};

for (const code of document.querySelectorAll('#policy, #frame')) {
  const text = code.textContent ?? '';
  const secure = location.protocol === 'https:';
  code.textContent = text
    .replaceAll('wss://HOST', `${secure ? 'wss' : 'ws'}://${location.host}`)
    .replaceAll('https://HOST', origin);
}
showSnippets();
readAddress();
wanted.watch(() => {
  const language = wanted.get();
  void loadEmbeddingWords(language); // At once, not after the words that all pages share.
  // A board's look is one of the language: while the page waits for its words, its boards have the right one already.
  document.documentElement.lang = language;
  askBoards();
});
speech.watch(() => void speakPage());
void speakFirst(memory);
