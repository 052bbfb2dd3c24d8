import { unsafeCSS } from 'lit';

/** Not Lit's own: what is put in here is all from this project. */
const css = String.raw;

/** The field and the keys, in the box that the board has for them. */
export const assistStyles = unsafeCSS(css`
  .aid .write {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    margin: 0;
  }
  .aid input {
    flex: 1 1 5em;
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
  .aid :is(p, dd) {
    margin: 0;
  }
  .aid summary {
    padding: 4px 0;
    cursor: pointer;
  }
  .aid dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 2px 12px;
    margin: 0;
  }
  .aid dt {
    max-width: 9em;
    font-weight: 600;
  }
  .aid :focus-visible {
    outline: 2px solid;
  }
`);
