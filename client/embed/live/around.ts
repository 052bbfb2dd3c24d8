import { html, type TemplateResult } from 'lit';
import { opposite } from '../../../engine/position.ts';
import type { Color } from '../../../engine/types.ts';
import { retrying } from '../../retrying.ts';
import type { DamaBoard } from '../dama-board.ts';
import type { Player, Playing, Shown } from './playing.ts';
import { sentences } from './sentences.ts';
import { type LiveState, ownSeat } from './state.ts';
import { actionStrip, factsOf, nameOf, playerStrip } from './strips.ts';

/** By then the board has said the move, in milliseconds. */
const AFTER = 150;

/** By then whoever listens has the text, and it is in the way of who reads. */
const HEARD = 2000;

const loadPlayer = retrying(() => import('./later/player.ts'));

/**
 * What stands around a live board. What is new of it is said politely: in one breath, after the move that led there, and what stands
 * already not again.
 */
export class Around {
  readonly #board: DamaBoard;
  #player: Player | undefined;
  /** Whose turn it was, and how things stood. */
  #turn: Color | undefined;
  #facts: readonly string[] = [];
  /** Which of them are still to be said. */
  #unsaid: readonly string[] = [];
  #said = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(board: DamaBoard) {
    this.#board = board;
  }

  /** The upper player. */
  above(shown: Shown): TemplateResult {
    const { seenBy, timeLeft } = this.#board;
    const color = opposite(seenBy);
    return playerStrip(shown, color, timeLeft(color), true);
  }

  /** The lower player, what one may do, and what is said. */
  below(shown: Shown): TemplateResult {
    const { seenBy, timeLeft } = this.#board;
    const playing = this.#playing(shown);
    const facts = factsOf(shown, playing?.facts);
    this.#hear(facts, shown.turn);
    return html`
      ${playerStrip(shown, seenBy, timeLeft(seenBy), false)}
      ${actionStrip(shown, facts, playing)}
      <div class="said" role="status">${this.#said}</div>
    `;
  }

  /** Who plays needs more than who watches. Where that part does not come, it is asked for again with the next thing that happens. */
  async seat(state: LiveState): Promise<void> {
    if (this.#player || !ownSeat(state)) return;
    const part = await loadPlayer().catch(() => undefined);
    this.#player ??= part?.createPlayer();
    this.#board.requestUpdate();
  }

  #playing(shown: Shown): Playing | undefined {
    const { state, words } = shown;
    const own = ownSeat(state);
    if (!own || !words) return undefined;
    const opponent = nameOf(state, opposite(own), words.live);
    return this.#player?.see(shown, own, this.#board.timeLeft(own), opponent);
  }

  #hear(facts: readonly string[], turn: Color | undefined): void {
    const isNew = (fact: string) => !this.#facts.includes(fact);
    const moved = this.#turn && turn !== this.#turn;
    // Nothing is replaced that has only just been said.
    if (facts.some(isNew)) this.#say(moved || this.#said || this.#unsaid[0] ? AFTER : 0);
    this.#unsaid = facts.filter((fact) => isNew(fact) || this.#unsaid.includes(fact));
    this.#facts = facts;
    this.#turn = turn;
  }

  #say(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#said = sentences(this.#unsaid);
      this.#unsaid = [];
      if (this.#said) this.#say(HEARD);
      this.#board.requestUpdate();
    }, after);
  }
}
