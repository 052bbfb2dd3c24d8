import { unsafeCSS } from 'lit';
import { css } from '../../board/css.ts';

/** The players above and below a live board; they come with its chunk into the board's shadow root. */
export const stripStyles = unsafeCSS(css`
  .frame:has(.strip) {
    --accent: light-dark(#8a3b12, #e0a15c);
    border-radius: 6px;
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
    min-height: 1.9em;
    padding: 0 8px;
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
  .clock {
    padding: 0 2cqw;
    border-radius: 6px;
    font-variant-numeric: tabular-nums;
  }
  .on .clock,
  .hands .main {
    background: var(--accent);
    color: light-dark(#fbf8f2, #1d2026);
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
    margin: 0;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  /* Two lines are as high as a row, and one stands where the first of them does. */
  .does .line {
    align-self: flex-start;
    max-height: 100%;
    font-size: 0.9em;
    line-height: 1.05;
  }
  .mine,
  .strip a {
    color: var(--accent);
  }
  /* What takes another's place begins where that did. */
  .strip a {
    min-width: 7.5em;
    padding: 4px 0;
  }
  [name='resign'] {
    margin-inline-start: auto;
  }
  .hands input {
    flex-shrink: 99;
  }
  .hands > :not(p) {
    min-width: 0;
    height: max(24px, 1.8em);
    padding: 0 2cqw;
    overflow: hidden;
    border: 1px solid light-dark(#6b5a49, #a59c90);
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
  /* Not in em: where the font comes after the size, Chrome goes on with another one. */
  @container (max-width: max(400px, 25rem)) {
    .strip {
      font-size: 0.92em;
    }
  }
  /* No room for a name: one sits down without. */
  @container (max-width: max(300px, 18.75rem)) {
    .does {
      height: calc(4.8em + 2px);
    }
    .does > :first-child {
      height: 2.9em;
    }
    .hands input {
      display: none;
    }
  }
`);
