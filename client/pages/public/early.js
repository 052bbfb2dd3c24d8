// What cannot wait for the modules, which may never come. The address bar keeps no key that the last page handed over.
const HANDED = '#key=';
if (location.hash.startsWith(HANDED)) {
  history.replaceState({ key: location.hash.slice(HANDED.length) }, '', location.pathname + location.search);
}

// Before the page is painted: day or night as it was chosen here before.
try {
  const look = localStorage.getItem('dama.look');
  if (look === 'day' || look === 'night') document.documentElement.dataset.look = look;
} catch {
  // Storage is denied: the device decides.
}
