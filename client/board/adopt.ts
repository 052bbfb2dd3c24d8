import type { CSSResult } from 'lit';

/** Gives a board more rules of style, once, in a way that a page's policy for styles allows. */
export const adopt = (root: Node | null, { styleSheet }: CSSResult): void => {
  if (!(root instanceof ShadowRoot) || !styleSheet) return;
  if (!root.adoptedStyleSheets.includes(styleSheet)) root.adoptedStyleSheets.push(styleSheet);
};
