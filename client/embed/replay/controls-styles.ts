import { unsafeCSS } from 'lit';
import { css } from '../../board/css.ts';

/** Beside what every strip has. At each place of a game the controls take the same room. */
export const controlsStyles = unsafeCSS(css`
  .replay {
    flex-direction: column;
    align-items: stretch;
    padding-block: 3px;
    direction: ltr;
    white-space: normal;
  }
  .replay .hands {
    flex-wrap: wrap;
    gap: 6px;
  }
  .steps > * {
    flex: 1 0 auto;
  }
  .replay .hands > * {
    height: auto;
    min-height: 30px;
    padding: 2px 6px;
    touch-action: manipulation;
  }
  .replay select {
    flex: 1;
  }
  @container (max-width: 28em) {
    .replay {
      padding-block: 1px;
    }
    .replay .hands {
      gap: 3px;
    }
    .replay .hands > * {
      padding: 2px;
    }
  }
  .replay option {
    background: Canvas;
    color: CanvasText;
  }
  .now {
    flex: none;
    height: 2.5em;
    overflow-y: auto;
    font-weight: 400;
  }
  .replay .now button {
    min-height: 24px;
    margin-right: 4px;
    padding: 0 6px;
    border: 1px solid light-dark(#b89d72, #5b5e66);
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`);
