import { html, type TemplateResult } from 'lit';

/** A landing path. A long capture goes on in the next line before an `x`, never inside the name of a square. */
export const pathText = (path: string): readonly TemplateResult[] =>
  path.split(/(?=x)/).map((part) => html`<wbr />${part}`);
