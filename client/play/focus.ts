import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { painted } from './browser.ts';

/** The way on for a keyboard, first of all: the question that took the place of what was pressed. */
const QUESTION = '.asking button';
/** And back. */
const ASKER = '.actions:not(.away) .resign';

/** Where the keyboard goes on when what had the focus is gone, or the whole page is another one; and how far the moves are scrolled. */
export class Focus implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  /** What has the focus before an update, if it is something on this page. */
  #focused: Element | null = null;
  /** The part of the page that it is in. */
  #part: Element;
  /** Rows in the list of moves when it was last scrolled. */
  #listed = 0;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    this.#part = host;
    host.addController(this);
  }

  hostUpdate(): void {
    const { activeElement } = document;
    this.#focused = this.#host.contains(activeElement) ? activeElement : null;
    this.#part = this.#focused?.closest('.end, .side') ?? this.#host;
  }

  /** To the board, to play; or to the heading of the choice. */
  turnPage(plays: boolean): void {
    const board = plays ? this.#host.querySelector('dama-board') : null;
    void board?.updateComplete.then(() => board.focus({ preventScroll: true }));
    if (!plays) this.#host.querySelector('h1')?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }

  /**
   * Where what had the focus is gone, to what took its place and commits to nothing, else to the board.
   *
   * @param answered whether a question has just been answered
   */
  follow(answered: boolean): void {
    const focused = this.#focused;
    if (!focused || (focused.isConnected && !focused.closest('.away'))) return;
    const next = this.#part.querySelector<HTMLElement>(answered ? `${ASKER}, ${QUESTION}` : QUESTION);
    (next ?? this.#host.querySelector('dama-board'))?.focus();
  }

  /** Keeps the last move in sight inside its list; once the move itself is painted, for measuring the page is what takes longest of all. */
  async scrollMoves(): Promise<void> {
    const list = this.#host.querySelector('.moves ol');
    const rows = list?.children.length ?? 0;
    if (rows === this.#listed) return;
    this.#listed = rows;
    await painted();
    if (list) list.scrollTop = list.scrollHeight;
  }
}
