/** Lets the result that lies over a board go aside where it would cover the square that somebody has come to by key. */
const giveWay = (): void => {
  const result = document.querySelector<HTMLElement>('.result');
  const square = document.activeElement?.shadowRoot?.querySelector('.square:focus-visible');
  if (!result) return;
  delete result.dataset.aside;
  if (!square) return;
  const [over, under] = [result.getBoundingClientRect(), square.getBoundingClientRect()];
  if (over.bottom <= under.top || over.top >= under.bottom) return;
  // To the half of the board that the square is not in: the result lies across the middle.
  result.dataset.aside = under.top + under.bottom < over.top + over.bottom ? 'down' : 'up';
};

/** From now on it does: with each step, and when it comes. */
export const watchFocus = (): void => {
  for (const type of ['focusin', 'animationstart']) document.addEventListener(type, giveWay);
};
