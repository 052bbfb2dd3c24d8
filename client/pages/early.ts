/**
 * What cannot wait for the modules, which may never come: a script of the page's head, not a module, so it imports nothing.
 */

// The address bar keeps nothing secret that a link carries: `table/browser.ts`
// reads it where it is kept.
if (/[#&](key|claim|seat)=/.test(location.hash))
  history.replaceState({ carried: location.hash.slice(1) }, '', location.pathname + location.search);

/** What this browser has kept under a name; null where it denies storage. */
const kept = (name: string): string | null => {
  try {
    return localStorage.getItem(`dama.${name}`);
  } catch {
    return null;
  }
};

const moreContrast = matchMedia('(prefers-contrast: more)');

// Before the page is painted: day or night as it was chosen here before. Later, too: another tab may choose, or the device wish for more
// contrast. A board asks how it looks with each update.
const follow = (): void => {
  const look = kept('look');
  if (look) document.documentElement.dataset.look = look;
  for (const board of document.querySelectorAll('dama-board')) board.requestUpdate?.();
};
follow();
addEventListener('storage', follow);
moreContrast.onchange = follow;

// The words of the page's language come with its modules, not after them: the build has put down their files on this script, by language.
// The page is sent in English. Where another language is wanted, the home page waits for its words.
const dictionaries = { ...document.currentScript?.dataset };
const wishes = [new URLSearchParams(location.search).get('lang'), kept('language'), ...navigator.languages];
const language =
  wishes
    .map((wish) => wish?.toLowerCase().split('-')[0] ?? '')
    .find((wish) => Object.hasOwn(dictionaries, wish)) ?? 'en';
for (const href of dictionaries[language]?.split(' ') ?? []) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
if (language !== 'en') document.documentElement.dataset.awaits = 'words';

// A link to a table's games: the place of what comes is kept.
if (location.hash.startsWith('#table=')) document.documentElement.dataset.asks = 'table';

/** How boards look in a language, as `looks/boardLook.ts` has it: by what was chosen, or by what is seen where nothing was. */
const lookIn = (tongue: string, chosen?: string | null): URLSearchParams => {
  const first = tongue === 'uk' ? 'theme=wood&pieces=discs' : 'theme=pistachio&pieces=sweets';
  const all = new URLSearchParams(`${first}&coordinates=algebraic`);
  if (chosen !== undefined && moreContrast.matches) all.set('theme', 'contrast');
  for (const [name, value] of new URLSearchParams(chosen ?? '')) all.set(name, value);
  return all;
};
const wanted = lookIn(language, kept('board'));
document.documentElement.dataset.theme = wanted.get('theme') ?? '';

const dressed = new Set<HTMLImageElement>();

// A board's picture is seen before the board, and from the first paint on as that will look. What the server has sent looks as is usual in some
// language. `data-drawn` says of what the build has drawn which position it is, or which rules.
const dress = (): void => {
  for (const picture of document.querySelectorAll<HTMLImageElement>('[data-board],[data-drawn]')) {
    const sent = lookIn(/\bwood\b/.test(picture.src) ? 'uk' : 'en');
    if (dressed.has(picture) || `${wanted}` === `${sent}`) continue;
    dressed.add(picture);
    const { drawn } = picture.dataset;
    const url = new URL(drawn ? `/board.svg?${drawn}` : picture.src, location.href);
    for (const [name, value] of wanted) url.searchParams.set(name, value);
    picture.src = url.href;
  }
};
const watch = new MutationObserver(dress);
watch.observe(document.documentElement, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => watch.disconnect());
