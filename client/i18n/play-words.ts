import type { Level } from '../../ai/levels.ts';
import type { Color, PerColor } from '../../engine/types.ts';
import type { LevelWords } from './level-words.ts';

/** What only the page says on which one plays alone, or two on one device. */
export interface PlayWords {
  readonly play: LevelWords & {
    readonly title: string;
    /** The link to what the page is about. */
    readonly skip: string;
    readonly heading: string;
    readonly lead: string;
    readonly opponent: string;
    readonly opponents: { readonly computer: string; readonly here: string };
    readonly color: string;
    readonly colors: { readonly white: string; readonly black: string; readonly random: string };
    readonly rules: string;
    readonly start: string;
    /** Back from the choice of a new game; what starting one does to the game that goes on. */
    readonly back: string;
    readonly givesUp: string;
    readonly newGame: string;
    /** Said where another match begins, with the side of who plays the computer. */
    readonly begun: (side: Color | null) => string;
    /** At the game's heading while the level is softer than the chosen one. */
    readonly softer: (level: Level) => string;
    /** The bar that shows how far the computer is, for those who listen. */
    readonly progress: string;
    readonly considers: string;
    readonly stuck: string;
    readonly stuckDetail: string;
    readonly retry: string;
    readonly resignSure: PerColor<string>;
    /** The card of what can be done with board and game. */
    readonly board: string;
    readonly flip: string;
    readonly facing: string;
    readonly facings: { readonly still: string; readonly turns: string; readonly both: string };
    /** One side's own place at the board, where it faces both. */
    readonly place: PerColor<string>;
    /** A side that offers a draw to the one opposite. */
    readonly drawOfferBy: PerColor<string>;
    readonly toTable: string;
    readonly opening: string;
    readonly failed: string;
    readonly tooMany: string;
    readonly noPdn: string;
    readonly forgetful: string;
    readonly putAside: string;
    /** While there is no network: the header's links lead nowhere. */
    readonly offline: string;
  };
}
