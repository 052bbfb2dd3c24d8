// Before the page is painted: day or night as it was chosen here before. Everything else can wait for the modules.
try {
  const look = localStorage.getItem('dama.look');
  if (look === 'day' || look === 'night') document.documentElement.dataset.look = look;
} catch {
  // Storage is denied: the device decides.
}
