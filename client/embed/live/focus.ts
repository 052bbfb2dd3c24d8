import type { ReactiveController } from 'lit';
import type { DamaBoard } from '../dama-board.ts';

/** Where the focus may go by itself, before it goes to the board: it sends nothing. */
const SAFE = '[name=resignNo]';

/** Hands on the focus of a control that an update takes away, as a question does that is answered: to a safe button, else to the board. */
export const keepFocus = (board: DamaBoard): ReactiveController => {
  let focused: Element | null | undefined;
  return {
    hostUpdate: () => {
      focused = board.shadowRoot?.activeElement;
    },
    hostUpdated: () => {
      if (focused?.isConnected !== false) return;
      const next = board.renderRoot.querySelector<HTMLElement>(SAFE) ?? board;
      next.focus({ preventScroll: true });
    },
  };
};
