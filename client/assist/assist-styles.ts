import { unsafeCSS } from 'lit';
import { css } from '../board/css.ts';

/** The field and the keys, in the box that the board has for them. */
export const assistStyles = unsafeCSS(css`
  .write {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
  }
  .aid input {
    flex: 1 1 4em;
    min-width: 0;
  }
  .aid :is(input, button) {
    min-height: 2em;
    border: 1px solid;
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
  }
  p,
  dd,
  dl {
    margin: 0;
  }
  summary {
    padding: 4px 0;
    cursor: pointer;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 2px 12px;
  }
  dt {
    max-width: 6em;
    font-weight: 600;
  }
  label {
    max-width: 8em;
  }
  /* How it ended is read in a strip, where there is one, and only said over the board. */
  :has(~ .strip) .note:not([part]) {
    opacity: 0;
  }
  .aid :focus-visible {
    outline: 2px solid;
  }
`);
