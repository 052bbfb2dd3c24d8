import type { Wish } from '../../../client/embedding/wish.ts';

/** What the form asks for before anything is chosen, but for what is given. */
export const wish = (of: Partial<Wish>): Wish => ({
  kind: 'position',
  fen: '',
  pdn: '',
  table: '',
  rules: 'turkish',
  theme: '',
  pieces: '',
  coordinates: '',
  orientation: '',
  playable: false,
  size: 480,
  ...of,
});
