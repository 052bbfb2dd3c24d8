import { copyTextLater, type Handing } from '../table/share.ts';
import { type Match, outcomeOf } from './match.ts';

const load = () => import('./pdn.ts');

/** `refused` where the browser does not let it, or the part that writes it does not come. */
export const copyPdn = (match: Match): Promise<Handing> =>
  copyTextLater(load().then(({ pdnHere }) => pdnHere(match, outcomeOf(match))));

/** Keeps a match as a file. Rejects where the part that writes it does not come. */
export const savePdn = async (match: Match): Promise<void> => {
  const { pdnHere, saveFile } = await load();
  saveFile(pdnHere(match, outcomeOf(match)));
};
