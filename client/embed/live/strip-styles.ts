import { unsafeCSS } from 'lit';
import { css } from '../../board/css.ts';

/** The players above and below a live board; they come with its chunk into the board's shadow root. */
export const stripStyles = unsafeCSS(css`
  .frame:has(.strip) {
    --accent: light-dark(#8a3b12, #e0a15c);
    --quiet: light-dark(#6b5a49, #a59c90);
    border-radius: 8px;
    background: light-dark(#fbf8f2, #1d2026);
    color: light-dark(#2b2118, #ece7df);
    font: max(14px, 0.88rem) / 1.25 system-ui, sans-serif;
    container-type: inline-size;
  }
  .strip,
  .hands {
    display: flex;
    flex: none;
    align-items: center;
    gap: 4px 8px;
  }
  .strip {
    box-sizing: border-box;
    min-height: 1.9em;
    padding: 0 10px;
    white-space: nowrap;
  }
  .strip > small {
    color: var(--quiet);
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
    min-width: 2em;
    overflow: hidden;
    text-overflow: ellipsis;
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
  .on .clock,
  .hands .main {
    background: var(--accent);
    color: light-dark(#fff, #2b2118);
  }
  .on .disc {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  /* Two rows, whatever is in them: the board keeps its size from the first word to the last. */
  .does {
    flex-direction: column;
    align-items: stretch;
    gap: 0;
    height: calc(3.8em + 3px);
    border-top: 1px solid light-dark(#d9cbb6, #33363d);
  }
  .does > * {
    height: 1.9em;
  }
  .line {
    flex: 1;
    min-width: 0;
    max-height: 100%;
    margin: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  .long {
    font-size: 0.86em;
    line-height: 1.1;
  }
  .mine,
  .strip a {
    color: var(--accent);
  }
  .strip a {
    padding: 4px 0;
  }
  .hands > :not(p) {
    min-width: 0;
    height: max(24px, 1.8em);
    padding: 0 10px;
    overflow: hidden;
    border: 1px solid light-dark(#b89d72, #5b5e66);
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    text-overflow: ellipsis;
  }
  .hands input {
    flex: 0 1 12em;
  }
  /* One that has only just come takes no press, for that was meant for another. */
  .hands button {
    animation: fresh 0.4s;
    cursor: pointer;
  }
  .hands [aria-disabled='true'] {
    border-color: transparent;
    color: var(--quiet);
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
      padding: 0 6px;
      font-size: 0.92em;
    }
    .hands {
      gap: 4px;
    }
    .hands > :not(p) {
      padding: 0 6px;
    }
  }
  /* No room for a name: one sits down without. */
  @container (max-width: 19em) {
    .hands input {
      display: none;
    }
  }
`);
