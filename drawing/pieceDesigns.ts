import type { PieceDesign } from './design.ts';
import type { PieceSet } from './looks.ts';
import { chess } from './sets/chess.ts';
import { discs } from './sets/discs.ts';
import { stacked } from './sets/stacked.ts';
import { sweets } from './sets/sweets.ts';

const DESIGNS: { readonly [set in PieceSet]: PieceDesign } = { sweets, discs, chess, stacked };

/** Whoever imports this has every set; `usualOutfit.ts` has the usual one alone. */
export const pieceSetNamed = (name: PieceSet): PieceDesign => DESIGNS[name];
