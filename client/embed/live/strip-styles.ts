import { unsafeCSS } from 'lit';
import { css } from '../../board/css.ts';

/** The players above and below a live board; they come with its chunk into the board's shadow root. */
export const stripStyles = unsafeCSS(css`
  .frame:has(.strip) {
    border-radius: 8px;
    background: light-dark(#fbf8f2, #1d2026);
    color: light-dark(#2b2118, #ece7df);
    font: max(14px, 0.88rem) / 1.25 system-ui, sans-serif;
    container-type: inline-size;
  }
  .strip {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    box-sizing: border-box;
    min-height: 2.4em;
    margin: 0;
    padding: 3px 10px;
  }
  .strip > small,
  .hint {
    color: light-dark(#6b5a49, #a59c90);
  }
  .disc {
    width: 0.9em;
    height: 0.9em;
    border: 1px solid light-dark(#6b4a24, #c9bfae);
    border-radius: 50%;
    background: var(--ink-ivory);
  }
  .disc.black {
    background: var(--ink-black);
  }
  .name {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .on .name,
  .line {
    font-weight: 600;
  }
  .clock {
    padding: 1px 8px;
    border-radius: 6px;
    font-variant-numeric: tabular-nums;
  }
  .on .clock {
    background: light-dark(#8a3b12, #e0a15c);
    color: light-dark(#fff, #2b2118);
  }
  .on .disc {
    outline: 2px solid light-dark(#8a3b12, #e0a15c);
    outline-offset: 2px;
  }
  .does {
    border-top: 1px solid light-dark(#d9cbb6, #33363d);
  }
  .line {
    flex: 1 1 6em;
    margin: 0;
    overflow-wrap: anywhere;
  }
  /* Takes no place, but is there: what is said in it would not be heard else. */
  .line:empty {
    position: absolute;
  }
  .mine,
  .strip a {
    color: light-dark(#8a3b12, #e0a15c);
  }
  .strip a {
    margin-inline-start: auto;
    padding: 4px 0;
  }
  .hands {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    min-width: 0;
  }
  .hands > * {
    min-width: 0;
    min-height: 26px;
    padding: 2px 10px;
    border: 1px solid light-dark(#b89d72, #5b5e66);
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
  }
  .hands input {
    flex: 1 1 6em;
    width: 6em;
  }
  /* One that has only just come takes no press, for that was meant for another. */
  .hands button {
    animation: fresh 0.4s;
    cursor: pointer;
  }
  .hands .main {
    border-color: transparent;
    background: light-dark(#8a3b12, #e0a15c);
    color: light-dark(#fff, #2b2118);
  }
  .hands [aria-disabled='true'] {
    border-color: transparent;
    color: light-dark(#6b5a49, #a59c90);
    cursor: default;
  }
  @keyframes fresh {
    from,
    to {
      pointer-events: none;
    }
  }
  .strip :focus-visible {
    outline: 2px solid light-dark(#2b2118, #fff);
    outline-offset: 2px;
  }
  @container (max-width: 28em) {
    .strip {
      min-height: 26px;
      padding: 1px 6px;
      font-size: 0.92em;
    }
  }
  /* No room for a name: one sits down without. */
  @container (max-width: 19em) {
    .strip {
      gap: 0 6px;
    }
    .hands input {
      display: none;
    }
    .hands > * {
      padding: 2px 6px;
    }
  }
`);
