import { isTableId, type TableId } from '../../table/ids.ts';
import type { Attribute } from './snippet.ts';

/** What a board may show on a page. */
export const KINDS = ['position', 'replay', 'live'] as const;
export type Kind = (typeof KINDS)[number];

/** A position and its rules, as a picture's address names them; the empty text is what is usual. */
export interface Start {
  readonly fen: string;
  readonly rules: string;
}

/** A board as the form asks for it. A look that is the empty text is left to the board. */
export interface Wish extends Start {
  readonly kind: Kind;
  /** The game, or the table by its address or its id. These and the position may be any text. */
  readonly pdn: string;
  readonly table: string;
  readonly theme: string;
  readonly pieces: string;
  readonly coordinates: string;
  readonly orientation: string;
  readonly playable: boolean;
  /** The picture's width and height on the page. */
  readonly size: number;
}

const USUAL_RULES = 'turkish';
const LOOKS = ['theme', 'pieces', 'coordinates', 'orientation'] as const;

/** In CSS pixels, as are the limits of what may be asked for. */
export const USUAL_SIZE = 480;
const SMALLEST = 160;
const LARGEST = 1600;

/** The width that somebody wrote; the usual one where it is no number, or none for a board. */
export const readSize = (text: string): number => {
  const size = /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return size >= SMALLEST && size <= LARGEST ? size : USUAL_SIZE;
};

/** The id in a table's address, without what a link may carry for one person alone; any other text as it is. */
export const tableIn = (text: string): string => {
  const [, id] = /\/t\/([^/?#\s]+)/.exec(text) ?? [];
  return isTableId(id) ? id : text.trim();
};

/** The host in an address, with or without `https://`; empty where the address is a path, or an id alone. */
const hostIn = (text: string): string => {
  const end = text.indexOf('/t/');
  return end < 0 ? '' : (text.slice(0, end).split(/[/\s]/).at(-1) ?? '');
};

/** The table that a text means: by its id, or by its address on this site; undefined where it is neither. */
export const tableOf = (origin: string, text: string): TableId | undefined => {
  const [host, id] = [hostIn(text).toLowerCase(), tableIn(text)];
  return isTableId(id) && (host === '' || host === new URL(origin).host) ? id : undefined;
};

const looksOf = (wish: Wish): readonly Attribute[] =>
  LOOKS.flatMap((name): readonly Attribute[] => (wish[name] === '' ? [] : [[name, wish[name]]]));

const rulesOf = ({ rules }: Pick<Start, 'rules'>): readonly Attribute[] =>
  rules === '' || rules === USUAL_RULES ? [] : [['rules', rules]];

const addressOf = (origin: string, wish: Wish): string =>
  `${origin}/t/${encodeURIComponent(tableIn(wish.table))}`;

const sourceOf = (origin: string, wish: Wish): readonly Attribute[] => {
  if (wish.kind === 'live') return [['src', addressOf(origin, wish)]];
  if (wish.kind === 'replay') return [['pdn', wish.pdn.trim()], ...rulesOf(wish)];
  const fen: readonly Attribute[] = wish.fen.trim() === '' ? [] : [['fen', wish.fen.trim()]];
  const playable: readonly Attribute[] = wish.playable ? [['playable', '']] : [];
  return [...fen, ...rulesOf(wish), ...playable];
};

/** The element's attributes. */
export const attributesOf = (origin: string, wish: Wish): readonly Attribute[] => [
  ...sourceOf(origin, wish),
  ...looksOf(wish),
];

/** As `URLSearchParams`, but a FEN stays readable: colons and commas have no meaning in a query. */
const queryOf = (values: readonly Attribute[]): string => {
  const query = values.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return query === '' ? '' : `?${query.replaceAll('%3A', ':').replaceAll('%2C', ',')}`;
};

/**
 * The address of the picture that is seen first.
 *
 * @param start where the game begins that is to be replayed; without it, where its rules begin
 */
export const pictureOf = (origin: string, wish: Wish, start?: Start): string => {
  if (wish.kind === 'live') return `${addressOf(origin, wish)}.svg${queryOf(looksOf(wish))}`;
  const { fen, rules } = wish.kind === 'replay' ? (start ?? { fen: '', rules: wish.rules }) : wish;
  const position: readonly Attribute[] = fen.trim() === '' ? [] : [['fen', fen.trim()]];
  return `${origin}/board.svg${queryOf([...position, ...rulesOf({ rules }), ...looksOf(wish)])}`;
};
