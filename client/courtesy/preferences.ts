import { type Observable, observable } from '../observable.ts';
import { memory } from '../table/browser.ts';

/** A choice that is made until somebody unmakes it on this device. */
export const chosen = (name: string): Observable<boolean> => {
  const choice = observable(memory.get(name) !== 'no');
  const set = (next: boolean): void => {
    memory.set(name, next ? 'yes' : 'no');
    choice.set(next);
  };
  return { ...choice, set };
};

/** Whether moves are announced: what is under attack, who is or will soon be crowned. */
export const announcing: Observable<boolean> = chosen('announce');

/** Whether moves that were missed are shown one by one. */
export const showingMissed: Observable<boolean> = chosen('show-missed');
