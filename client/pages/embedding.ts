import { dressed } from '../embedding/dressed.ts';
import { readWish } from '../embedding/readWish.ts';
import { makeSnippet } from '../embedding/snippet.ts';
import {
  attributesOf,
  type Kind,
  pictureOf,
  type Start,
  tableOf,
  USUAL_SIZE,
  type Wish,
} from '../embedding/wish.ts';
import { speakFirst, speech, wanted } from '../i18n/current.ts';
import { embeddingWords } from '../i18n/embedding-en.ts';
import { loadEmbeddingWords } from '../i18n/embedding-languages.ts';
import { loadLooksWords } from '../i18n/looks-languages.ts';
import { translate } from '../i18n/translate.ts';
import { retrying } from '../retrying.ts';
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

/** Reads games: only a page on which one is put into the form needs that. */
const loadGameStart = retrying(() => import('../embedding/gameStart.ts'));

// Sent hidden, as the buttons that copy: without this script they do nothing.
if (opener) opener.hidden = false;

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

const frame = document.querySelector('#frame');
const someFrame = frame?.textContent ?? '';

/** The frame is that of the table that was last on the page. */
const showFrame = (table = SOME_TABLE): void => {
  if (frame) frame.textContent = someFrame.replace(`/embed/${SOME_TABLE}`, `/embed/${table}`);
};

/** What is said of copying, beside any snippet: one thing at a time. */
const sayings = document.querySelectorAll('.copying [role=status]');
let telling: ReturnType<typeof setTimeout> | undefined;

const say = (what: 'copied' | 'selectIt' | null, beside?: Element | null): void => {
  clearTimeout(telling);
  for (const saying of sayings) saying.textContent = what && saying === beside ? words.embedding[what] : '';
  if (what === 'copied') telling = setTimeout(() => say(null), TOLD);
};

/** What stands beside a snippet, and where the game begins if it is one to replay. */
interface Sample {
  readonly wish: Wish;
  readonly start?: Start | undefined;
}

/** What the page was sent with. */
const sent = (sample: Element): Sample => {
  const board = sample.querySelector('dama-board');
  const [fen = '', pdn = ''] = ['fen', 'pdn'].map((name) => board?.getAttribute(name) ?? '');
  const kind: Kind = board ? (pdn ? 'replay' : 'position') : 'live';
  return { wish: { ...NOTHING_CHOSEN, kind, fen, pdn, playable: board?.hasAttribute('playable') ?? false } };
};

const samples = new Map([...document.querySelectorAll('.sample')].map((sample) => [sample, sent(sample)]));

/** A live board without a table: its picture is that of a board, and its snippet is none to copy. */
const lacksTable = ({ kind, table }: Wish): boolean =>
  kind === 'live' && tableOf(origin, table) === undefined;

/** A sample as it is told to others: in the look that is usual in the page's language. */
const told = ({ wish, start }: Sample) => {
  const lacking = lacksTable(wish);
  const worn = dressed(lacking ? { ...wish, table: SOME_TABLE } : wish, document.documentElement.lang);
  const alt = words.embedding.alts[wish.kind];
  const picture = { src: pictureOf(origin, worn, start), width: wish.size, height: wish.size, alt };
  const empty: Wish = { ...worn, kind: 'position', fen: '', rules: '' };
  return {
    snippet: makeSnippet(origin, attributesOf(origin, worn), picture),
    src: lacking ? pictureOf(origin, empty) : picture.src,
    lacking,
  };
};

/** The snippet of what is shown beside it, and the picture as that says. */
const showSnippet = (sample: Element, shown: Sample): void => {
  const { snippet, src, lacking } = told(shown);
  const picture = sample.querySelector<HTMLImageElement>('.shown img');
  if (picture && picture.src !== src) picture.src = src;
  const copy = sample.querySelector<HTMLButtonElement>('.copy');
  if (copy) copy.hidden = lacking;
  const code = sample.querySelector('.snippet code');
  if (!code || code.textContent === snippet) return;
  code.textContent = snippet;
  say(null);
};

const showSnippets = (): void => {
  for (const [sample, shown] of samples) showSnippet(sample, shown);
};

/** A board as other sites have it, with its picture; or the picture alone, where there is nothing to show yet. */
const place = (sample: Element, wish: Wish, start?: Start): void => {
  const shown: Sample = { wish, start };
  samples.set(sample, shown);
  const picture = document.createElement('img');
  picture.src = told(shown).src;
  picture.width = picture.height = wish.size;
  picture.style.width = `${wish.size}px`; // The pages' style sheet has another width for pictures of boards.
  picture.alt = words.embedding.alts[wish.kind];
  picture.setAttribute('data-words-alt', `embedding.alts.${wish.kind}`);
  const around = sample.querySelector('.shown');
  if (lacksTable(wish)) around?.replaceChildren(picture);
  else {
    const board = document.createElement('dama-board');
    for (const [name, value] of attributesOf(origin, wish)) board.setAttribute(name, value);
    board.append(picture);
    around?.replaceChildren(board);
    if (wish.kind === 'live') showFrame(tableOf(origin, wish.table));
  }
  showSnippet(sample, shown);
};

/** What the form asked for last. */
let asked = form ? JSON.stringify(readWish(new FormData(form))) : '';

/** Says of a text for a table whether it means none. */
const judgeTable = (wish: Wish): void => {
  const none = wish.table.trim() !== '' && lacksTable(wish);
  form?.querySelector('#table')?.setAttribute('aria-invalid', String(none)); // The hint follows.
};

const make = async (): Promise<void> => {
  if (!form || !made) return;
  const wish = readWish(new FormData(form));
  const asks = JSON.stringify(wish);
  if (asks === asked) return;
  asked = asks;
  judgeTable(wish);
  if (wish.kind !== 'replay') {
    place(made, wish);
    return;
  }
  const reader = await loadGameStart().catch(() => undefined);
  if (asked !== asks) return; // Something else is wanted by now.
  if (!reader) asked = ''; // The picture is where the rules begin, until the reader comes with another try.
  place(made, wish, reader?.gameStart(wish.pdn, wish.rules));
};

let writing: ReturnType<typeof setTimeout> | undefined;
form?.addEventListener('input', () => {
  clearTimeout(writing);
  writing = setTimeout(() => void make(), WRITTEN);
});
form?.addEventListener('change', () => void make());
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void make();
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
  void make();
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

wanted.watch(() => {
  const language = wanted.get();
  void loadEmbeddingWords(language); // At once, not after the words that all pages share.
  // A board's look is one of the language: while the page waits for its words, its boards have the right one already.
  document.documentElement.lang = language;
  askBoards();
  showSnippets();
});
speech.watch(() => void speakPage());
void speakFirst(memory); // The language of the snippets is known from here on.
readAddress();
