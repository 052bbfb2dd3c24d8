import type { Square } from '../../../engine/types.ts';
import type { PlacedPiece } from '../preview.ts';
import type { TrackedPiece } from '../staging.ts';

/** The piece that is known to have moved: where it was seen, and where it is now. */
interface KnownMove {
  readonly from: Square;
  readonly to: Square;
}

/**
 * Gives the pieces of a new position the identities of the old ones: first the one that is known to have moved,
 * then those that stayed, then any of the same color; what is left is new. In order of identity, so that
 * the document's order never changes.
 */
export const track = (
  before: readonly TrackedPiece[],
  after: readonly PlacedPiece[],
  known: KnownMove | null = null,
): readonly TrackedPiece[] => {
  const free = new Set(before);
  const found = new Map<PlacedPiece, number>();
  const claim = (placed: PlacedPiece, tracked: TrackedPiece | undefined): void => {
    if (!tracked || found.has(placed) || !free.delete(tracked)) return;
    found.set(placed, tracked.id);
  };
  /** An earlier piece of the same color, on a certain square if one is given. */
  const earlier = ({ piece }: PlacedPiece, at?: Square): TrackedPiece | undefined =>
    [...free].find((old) => old.piece.color === piece.color && (at === undefined || old.square === at));

  for (const placed of after) if (known?.to === placed.square) claim(placed, earlier(placed, known.from));
  for (const placed of after) claim(placed, earlier(placed, placed.square));
  for (const placed of after) claim(placed, earlier(placed));
  let next = Math.max(-1, ...before.map(({ id }) => id)) + 1;
  return after.map((placed) => ({ ...placed, id: found.get(placed) ?? next++ })).sort((a, b) => a.id - b.id);
};
