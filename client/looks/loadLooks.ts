import { retrying } from '../retrying.ts';
import { laterPart } from '../table/laterPart.ts';

const attempt = retrying(() => import('./later/choices.ts'));

const load = laterPart(async () => (await attempt()).ready());

/** Loads what can be chosen of how boards look, as soon as somebody opens that. */
export const loadLooks = (): void => void load();
