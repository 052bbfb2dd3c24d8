import { type PropertyDeclarations, svg, type TemplateResult, unsafeCSS } from 'lit';
import { UNIT } from '../../drawing/geometry.ts';
import { opposite } from '../../engine/position.ts';
import type { Color } from '../../engine/types.ts';
import { Board } from '../board/board.ts';
import { boardStyles } from '../board/board-styles.ts';
import type { Letters } from '../board/surface.ts';

/** Turned about the middle of the board. */
const TURNED = `rotate(180 ${4 * UNIT} ${4 * UNIT})`;

/** The board between two: for the one who sits above there are coordinates on that side, and their pieces are turned. */
export class FacingBoard extends Board {
  static override styles = [
    boardStyles,
    unsafeCSS(`
      :host([faces-both='white']) [part~='black'] svg,
      :host([faces-both='black']) [part~='white'] svg {
        rotate: 180deg;
      }
    `),
  ];

  static override properties: PropertyDeclarations = {
    facesBoth: { attribute: 'faces-both' },
  };

  /** The side that sits below, where somebody sits above, too. */
  declare facesBoth: Color | null;

  protected override get lettersAbove(): ((letters: Letters) => TemplateResult) | undefined {
    const below = this.facesBoth;
    return below ? (letters) => svg`<g transform=${TURNED}>${letters(opposite(below))}</g>` : undefined;
  }
}
