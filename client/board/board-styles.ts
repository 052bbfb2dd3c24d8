import { unsafeCSS } from 'lit';
import { EXTENT, FRAME } from '../../drawing/geometry.ts';
import { ownProperty } from '../../drawing/shapes.ts';
import { SMALL_COORDINATES } from '../../drawing/surface.ts';
import { css } from './css.ts';

/** The frame's share of the board's width. */
const frame = `${((FRAME / EXTENT) * 100).toFixed(3)}%`;

/** An ink is written on the board itself, so what is to win over it is important. */
const inked = (color: string, inks: string): string =>
  inks
    .split(' ')
    .map((ink) => `${ownProperty(ink)}:${color}!important;`)
    .join('');

/**
 * Who has chosen the colors of the system gets them: board, marks and outlines. The pieces keep their own,
 * because a dark system would turn one side's into the other's.
 */
const FORCED =
  inked('Highlight', 'target mustCapture lastMove') +
  inked('CanvasText', 'paleWood rule frame coordinate ivoryLine blackEdge') +
  inked('Canvas', 'wood secondWood grain shadow');

/** The look of a board inside its shadow root; the inks come from its theme as custom properties. */
export const boardStyles = unsafeCSS(css`
  :host {
    position: relative;
    display: block;
    width: 100%;
    vertical-align: bottom;
  }
  :host([hidden]) {
    display: none !important;
  }
  .unschemed {
    color-scheme: light dark;
  }
  .frame,
  .board {
    position: relative;
    width: 100%;
  }
  .board {
    aspect-ratio: 1;
    direction: ltr;
    container-type: inline-size;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
  }
  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .squares,
  .pieces {
    position: absolute;
    inset: ${frame};
  }
  .row {
    display: flex;
    height: 12.5%;
  }
  .square {
    position: relative;
    flex: none;
    width: 12.5%;
    outline: none;
    touch-action: manipulation;
  }
  .square.movable {
    cursor: grab;
    touch-action: none;
  }
  .square.movable:active {
    cursor: grabbing;
  }
  .square.goal {
    cursor: pointer;
  }
  /*
   * A ring on the square's own ground, for over the rules of some themes it would not be seen, with a band of another color on both sides;
   * over the marks, among which it would be lost.
   */
  .square:focus-visible::after {
    position: absolute;
    inset: 0;
    content: '';
    --ring: max(4px, 0.8cqw);
    outline: var(--ring) solid light-dark(#2b2118, #ece7df);
    outline-offset: calc(-1.4 * var(--ring));
    box-shadow: inset 0 0 0 calc(1.7 * var(--ring)) light-dark(#fbf8f2, #1d2026);
  }
  .mark,
  .piece,
  .pieces {
    position: absolute;
    pointer-events: none;
  }
  .mark {
    inset: 0;
  }
  .piece {
    width: 12.5%;
    height: 12.5%;
  }
  .taken {
    opacity: 0.5;
  }
  .piece.moving {
    z-index: 1;
  }
  .piece.held {
    z-index: 2;
  }
  .held svg {
    scale: 1.08;
  }
  .note,
  .help {
    position: absolute;
    box-sizing: border-box;
    margin: 0;
    padding: 0.8em 1em;
    border: 1px solid light-dark(#d9cbb6, #33363d);
    border-radius: 8px;
    background: light-dark(#fbf8f2, #1d2026);
    color: light-dark(#2b2118, #ece7df);
    font: max(15px, 0.94rem) / 1.4 system-ui, sans-serif;
    overflow-wrap: anywhere;
    -webkit-user-select: text;
  }
  /* It lies over the board's lower edge, and only while somebody uses it: nothing moves for it. */
  .help {
    z-index: 3;
    inset: auto 2% 2%;
    max-height: 96%;
    overflow: auto;
  }
  .said,
  .help:not(:focus-within, :has([open])) {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @container (max-width: 420px) {
    ${SMALL_COORDINATES}
  }
  @media (forced-colors: active) {
    .board,
    .disc {
      forced-color-adjust: none;
      ${FORCED}
    }
    .help {
      forced-color-adjust: auto;
    }
    /* A tint, on which the coordinates are still read. */
    .paleWood {
      fill-opacity: 0.2;
    }
    .square:focus-visible::after {
      outline-color: CanvasText;
      box-shadow: inset 0 0 0 calc(1.7 * var(--ring)) Canvas;
    }
  }
`);
