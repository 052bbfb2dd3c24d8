import { type Observable, observable } from '../observable.ts';
import { memory } from '../table/browser.ts';

/** How a board lies between two at one device: seen from White's side, or by the side to move, or by each from its own end. */
export const FACINGS = ['still', 'turns', 'both'] as const;
export type Facing = (typeof FACINGS)[number];

const NAME = 'facing';

/** As it was chosen last in this browser. */
export const facing: Observable<Facing> = observable<Facing>(
  FACINGS.find((one) => one === memory.get(NAME)) ?? 'still',
);

/** From now on, and at the next visit. */
export const changeFacing = (next: Facing): void => {
  memory.set(NAME, next);
  facing.set(next);
};
