/**
 * What cannot wait for the modules, which may never come: a script of the page's head, not a module, so it imports nothing.
 */

// The address bar keeps nothing secret that a link carries: `table/browser.ts`
// reads it where it is kept.
if (/[#&](key|claim|seat)=/.test(location.hash))
  history.replaceState({ carried: location.hash.slice(1) }, '', location.pathname + location.search);

// Before the page is painted: day or night as it was chosen here before.
try {
  const look = localStorage.getItem('dama.look');
  if (look === 'day' || look === 'night') document.documentElement.dataset.look = look;
} catch {
  // Storage is denied: the device decides.
}

// The words of the page's language come with its modules, not after them: the build has put down their files on this script, by language.
// The page is sent in English. Where another language is wanted, the home page waits for its words.
const wishes = [new URLSearchParams(location.search).get('lang')];
try {
  wishes.push(localStorage.getItem('dama.language'));
} catch {
  // Storage is denied: the browser's languages decide.
}
const dictionaries = { ...document.currentScript?.dataset };
const language = [...wishes, ...navigator.languages]
  .map((wish) => wish?.toLowerCase().split('-')[0] ?? '')
  .find((wish) => Object.hasOwn(dictionaries, wish));
for (const href of dictionaries[language ?? 'en']?.split(' ') ?? []) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
if (language && language !== 'en') document.documentElement.dataset.awaits = 'words';

// A link to a table's games: the place of what comes is kept.
if (location.hash.startsWith('#table=')) document.documentElement.dataset.asks = 'table';
