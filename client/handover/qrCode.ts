import { generate } from 'lean-qr/nano';
import { type SVGTemplateResult, svg } from 'lit';

/** Free modules around the code, as many as the standard asks for (ISO/IEC 18004). */
export const QUIET = 4;

/** The dark modules of the code for a text, in rows, as the path of an SVG: each a square of side 1. */
export const qrPath = (text: string): { readonly size: number; readonly path: string } => {
  const code = generate(text);
  const rows = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  );
  return { size: code.size, path: rows.join('') };
};

/** The code as a picture, dark on white whatever the page's colors are: many cameras read no other. */
export const qrPicture = (text: string, name: string): SVGTemplateResult => {
  const { size, path } = qrPath(text);
  const all = size + 2 * QUIET;
  return svg`
    <svg class="qr" role="img" aria-label=${name} viewBox="${-QUIET} ${-QUIET} ${all} ${all}" shape-rendering="crispEdges">
      <rect x=${-QUIET} y=${-QUIET} width=${all} height=${all} fill="#fff"></rect>
      <path d=${path} fill="#000"></path>
    </svg>
  `;
};
