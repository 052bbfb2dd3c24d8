// What cannot wait for the modules, which may never come. The address bar keeps nothing secret that a link carries: `table/fragment.ts`
// reads it where it is kept.
const keepCarried = () => {
  const carries = /^#(.*&)?(key|claim|seat)=/.test(location.hash);
  const state = { carried: location.hash.slice(1) };
  if (carries) history.replaceState(state, '', location.pathname + location.search);
  return carries;
};
keepCarried();
// A link to the very page that is open loads nothing anew.
addEventListener('hashchange', () => keepCarried() && location.reload());

// Before the page is painted: day or night as it was chosen here before.
try {
  const look = localStorage.getItem('dama.look');
  if (look === 'day' || look === 'night') document.documentElement.dataset.look = look;
} catch {
  // Storage is denied: the device decides.
}

// The page is sent in English. Where another language is wanted, its words come with the modules, and the home page waits for them.
try {
  const language = new URLSearchParams(location.search).get('lang') ?? localStorage.getItem('dama.language');
  if (!/^en/i.test(language ?? navigator.language)) document.documentElement.dataset.awaits = 'words';
} catch {
  // Storage is denied: the words take the place of the English ones when they come.
}

// A link to a table's games: the place of what comes is kept.
if (location.hash.startsWith('#table=')) document.documentElement.dataset.asks = 'table';
