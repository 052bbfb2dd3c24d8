import type { Color } from '../../../engine/types.ts';
import type { Command } from '../../../table/commands.ts';
import type { EmbedWords } from '../../i18n/embed-words.ts';
import type { LiveState } from './state.ts';

/** What a person may do beside the board, and what the strips have to know of that. */
export interface Hands {
  /** The table's own page. */
  readonly page: string;
  /** Whether it is asked if one really resigns. */
  readonly asking: boolean;
  /** The invitation to sit down. */
  readonly claim: string | undefined;
  /** Whether nothing is kept here. */
  readonly forgetful: boolean;
  ask(asking: boolean): void;
  send(command: Command): void;
  sit(seat: Color, name: string): void;
  goOn(link: HTMLAnchorElement): void;
}

/** What the strips are made of. */
export interface Shown {
  readonly state: LiveState;
  /** Whose turn it is on the board, while a game is played. */
  readonly turn: Color | undefined;
  readonly hands: Hands;
  /** Undefined where they have not come. */
  readonly words: EmbedWords | undefined;
}

/** What only who plays is told and may do. */
export interface Playing {
  readonly facts: readonly string[];
  /** Which of the facts is told in the second row. */
  readonly asked: string | undefined;
  /** What may be pressed in the first row, if something is, and in the second. */
  readonly first: unknown;
  readonly second: unknown;
}

/** Sees each state of one table, and makes of it what is there for the player. */
export interface Player {
  /**
   * @param own the player's side
   * @param left what the player's clock shows, in milliseconds
   * @param opponent what the other one is called
   */
  see(shown: Shown, own: Color, left: number | null, opponent: string): Playing | undefined;
}
