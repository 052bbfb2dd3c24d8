import type { ThemeDesign } from './design.ts';
import type { Theme } from './looks.ts';
import { contrast } from './themes/contrast.ts';
import { lined } from './themes/lined.ts';
import { night } from './themes/night.ts';
import { pistachio } from './themes/pistachio.ts';
import { wood } from './themes/wood.ts';

const DESIGNS: { readonly [theme in Theme]: ThemeDesign } = { pistachio, wood, lined, night, contrast };

/** Whoever imports this has every theme; `usualOutfit.ts` has the usual one alone. */
export const themeNamed = (name: Theme): ThemeDesign => DESIGNS[name];
