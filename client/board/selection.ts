import type { Move, Square } from '../../engine/types.ts';

/** What the player has in hand. */
export type Selection =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'picked';
      /** Where the piece stood. */
      readonly from: Square;
      /** The squares that it has landed on since, in order; the move is not yet complete. */
      readonly landings: readonly Square[];
    };

/** A piece in hand. */
export type Picked = Extract<Selection, { kind: 'picked' }>;

/** What the player does, whatever it is done with. */
export type SelectionInput =
  /** A click, a tap, Enter. What comes of keys or of assistive technology, and not in passing, is `keyed`. */
  | { readonly type: 'tap'; readonly square: Square; readonly keyed?: true }
  /** The piece in hand was dragged there and let go. */
  | { readonly type: 'drop'; readonly square: Square }
  /** Escape, right click. */
  | { readonly type: 'cancel' };

/** What an input leads to; `move` is given when it completed one. */
export interface SelectionStep {
  readonly selection: Selection;
  readonly move?: Move;
}

/** How a selection goes on; what is not given is off. */
export interface SelectionOptions {
  /** Whether a capture runs on by itself where the player has no choice. */
  readonly runOn?: boolean;
}

/** Nothing in hand. */
export const IDLE: Selection = { kind: 'idle' };

const picked = (from: Square, landings: readonly Square[] = []): Picked => ({
  kind: 'picked',
  from,
  landings,
});

const begins = (move: Move, { from, landings }: Picked): boolean =>
  move.from === from && landings.every((landing, index) => landing === move.landings[index]);

/** The legal moves that the piece in hand can still complete. */
export const candidates = (selection: Selection, moves: readonly Move[]): readonly Move[] =>
  selection.kind === 'picked' ? moves.filter((move) => begins(move, selection)) : [];

/** The squares whose piece may be picked up; when a capture is due, exactly those that can make a largest one. */
export const movable = (moves: readonly Move[]): ReadonlySet<Square> =>
  new Set(moves.map((move) => move.from));

/** Whether a capture is due. */
export const mustCapture = (moves: readonly Move[]): boolean =>
  moves.some((move) => move.captures.length > 0);

/** Where the piece in hand may land next. */
export const targets = (selection: Selection, moves: readonly Move[]): ReadonlySet<Square> => {
  const next = selection.kind === 'picked' ? selection.landings.length : 0;
  return new Set(
    candidates(selection, moves).flatMap(({ landings }) => {
      const landing = landings[next];
      return landing === undefined ? [] : [landing];
    }),
  );
};

/** Where the piece in hand stands now. */
export const standsOn = ({ from, landings }: Picked): Square => landings[landings.length - 1] ?? from;

const completed = (selection: Picked, moves: readonly Move[]): Move | undefined =>
  candidates(selection, moves).find(({ landings }) => landings.length === selection.landings.length);

/** Lands on a target, and on the next one, too, where the capture runs on. */
const land = (
  { from, landings }: Picked,
  square: Square,
  moves: readonly Move[],
  options: SelectionOptions,
): SelectionStep => {
  const selection = picked(from, [...landings, square]);
  const next = [...targets(selection, moves)];
  const move = completed(selection, moves);
  const [only] = next;
  if (only === undefined) return move ? { selection: IDLE, move } : { selection };
  // A capture that may end here or go on waits: tapping the piece itself ends it.
  if (options.runOn && next.length === 1 && !move) return land(selection, only, moves, options);
  return { selection };
};

const tap = (
  selection: Selection,
  square: Square,
  moves: readonly Move[],
  options: SelectionOptions,
): SelectionStep => {
  const mayPick = movable(moves).has(square);
  if (selection.kind === 'idle') return { selection: mayPick ? picked(square) : IDLE };
  if (targets(selection, moves).has(square)) return land(selection, square, moves, options);
  const begun = selection.landings.length > 0;
  if (square === standsOn(selection)) {
    const move = begun ? completed(selection, moves) : undefined;
    if (move) return { selection: IDLE, move };
    return { selection: begun ? selection : IDLE };
  }
  if (mayPick && square !== selection.from) return { selection: picked(square) };
  return { selection: putBack(selection) };
};

/** Takes a begun capture back to its start, and a piece that has not moved out of the hand. */
const putBack = (selection: Selection): Selection =>
  selection.kind === 'picked' && selection.landings.length > 0 ? picked(selection.from) : IDLE;

/** The next state of the hand. `moves` are the legal landing paths that the player may choose from. */
export const select = (
  selection: Selection,
  input: SelectionInput,
  moves: readonly Move[],
  options: SelectionOptions = {},
): SelectionStep => {
  switch (input.type) {
    case 'tap':
      return tap(selection, input.square, moves, options);
    case 'drop':
      return selection.kind === 'picked' && targets(selection, moves).has(input.square)
        ? land(selection, input.square, moves, options)
        : { selection };
    case 'cancel':
      return { selection: putBack(selection) };
  }
};
