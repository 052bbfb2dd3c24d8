import type { ThemeDesign } from '../design.ts';

/** Sweets of raspberry and cream on pistachio. */
export const pistachio: ThemeDesign = {
  palette: {
    // Day was #CFE3B4, from which nothing pale can be told.
    wood: { day: '#C2DAA2', night: '#567447' },
    secondWood: { day: '#C2DAA2', night: '#567447' },
    paleWood: { day: '#FFFFF8', night: '#8FAC79' },
    grain: { day: '#9DBE78', night: '#48633A' },
    // Day was #9BBF7A, 1.4:1 against the squares.
    rule: { day: '#557A38', night: '#17240F' },
    frame: { day: '#456530', night: '#17240F' },
    coordinate: { day: '#35501F', night: '#FFFFFF' },
    ivory: { day: '#FFF9EE', night: '#FBF3E3' },
    ivoryEdge: { day: '#F0D9B0', night: '#D9BF92' },
    ivoryLine: { day: '#7A4A2A', night: '#2E1A0C' },
    ivoryGroove: { day: '#B07A45', night: '#93653A' },
    walnut: { day: '#6B3A1C', night: '#4E280F' },
    black: { day: '#A81C4B', night: '#8E1843' },
    blackEdge: { day: '#6E0D2E', night: '#2B0414' },
    blackGroove: { day: '#FFC2D3', night: '#FFB9CE' },
    brass: { day: '#FFE3A6', night: '#FFDD9A' },
    shadow: { day: '#2A3A12', night: '#000000' },
    target: { day: '#14524A', night: '#EAF8DC' },
    mustCapture: { day: '#B3200F', night: '#FFC2B0' },
    lastMove: { day: '#8A4A00', night: '#FFEBB0' },
  },
};
