import type { ThemeDesign } from '../design.ts';

/** Sweets of raspberry and cream on pistachio. */
export const pistachio: ThemeDesign = {
  palette: {
    wood: { day: '#CFE3B4', night: '#6E8B5B' },
    secondWood: { day: '#CFE3B4', night: '#6E8B5B' },
    paleWood: { day: '#FAFBEF', night: '#A3BE8D' },
    grain: { day: '#B5D190', night: '#587446' },
    // Day was #9BBF7A, 1.5:1 against the squares.
    rule: { day: '#5E8340', night: '#2A3A20' },
    frame: { day: '#4A6B33', night: '#1B2914' },
    coordinate: { day: '#35501F', night: '#FFFFFF' },
    ivory: { day: '#FFF8EA', night: '#F8EEDB' },
    ivoryEdge: { day: '#EBD3A8', night: '#CDB286' },
    ivoryLine: { day: '#7A4A2A', night: '#2E1A0C' },
    ivoryGroove: { day: '#B07A45', night: '#93653A' },
    walnut: { day: '#6B3A1C', night: '#4E280F' },
    black: { day: '#A81C4B', night: '#5F1030' },
    blackEdge: { day: '#6E0D2E', night: '#2B0414' },
    blackGroove: { day: '#FFC2D3', night: '#E79AB4' },
    brass: { day: '#FFE3A6', night: '#FFDD9A' },
    shadow: { day: '#2A3A12', night: '#000000' },
    target: { day: '#14524A', night: '#EAF8DC' },
    mustCapture: { day: '#B3200F', night: '#FFE3DD' },
    lastMove: { day: '#8A4A00', night: '#FFEBB0' },
  },
};
