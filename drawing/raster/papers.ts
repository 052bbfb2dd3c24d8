import type { Theme } from '../looks.ts';

/** What lies around the board of a picture, as `#RRGGBB`. */
export interface Paper {
  readonly page: string;
  /** The round ground under the one large piece, and its rim. */
  readonly ground: string;
  readonly rim: string;
  /** For what has been decided, and the name. */
  readonly accent: string;
}

const DAY: Paper = { page: '#F4EEE3', ground: '#FBF8F2', rim: '#D9CBB6', accent: '#8A3B12' };

/** The paper of each theme; no browser is asked for its color scheme, so there is one of each. */
export const PAPERS: { readonly [theme in Theme]: Paper } = {
  pistachio: { page: '#F7F4E6', ground: '#EAF2DB', rim: '#C9DCAE', accent: '#A81C4B' },
  wood: DAY,
  lined: DAY,
  night: { page: '#15171B', ground: '#1D2026', rim: '#3A3F49', accent: '#E0A15C' },
  contrast: { page: '#FFFFFF', ground: '#FFFFFF', rim: '#000000', accent: '#000000' },
};
