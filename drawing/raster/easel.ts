import type { Outfit } from '../design.ts';
import { UNIT } from '../geometry.ts';
import type { Ink } from '../palette.ts';
import type { Shape } from '../shapes.ts';
import { ColorTable } from './colorTable.ts';
import { coverageOf, type Placing } from './coverage.ts';
import { emptyLayer, type Layer, layCoverage } from './layer.ts';
import { lettersOf } from './lettering.ts';
import { type Outline, outlinesOf, pathOutlines } from './outline.ts';
import { strokeOutlines } from './stroke.ts';

/** What a picture is painted with: the outfit of its look, by day, and the colors that it has used so far. */
export class Easel {
  readonly outfit: Outfit;
  readonly colors: ColorTable;

  /** @param colors what is painted with besides, as `#RRGGBB` */
  constructor(outfit: Outfit, colors: readonly string[]) {
    this.outfit = outfit;
    this.colors = new ColorTable([...Object.values(outfit.palette).map(({ day }) => day), ...colors]);
  }

  ink(ink: Ink): number {
    return this.colors.ink(this.outfit.palette[ink].day);
  }

  /** Fills outlines; the color is a place in the table. */
  fill(layer: Layer, outlines: readonly Outline[], placing: Placing, color: number, opacity = 1): void {
    const coverage = coverageOf(outlines, placing, layer);
    if (coverage) layCoverage(layer, coverage, color, opacity, this.colors);
  }

  /**
   * Shapes in their order, each one's filling below its stroke. Opacity is that of each, not of both as a group, as SVG has it: under half of its
   * stroke a filling would shine through. No shape of ours has all three.
   */
  paint(layer: Layer, shapes: readonly Shape[], placing: Placing): void {
    for (const shape of shapes) {
      const { fill, stroke, width = 1, opacity } = shape;
      const outlines = outlinesOf(shape, placing.scale);
      if (fill) this.fill(layer, outlines, placing, this.ink(fill), opacity);
      if (!stroke) continue;
      const lines = outlines.flatMap((outline) => strokeOutlines(outline, width));
      this.fill(layer, lines, placing, this.ink(stroke), opacity);
    }
  }

  /** A path of one color that is none of the outfit's. */
  fillPath(layer: Layer, d: string, placing: Placing, color: number): void {
    this.fill(layer, pathOutlines(d, placing.scale), placing, color);
  }

  /** A text of the few characters that there are; `placing` is where its upper left corner is. */
  write(layer: Layer, text: string, placing: Placing, color: number, width: number): void {
    for (const { d, x } of lettersOf(text)) {
      const lines = pathOutlines(d, placing.scale).flatMap((outline) => strokeOutlines(outline, width));
      this.fill(layer, lines, { ...placing, x: placing.x + x * placing.scale }, color);
    }
  }

  /** What fills one square, painted once to be laid down often: so many pixels wide. */
  sprite(shapes: readonly Shape[], size: number): Layer {
    const layer = emptyLayer(size, size);
    this.paint(layer, shapes, { x: 0, y: 0, scale: size / UNIT });
    return layer;
  }
}
