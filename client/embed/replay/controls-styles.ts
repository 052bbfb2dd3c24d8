import { unsafeCSS } from 'lit';

/** Not Lit's own: what is put in here is all from this project. */
const css = String.raw;

/** The controls stand on the page around the board, so they take its colors and its type. */
export const controlsStyles = unsafeCSS(css`
  .replay {
    direction: ltr;
    padding-top: 6px;
    font-size: max(14px, 0.9rem);
    line-height: 1.4;
  }
  .replay .steps {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .replay button,
  .replay select {
    min-height: 32px;
    padding: 2px 6px;
    border: 1px solid;
    border-color: color-mix(in srgb, currentcolor 40%, transparent);
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  .replay option {
    background: Canvas;
    color: CanvasText;
  }
  .replay .steps button {
    flex: 1 0 auto;
  }
  .replay button[aria-disabled='true'] {
    border-style: dashed;
    cursor: default;
  }
  .replay :is(button, select, p):focus-visible {
    outline: 2px solid;
    outline-offset: 1px;
  }
  .replay select {
    width: 100%;
    margin-bottom: 4px;
  }
  .replay .now {
    height: 2.8em;
    margin: 4px 0 0;
    overflow-y: auto;
    overflow-wrap: anywhere;
  }
  .replay .now button {
    min-height: 24px;
    padding: 0 6px;
    margin-right: 4px;
  }
`);
