import type { Outfit } from './design.ts';
import { sweets } from './sets/sweets.ts';
import { pistachio } from './themes/pistachio.ts';

/** What a board is drawn with in the first of all looks: sweets on pistachio. */
export const USUAL_OUTFIT: Outfit = { ...pistachio, ...sweets };
