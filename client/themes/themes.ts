import { wood } from './wood.ts';

/**
 * The values of the attribute `theme`; the first is the default. A theme is a class on the board that gives the
 * custom properties of its inks; `day` and `night` hold the wood at one time of day.
 */
export const THEMES = ['wood', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

/** The style rules of every theme. */
export const themeRules: string = wood;
