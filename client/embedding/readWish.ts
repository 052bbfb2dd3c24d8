import { KINDS, readSize, type Wish } from './wish.ts';

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** What the form asks for. */
export const readWish = (data: FormData): Wish => ({
  kind: KINDS.find((kind) => kind === textOf(data, 'kind')) ?? 'position',
  fen: textOf(data, 'fen'),
  pdn: textOf(data, 'pdn'),
  table: textOf(data, 'table'),
  rules: textOf(data, 'rules'),
  theme: textOf(data, 'theme'),
  pieces: textOf(data, 'pieces'),
  coordinates: textOf(data, 'coordinates'),
  orientation: textOf(data, 'orientation'),
  playable: data.has('playable'),
  size: readSize(textOf(data, 'size')),
});
