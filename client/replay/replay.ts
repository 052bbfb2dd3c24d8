import { advance, startGame } from '../../engine/game.ts';
import { play } from '../../engine/moves.ts';
import type { PdnLine, PdnMove } from '../../engine/pdn/types.ts';
import type { Move, Outcome, Position } from '../../engine/types.ts';

/** Where a line leaves another one: in place of that line's move of index `at` its variation of index `variation` is played. */
export interface Branch {
  readonly at: number;
  readonly variation: number;
}

/**
 * A place in a game: the variations that lead there, the outermost first, and how many plies of the last line are played. That is at
 * least one in a variation: before its first move it is the line that it leaves.
 */
export interface Place {
  readonly branches: readonly Branch[];
  readonly ply: number;
}

/** A game that is looked through. Its line may have variations, and these may have some of their own. */
export interface Replay {
  readonly start: Position;
  readonly line: PdnLine;
  readonly place: Place;
}

/** A step through the game, as `replay` takes it, or a way straight to a place. */
export type ReplayInput =
  | { readonly type: 'first' | 'back' | 'next' | 'last' | 'up' | 'down' }
  | { readonly type: 'go'; readonly place: Place };

/** Before the first move of the game itself. */
export const START: Place = { branches: [], ply: 0 };

/** A game at its start, which need not be the initial position. */
export const beginReplay = (game: Pick<Replay, 'start' | 'line'>): Replay => ({
  start: game.start,
  line: game.line,
  place: START,
});

/** The line that the branches lead to; undefined where there is none. */
const lineAt = (line: PdnLine, branches: readonly Branch[]): PdnLine | undefined =>
  branches.reduce<PdnLine | undefined>(
    (outer, { at, variation }) => outer?.moves[at]?.variations[variation],
    line,
  );

/** The variations that could be played instead of the move that comes next, each by its first place. */
export const instead = ({ line, place }: Replay): readonly { readonly move: Move; readonly place: Place }[] =>
  (lineAt(line, place.branches)?.moves[place.ply]?.variations ?? []).flatMap(
    ({ moves: [first] }, variation) =>
      first
        ? [
            {
              move: first.move,
              place: { branches: [...place.branches, { at: place.ply, variation }], ply: 1 },
            },
          ]
        : [],
  );

const exists = (line: PdnLine, { branches, ply }: Place): boolean => {
  const moves = lineAt(line, branches)?.moves;
  return moves !== undefined && ply <= moves.length && ply >= Math.min(1, branches.length);
};

const back = ({ branches, ply }: Place): Place => {
  const last = branches[branches.length - 1];
  if (last && ply <= 1) return { branches: branches.slice(0, -1), ply: last.at };
  return { branches, ply: Math.max(0, ply - 1) };
};

/** All places of a line and of its variations, in the order in which the text has them. */
const placesOf = (line: PdnLine, branches: readonly Branch[] = []): readonly Place[] =>
  line.moves.flatMap(({ variations }, at) => [
    { branches, ply: at + 1 },
    ...variations.flatMap((inner, variation) => placesOf(inner, [...branches, { at, variation }])),
  ]);

/** The place so many moves further in the text; the same where there is none. */
const along = (line: PdnLine, place: Place, steps: number): Place => {
  const places = [START, ...placesOf(line)];
  return places[places.findIndex((each) => samePlace(each, place)) + steps] ?? place;
};

const moved = (line: PdnLine, place: Place, input: ReplayInput): Place => {
  const length = lineAt(line, place.branches)?.moves.length ?? 0;
  switch (input.type) {
    case 'first':
      return START;
    case 'back':
      return back(place);
    case 'next':
      return { ...place, ply: Math.min(length, place.ply + 1) };
    case 'last':
      return { ...place, ply: length };
    case 'up':
      return along(line, place, -1);
    case 'down':
      return along(line, place, 1);
    case 'go':
      return exists(line, input.place) ? input.place : place;
  }
};

/**
 * The next state. `next` and `last` stay in their line, `back` leaves a variation where it began, `first` leaves all of them; `up` and
 * `down` follow the text, into every variation and out of it.
 */
export const replay = (state: Replay, input: ReplayInput): Replay => ({
  ...state,
  place: moved(state.line, state.place, input),
});

/** The moves that lead to a place, from the start of the game. */
const movesTo = (line: PdnLine, { branches, ply }: Place): readonly PdnMove[] => {
  const [branch, ...inner] = branches;
  if (!branch) return line.moves.slice(0, ply);
  const variation = line.moves[branch.at]?.variations[branch.variation];
  const rest = variation ? movesTo(variation, { branches: inner, ply }) : [];
  return [...line.moves.slice(0, branch.at), ...rest];
};

/** What there is to see and to say at a place. */
export interface Seen {
  readonly position: Position;
  /** The position before the last move; at the start that one. */
  readonly before: Position;
  readonly lastMove: Move | null;
  /** What was written about the last move, or before the first one. */
  readonly comments: readonly string[];
  /** How many plies the place's line has. */
  readonly plies: number;
  /** Whether there is a move before it, and one behind it in the same line. */
  readonly hasBack: boolean;
  readonly hasNext: boolean;
  /** What the rules say of the game so far, also where it was played on. */
  readonly outcome: Outcome | null;
}

/** Far more plies than any draw by the rules looks back on. */
const JUDGED = 500;

const outcomeAfter = (start: Position, moves: readonly Move[]): Outcome | null => {
  const from = Math.max(0, moves.length - JUDGED);
  const begun = moves.slice(0, from).reduce(play, start);
  return moves.slice(from).reduce(advance, startGame(begun.rules, begun)).outcome;
};

/** Plays the line anew up to the place: every place costs as many moves as lead there. */
export const seen = ({ start, line, place }: Replay): Seen => {
  const played = movesTo(line, place);
  const moves = played.map(({ move }) => move);
  const lastMove = moves[moves.length - 1] ?? null;
  const before = moves.slice(0, -1).reduce(play, start);
  const plies = lineAt(line, place.branches)?.moves.length ?? 0;
  return {
    position: lastMove ? play(before, lastMove) : start,
    before,
    lastMove,
    comments: (played[played.length - 1] ?? line).comments,
    plies,
    hasBack: moves.length > 0,
    hasNext: place.ply < plies,
    outcome: outcomeAfter(start, moves),
  };
};

/** Whether both have the same variations and as many plies. */
export const samePlace = (a: Place, b: Place): boolean =>
  a.ply === b.ply &&
  a.branches.length === b.branches.length &&
  a.branches.every(
    ({ at, variation }, index) => b.branches[index]?.at === at && b.branches[index]?.variation === variation,
  );
