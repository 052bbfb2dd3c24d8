import { unsafeCSS } from 'lit';
import { css } from '../../board/css.ts';

/** The players above and below a live board; they come with its chunk into the board's shadow root. */
export const stripStyles = unsafeCSS(css`
  .frame:has(.strip) {
    --accent: light-dark(#8a3b12, #e0a15c);
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
    gap: 6px;
  }
  .strip {
    box-sizing: border-box;
    min-height: 1.9em;
    padding: 0 10px;
    white-space: nowrap;
  }
  .disc {
    width: 0.9em;
    height: 0.9em;
    border: 1px solid;
    border-radius: 50%;
    background: var(--ink-ivory);
  }
  .disc.black {
    background: var(--ink-black);
  }
  .name,
  .line {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .on .name,
  .line {
    font-weight: 600;
  }
  .on .disc {
    outline: 2px solid var(--accent);
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
  /* Two rows, whatever is in them: the board keeps its size from the first word to the last. */
  .does {
    display: block;
    height: calc(3.8em + 2px);
  }
  .does > * {
    height: 1.9em;
  }
  .line {
    max-height: 100%;
    margin: 0;
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
  }
  /* One that has only just come takes no press, for that was meant for another. */
  .hands button {
    animation: fresh 0.4s;
    cursor: pointer;
  }
  .strip small,
  .hands [aria-disabled='true'] {
    border-color: transparent;
    color: light-dark(#6b5a49, #a59c90);
  }
  @keyframes fresh {
    from,
    to {
      pointer-events: none;
    }
  }
  .strip :focus-visible {
    outline: 2px solid var(--accent);
  }
  @container (max-width: 28em) {
    .strip,
    .hands > :not(p) {
      padding: 0 6px;
    }
    .strip {
      font-size: 0.92em;
    }
  }
  /* No room for a name: one sits down without. */
  @container (max-width: 19em) {
    .hands input {
      display: none;
    }
  }
`);
