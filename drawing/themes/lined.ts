import type { ThemeDesign } from '../design.ts';

/** The traditional board: one color, thin rules, flat pieces. By night chalk on a slate. */
export const lined: ThemeDesign = {
  palette: {
    wood: { day: '#F4EEDF', night: '#2B2A27' },
    secondWood: { day: '#F4EEDF', night: '#2B2A27' },
    // By day darker than paper, for nothing is lighter.
    paleWood: { day: '#CBC2AE', night: '#4C4943' },
    grain: { day: '#F4EEDF', night: '#2B2A27' },
    rule: { day: '#1D1B18', night: '#B9B2A5' },
    frame: { day: '#1D1B18', night: '#C9C2B5' },
    coordinate: { day: '#1D1B18', night: '#F1ECE2' },
    ivory: { day: '#FFFFFF', night: '#F4EEDF' },
    ivoryEdge: { day: '#FFFFFF', night: '#F4EEDF' },
    ivoryLine: { day: '#1D1B18', night: '#1D1B18' },
    ivoryGroove: { day: '#5B564D', night: '#5B564D' },
    walnut: { day: '#1D1B18', night: '#1D1B18' },
    black: { day: '#1D1B18', night: '#141311' },
    blackEdge: { day: '#1D1B18', night: '#C9C2B5' },
    blackGroove: { day: '#B9B2A5', night: '#B9B2A5' },
    brass: { day: '#F4EEDF', night: '#F4EEDF' },
    shadow: { day: '#1D1B18', night: '#000000' },
    target: { day: '#14563A', night: '#A9E2C1' },
    mustCapture: { day: '#B3201A', night: '#FF9C8C' },
    lastMove: { day: '#8A4A0A', night: '#F2C069' },
  },
  line: 1.25,
  flat: true,
  lettering: 'coordinate',
};
