import { err, ok, type Result } from '../../engine/result.ts';
import type { ClockSettings } from '../../table/events.ts';
import type { Refused } from '../table/create.ts';

/** The clocks that the form offers: minutes, and seconds that each move adds. `other` leaves both to the person. */
export const CLOCK_CHOICES = ['none', '3+2', '5+3', '10+5', '15+10', '30+20', 'other'] as const;
export type ClockChoice = (typeof CLOCK_CHOICES)[number];

/** What is not taken of a form: a word in the name, the name, one of a clock's numbers, or what the page has no words of its own for. */
export type Refusal = 'word' | 'name' | 'minutes' | 'seconds' | 'other';

const MOST_MINUTES = 1440;
const MOST_SECONDS = 3600;

const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Whether a clock is chosen, be it one that cannot be set. */
export const hasClock = (data: FormData): boolean => textIn(data, 'clock') !== 'none';

/** A whole number in these bounds, written in digits; NaN for anything else. */
const wholeNumber = (text: string, least: number, most: number): number => {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : Number.NaN;
};

/** The clock that the form asks for, in seconds, null for none; refused where its own minutes or seconds are no such numbers. */
export const clockIn = (data: FormData): Result<ClockSettings | null, Refusal> => {
  const choice = textIn(data, 'clock');
  if (choice === 'none') return ok(null);
  const [minutes = '', seconds = ''] =
    choice === 'other' ? [textIn(data, 'minutes'), textIn(data, 'seconds')] : choice.split('+');
  const initial = wholeNumber(minutes, 1, MOST_MINUTES) * 60;
  const increment = wholeNumber(seconds, 0, MOST_SECONDS);
  if (Number.isNaN(initial)) return err('minutes');
  return Number.isNaN(increment) ? err('seconds') : ok({ initial, increment });
};

/** What the server does not take, by the field that it names. */
export const refusalOf = ({ field, reason }: Refused): Refusal => {
  if (field === 'name') return reason === 'refused-word' ? 'word' : 'name';
  if (field === 'clock.increment') return 'seconds';
  return field.startsWith('clock') ? 'minutes' : 'other';
};
