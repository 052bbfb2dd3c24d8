/** What a page shows before the script has come, in the very place of the board. */
interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** An attribute of the element; without a text of its own it is there or not. */
export type Attribute = readonly [name: string, value: string];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const written = ([name, value]: Attribute): string => (value === '' ? name : `${name}="${escaped(value)}"`);

/**
 * The lines that somebody copies into a page of theirs: the script, and one board with its picture.
 *
 * @param origin where the script comes from, as `https://dama.example`
 */
export const makeSnippet = (origin: string, attributes: readonly Attribute[], picture: Picture): string => {
  const { src, width, height, alt } = picture;
  const shown: readonly Attribute[] = [
    ['src', src],
    ['width', String(width)],
    ['height', String(height)],
  ];
  return [
    `<script type="module" src="${origin}/embed.js"></script>`,
    `<${['dama-board', ...attributes.map(written)].join(' ')}>`,
    `  <img ${shown.map(written).join(' ')} alt="${escaped(alt)}">`,
    '</dama-board>',
  ].join('\n');
};
