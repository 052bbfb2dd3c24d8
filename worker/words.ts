import type { RulesetName } from '../engine/rulesets.ts';
import type { Color, OutcomeReason, PerColor } from '../engine/types.ts';
import type { Level } from '../table/events.ts';

/** What a person reads first, where the page is not what they came for. */
export interface Notice {
  readonly title: string;
  readonly detail: string;
  /** Under which name the client has the same words in every language: its pages mark texts with `data-words`. */
  readonly name: 'notFound' | 'noPage';
}

/** Every word of the server that a person may read or hear: page titles, descriptions, what a picture shows. */
export interface Words {
  readonly site: string;
  /** What a game here is part of, in its record. */
  readonly event: string;
  readonly home: { readonly title: string; readonly description: string };
  readonly open: { readonly title: string; readonly description: string };
  readonly play: { readonly title: string; readonly description: string };
  readonly embedding: { readonly title: string; readonly description: string };
  readonly noTable: Notice;
  readonly noPage: Notice;
  /** A ruleset's name in words, by its name in the contract: a new ruleset without words does not compile. */
  readonly rulesets: { readonly [name in RulesetName]: string };
  readonly sides: PerColor<string>;
  readonly against: (white: string, black: string) => string;
  /** The computer as a player. */
  readonly computer: (level: Level) => string;
  readonly seatFree: string;
  readonly toMove: PerColor<string>;
  readonly result: (winner: Color | null, reason: OutcomeReason) => string;
  /** One side's pieces; the squares of its men and of its kings. */
  readonly pieces: (side: Color, men: readonly string[], kings: readonly string[]) => string;
}

const SIDES: PerColor<string> = { white: 'White', black: 'Black' };

const REASONS: { readonly [reason in OutcomeReason]: string } = {
  'no-pieces': 'no pieces left',
  blocked: 'no move left',
  'lone-man': 'a lone man',
  'one-each': 'one piece each',
  repetition: 'the same position for the third time',
  'no-progress': 'too long without a capture or a man’s step forward',
  'three-kings': 'three or more kings could not catch one in time',
  'kings-only': 'only kings moved for too long',
  agreement: 'both agreed',
  resignation: 'resignation',
  timeout: 'out of time',
  abandonment: 'the opponent stayed away',
};

const group = (one: string, many: string, squares: readonly string[]): string[] =>
  squares.length === 0 ? [] : [`${squares.length === 1 ? one : many} ${squares.join(', ')}`];

/** In pages, descriptions of pictures and PDN; a page's script goes on in the language that it speaks. */
export const english: Words = {
  site: 'Dama',
  event: 'Friendly game',
  home: {
    title: 'Dama: Turkish draughts with a friend',
    description: 'Open a table of Turkish draughts, send the link, play in the browser. No account.',
  },
  open: {
    title: 'Open a game · Dama',
    description: 'Replay games of draughts from PDN or FEN, in the browser. Nothing is sent anywhere.',
  },
  play: {
    title: 'Play here · Dama',
    description:
      'Play Turkish draughts against the computer, or two at one device. It works without a network, too.',
  },
  embedding: {
    title: 'A board on your page · Dama',
    description: 'Put a live game, a position or a replay of draughts into any page: one script and one tag.',
  },
  noTable: {
    name: 'notFound',
    title: 'No table here',
    detail: 'The link may be incomplete, or the table is gone: one where no game began is kept for 7 days.',
  },
  noPage: { name: 'noPage', title: 'No page here', detail: 'The address may be incomplete.' },
  rulesets: {
    turkish: 'Turkish draughts',
    'turkish-federation': 'Turkish draughts, federation rules',
    'turkish-classic': 'Turkish draughts, classic rules',
    'turkish-short': 'Turkish draughts, short kings',
    russian: 'Russian draughts',
    brazilian: 'Brazilian draughts',
    english: 'English draughts',
    pool: 'Pool checkers',
    armenian: 'Armenian draughts',
  },
  sides: SIDES,
  against: (white, black) => `${white} – ${black}`,
  computer: (level) => `Computer (level ${level})`,
  seatFree: 'A seat is free: sit down and play, or watch.',
  toMove: { white: 'White to move.', black: 'Black to move.' },
  result: (winner, reason) => `${winner ? `${SIDES[winner]} won` : 'A draw'}: ${REASONS[reason]}.`,
  pieces: (side, men, kings) => {
    const groups = [...group('man', 'men', men), ...group('king', 'kings', kings)];
    return `${SIDES[side]}: ${groups.length === 0 ? 'no pieces' : groups.join('; ')}.`;
  },
};
