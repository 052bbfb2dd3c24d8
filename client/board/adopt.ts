import type { CSSResult } from 'lit';

/** Gives a board more rules of style, once, in a way that a page's policy for styles allows. */
export const adopt = (root: ShadowRoot | null, { styleSheet }: CSSResult): void => {
  const sheets = root?.adoptedStyleSheets;
  if (styleSheet && !sheets?.includes(styleSheet)) sheets?.push(styleSheet);
};
