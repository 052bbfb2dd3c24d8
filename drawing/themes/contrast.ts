import type { ThemeDesign } from '../design.ts';
import type { Shades } from '../palette.ts';

/** Black on white by day, white on black by night. */
const ON: Shades = { day: '#000000', night: '#FFFFFF' };
const GROUND: Shades = { day: '#FFFFFF', night: '#000000' };
const BLACK: Shades = { day: '#000000', night: '#000000' };
const WHITE: Shades = { day: '#FFFFFF', night: '#FFFFFF' };

/** Black, white and thick lines: whatever tells something has at least 7:1. */
export const contrast: ThemeDesign = {
  palette: {
    wood: GROUND,
    secondWood: GROUND,
    paleWood: { day: '#C4C4C4', night: '#4A4A4A' },
    grain: GROUND,
    rule: ON,
    frame: ON,
    coordinate: ON,
    ivory: WHITE,
    ivoryEdge: WHITE,
    ivoryLine: BLACK,
    ivoryGroove: BLACK,
    walnut: BLACK,
    black: BLACK,
    blackEdge: ON,
    blackGroove: WHITE,
    brass: WHITE,
    shadow: BLACK,
    target: { day: '#00469B', night: '#8CD3FF' },
    mustCapture: { day: '#A00000', night: '#FFB3A6' },
    lastMove: { day: '#6A00A8', night: '#FFE04D' },
  },
  line: 2,
  flat: true,
  lettering: 'coordinate',
};
