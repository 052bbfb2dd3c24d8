import { type Observable, observable } from '../observable.ts';
import { memory } from './browser.ts';

/** What a person can choose; `system` is what the device says. */
export const LOOKS = ['system', 'day', 'night'] as const;
type Look = (typeof LOOKS)[number];

const isLook = (text: string | null): text is Look => LOOKS.some((look) => look === text);

const rememberedLook = (): Look => {
  const kept = memory.get('look');
  return isLook(kept) ? kept : 'system';
};

/** Day or night; `pages/early.ts` sets a remembered one before the page is painted. */
export const look: Observable<Look> = observable(rememberedLook());

/** Changes the page at once, and is remembered. */
export const changeLook = (next: Look): void => {
  memory.set('look', next);
  if (next === 'system') delete document.documentElement.dataset.look;
  else document.documentElement.dataset.look = next;
  look.set(next);
};
