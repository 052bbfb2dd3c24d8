import { easyLevel, isLevel, LEVELS, type Level, OFFERED_LEVEL } from '../../ai/levels.ts';
import { usualLook } from '../../drawing/looks.ts';
import { rulesByName } from '../../engine/rulesets.ts';
import { ALL_SQUARES, sameSet } from '../../engine/squareSet.ts';
import { COLORS } from '../../engine/types.ts';
import { defineBoard } from '../board/speaking.ts';
import { DamaBoard } from '../embed/dama-board.ts';
import { onward, speakFirst, speech, wanted } from '../i18n/current.ts';
import { loadHomeWords } from '../i18n/home-languages.ts';
import type { HomeWords } from '../i18n/home-words.ts';
import { translate } from '../i18n/translate.ts';
import { boardLook } from '../looks/boardLook.ts';
import { memory } from '../table/browser.ts';
import { rememberClaim } from '../table/claims.ts';
import { finishedGames } from '../table/computerGames.ts';
import { createTable } from '../table/create.ts';
import { carryOn, identify, rememberedName, rememberName } from '../table/identity.ts';
import { fillRandom } from '../table/world.ts';
import '../table/dama-settings.ts';
import { clockIn, hasClock, type Refusal, refusalOf } from './terms.ts';

const SEATS = [...COLORS, 'random'] as const;

const form = document.querySelector<HTMLFormElement>('#create');
const button = document.querySelector<HTMLButtonElement>('#create-button');
const problem = document.querySelector('#create-problem');
const rulesField = document.querySelector<HTMLSelectElement>('#rules');
const rulesHint = document.querySelector('#rules-hint');
const picture = document.querySelector<HTMLImageElement>('#start');
const easyBox = document.querySelector<HTMLElement>('#easy');
const easyHint = document.querySelector('#easy-hint');
const suggestions = document.querySelector<HTMLInputElement>('#suggestions');
const nameField = document.querySelector<HTMLInputElement>('#name');

let words: HomeWords = await loadHomeWords('en');

const isBusy = (): boolean => button?.ariaDisabled === 'true';

/** The page in the language of the moment. */
const speakPage = async (): Promise<void> => {
  const { language, words: shared } = speech.get();
  const own = await loadHomeWords(language);
  if (speech.get().language !== language) return; // Another language came meanwhile.
  words = own;
  // A page that says that there is no table has its own title.
  if (document.querySelector('main > .notice') === null) document.title = words.home.title;
  showRules(); // A browser may have kept a choice from an earlier visit.
  translate(document, { ...shared, ...words });
  showEasy();
  document.documentElement.removeAttribute('data-awaits');
  if (isBusy() && button) button.textContent = words.home.creating;
  for (const board of document.querySelectorAll('dama-board')) board.labels = shared.board;
};

/** The rules that are chosen: what they differ in, and their board at the start. */
const showRules = (): void => {
  const rules = rulesByName(rulesField?.value ?? '');
  if (rules === undefined || rulesHint === null || picture === null) return;
  rulesHint.setAttribute('data-words', `home.differences.${rules.name}`);
  rulesHint.textContent = words.home.differences[rules.name];
  const alt = sameSet(rules.squares, ALL_SQUARES) ? 'boardAlt' : 'darkBoardAlt';
  picture.setAttribute('data-words-alt', `home.${alt}`);
  picture.alt = words.home[alt];
  const look = new URLSearchParams({ ...boardLook() });
  const isUsual = (language: string) => `${look}` === `${new URLSearchParams({ ...usualLook(language) })}`;
  // As the build has drawn it, in the two usual looks, or as somebody wants boards to look.
  const drawn = isUsual('en') ? 'svg' : isUsual('uk') ? 'wood.svg' : undefined;
  const path = drawn ? `/start-${rules.name}.${drawn}` : `/board.svg?rules=${rules.name}&${look}`;
  if (!picture.src.endsWith(path)) picture.src = path;
};

rulesField?.addEventListener('change', showRules);

const fieldOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** The computer's level that was chosen. */
const chosenIn = (data: FormData): Level => {
  const level = Number(fieldOf(data, 'level'));
  return isLevel(level) ? level : OFFERED_LEVEL;
};

/** The level that is played at: the chosen one, or a softer one in somebody's first games. */
const levelIn = (data: FormData): Level => {
  const chosen = chosenIn(data);
  return data.has('easy') ? easyLevel(chosen, finishedGames(memory)) : chosen;
};

/**
 * Says at which level the game will be played where that is not the chosen one. Once no first game is left to be played softer,
 * there is no question whether it is.
 */
const showEasy = (): void => {
  if (easyBox === null || easyHint === null || form === null) return;
  easyBox.hidden = LEVELS.every((level) => easyLevel(level, finishedGames(memory)) === level);
  const data = new FormData(form);
  const level = levelIn(data);
  easyHint.textContent = level < chosenIn(data) ? words.home.easyNow(level) : words.home.easyHint;
};

/** The fields where it can be put right, the first one that is to be seen: a clock that the form offers has no numbers to change. */
const FIELDS: { readonly [what in Refusal]: readonly string[] } = {
  word: ['#name'],
  name: ['#name'],
  minutes: ['#minutes', '#clock'],
  seconds: ['#seconds', '#clock'],
  other: [],
};

/** What is not taken, in words, and at the field where it can be put right. */
const sayRefused = (what: Refusal): void => {
  if (problem) problem.textContent = words.home.refused[what];
  const field = FIELDS[what]
    .map((id) => document.querySelector<HTMLElement>(id))
    .find((one) => one?.checkVisibility());
  if (!field) return;
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute(
    'aria-describedby',
    `create-problem ${field.getAttribute('aria-describedby') ?? ''}`.trim(),
  );
  field.focus();
};

/** As if nothing had been wrong. */
const forgiveAll = (): void => {
  if (problem) problem.textContent = '';
  for (const field of form?.querySelectorAll('[aria-invalid]') ?? []) {
    field.removeAttribute('aria-invalid');
    const hint = field.getAttribute('aria-describedby')?.replace(/^create-problem ?/, '');
    if (hint) field.setAttribute('aria-describedby', hint);
    else field.removeAttribute('aria-describedby');
  }
};

/** Opens a table as the form says and goes there, or says why not. Whether it is on its way. */
const open = async (data: FormData): Promise<boolean> => {
  const clock = clockIn(data);
  if (!clock.ok) {
    sayRefused(clock.error);
    return false;
  }
  const name = fieldOf(data, 'name');
  const friend = fieldOf(data, 'opponent') !== 'computer';
  const key = identify(memory, fillRandom);
  const created = await createTable(
    {
      rules: fieldOf(data, 'rules'),
      seat: SEATS.find((seat) => seat === fieldOf(data, 'seat')) ?? 'white',
      key,
      name: name.trim(),
      suggestions: data.has('suggestions') ? 'on' : 'off',
      ...(clock.value !== null && { clock: clock.value }),
      ...(friend ? { inviteOnly: data.has('inviteOnly') } : { opponent: 'computer', level: levelIn(data) }),
    },
    fetch,
  );
  if (!created.ok) {
    const { error } = created;
    if (typeof error === 'object') sayRefused(refusalOf(error));
    else if (problem) problem.textContent = error === 'failed' ? words.home.failed : words.home.tooMany;
    return false;
  }
  const { id, claim } = created.value;
  rememberName(memory, name);
  if (claim !== undefined) rememberClaim(memory, id, claim);
  location.assign(onward(memory, `/t/${id}${carryOn(memory, { key, claim })}`));
  return true;
};

/** Whether moves may be suggested follows the clock, until somebody says it. */
let suggestionsAsked = false;
suggestions?.addEventListener('change', () => {
  suggestionsAsked = true;
});
document.querySelector('#clock')?.addEventListener('change', () => {
  if (form && suggestions && !suggestionsAsked) suggestions.checked = !hasClock(new FormData(form));
});

form?.addEventListener('input', forgiveAll);
form?.addEventListener('change', showEasy);
// Another tab may have ended a game, or chosen a look.
addEventListener('storage', () => {
  showRules();
  showEasy();
});

/** Not `disabled`: that would take the keyboard's focus away. */
const setBusy = (busy: boolean): void => {
  if (button === null) return;
  button.ariaDisabled = String(busy);
  button.textContent = busy ? words.home.creating : words.home.create;
};

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const data = new FormData(form);
  if (isBusy()) return;
  forgiveAll();
  setBusy(true);
  // While the browser is on its way to the table, the button would open another one.
  if (!(await open(data))) setBusy(false);
});

/** Back from the table, the page may be the very one that was left. */
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  setBusy(false);
  showEasy();
});

defineBoard(DamaBoard);

/** A board that explains something can be played on once, and again. */
for (const lesson of document.querySelectorAll('.lessons article')) {
  const board = lesson.querySelector('dama-board');
  const again = lesson.querySelector<HTMLButtonElement>('.again');
  if (board === null || again === null) continue;
  board.addEventListener('dama-position', () => {
    again.hidden = false;
  });
  again.addEventListener('click', () => {
    board.position = undefined; // Back to what its attribute says.
    again.hidden = true;
    board.focus();
  });
}

if (nameField) nameField.value = rememberedName(memory);
wanted.watch(() => void loadHomeWords(wanted.get())); // At once, not after the words that all pages share.
speech.watch(() => void speakPage());
void speakFirst(memory);
