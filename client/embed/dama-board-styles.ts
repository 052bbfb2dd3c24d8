import { unsafeCSS } from 'lit';
import { css } from '../board/css.ts';

/** How the element lies in a page that is not ours, and what is said over the board. */
export const damaBoardStyles = unsafeCSS(css`
  /* What texts on the page have, the board has not. */
  .frame {
    text-transform: none;
    letter-spacing: normal;
    text-indent: 0;
    white-space: normal;
    writing-mode: horizontal-tb;
  }
  /* Where nothing gives the element a width it asks for 480 pixels, and is content with none. */
  .frame::before {
    content: '. .';
    display: block;
    font: 0/0 a;
    word-spacing: 480px;
  }
  .note {
    inset: auto 8% 50%;
    transform: translateY(50%);
    text-align: center;
    visibility: visible;
  }
  /* Nobody is kept from a board that can be used. */
  .drawn .note {
    inset: auto 1% 1%;
    transform: none;
    padding: 0.2em 1em;
    pointer-events: none;
  }
  slot {
    display: none;
  }
  /* The page's own picture keeps the place that it has held, for the element has no box, and the board lies over it. */
  :host(:state(pictured)) {
    display: inline-block;
    width: auto;
  }
  :host(:state(pictured)) .frame {
    position: absolute;
    inset: 0 auto auto 0;
    display: flex;
    flex-direction: column;
    height: 100%;
    container-type: inline-size;
  }
  /* A square as large as what stands around it leaves room for. */
  :host(:state(pictured)) .board {
    flex: 0 1 100cqw;
    align-self: center;
    width: auto;
    min-height: 0;
  }
  :host(:state(pictured)) slot {
    display: contents;
  }
  /* The picture is seen until there is something to draw. */
  :host(:state(pictured)) div.frame:not(.drawn) {
    visibility: hidden;
  }
  slot:has(+ .drawn) {
    visibility: hidden;
    &::slotted(*) {
      visibility: hidden !important;
    }
  }
  @supports (anchor-name: --a) {
    :host(:state(pictured)) {
      display: inline;
    }
    :host(:state(boxed)) {
      display: inline-block;
    }
    /* What is placed in something around the element is not to be placed in the element. */
    :host(:state(absolute)) {
      position: static;
    }
    :host(:state(pictured)) .frame {
      position-anchor: inherit;
      position-visibility: always;
      /* A page that writes a style attribute anew takes the anchor away. */
      inset: anchor(top, 0) auto auto anchor(left, 0);
      width: anchor-size(width, 100%);
      height: anchor-size(height, 100%);
    }
  }
`);
