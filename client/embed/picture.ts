/** How many times a picture has been given a name. */
let named = 0;

/**
 * Looks for the picture in an element that was seen before the script, and whose place the board takes. The element's states tell its
 * style sheet of it: `pictured`, how the picture is positioned, and `boxed`. Its names tell where it is, however deep it is inside.
 */
export const lookForPicture = (host: HTMLElement, states: CustomStateSet | undefined): void => {
  states?.clear();
  const picture = host.querySelector('img');
  if (!picture || !states) return;
  const { display, position } = getComputedStyle(picture);
  if (display === 'none') return;
  const name = `--dama-${named++}`;
  picture.style.setProperty('anchor-name', name);
  host.style.setProperty('position-anchor', name);
  // One that does not load has the size of its attributes only so; one that does lies as before.
  if (display === 'inline') picture.style.display = 'inline-block';
  states.add('pictured');
  states.add(position);
  // Where that moves nothing the element has a box of its own, which is the picture's: whoever measures it finds the board. Before it is
  // laid out, as in a closed dialog, nobody knows.
  const lie = (): string =>
    JSON.stringify([picture, host.parentElement].map((element) => element?.getBoundingClientRect()));
  const before = lie();
  states.add('boxed');
  if (lie() !== before || !picture.offsetWidth) states.delete('boxed');
};
