import { retrying } from '../retrying.ts';

/** Where a dragged piece was let go: its identity and how far it was from its square, in squares. */
export interface Released {
  readonly id: number;
  readonly columns: number;
  readonly rows: number;
}

const load = retrying(() => import('./later/motion.ts'));

/** Until it has come, and where it does not, pieces are at once where they go. */
let loaded: Awaited<ReturnType<typeof load>> | undefined;

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Loads how pieces move, if they are to. */
export const prepareMotion = async (): Promise<void> => {
  if (!still()) loaded ??= await load().catch(() => undefined);
};

/** How pieces move; undefined where they do not, as under `prefers-reduced-motion`. */
export const motion = (): typeof loaded => (still() ? undefined : loaded);
