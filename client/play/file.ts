import type { Words } from '../i18n/words.ts';
import { copyTextLater, type Handing } from '../table/share.ts';
import { type Match, outcomeOf } from './match.ts';
import { nameOf } from './view.ts';

/** Today by this device, as `2026.11.30`. */
const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('.');
};

/** A match as PDN. Rejects where the part that writes it does not come. */
const pdnOf = async (match: Match, words: Words): Promise<string> => {
  const { gamePdn } = await import('./pdn.ts');
  const names = { white: nameOf(match, 'white', words), black: nameOf(match, 'black', words) };
  return gamePdn(match.game, outcomeOf(match), names, today());
};

export const copyPdn = (match: Match, words: Words): Promise<Handing> => copyTextLater(pdnOf(match, words));

/** Keeps a match as a file, where the browser keeps such. Rejects as `pdnOf` does. */
export const savePdn = async (match: Match, words: Words): Promise<void> => {
  const url = URL.createObjectURL(new Blob([await pdnOf(match, words)], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: url, download: 'dama.pdn' }).click();
  setTimeout(() => URL.revokeObjectURL(url)); // Once the download has begun.
};
