import { html, nothing, type TemplateResult } from 'lit';
import { makeSquare } from '../../engine/notation.ts';
import type { Position, Square } from '../../engine/types.ts';
import { adopt } from '../board/adopt.ts';
import type { Assistant, Assisted, InHand } from '../board/assistant.ts';
import type { OutcomeDetail } from '../board/board-events.ts';
import { assistStyles } from './assist-styles.ts';
import { ASSIST_KEYS, KEY_NAMES, KEYS, type KeyName } from './keys.ts';
import { readMove, refusal } from './moveText.ts';
import {
  capturedText,
  clocksText,
  lastMoveText,
  movableText,
  outcomeText,
  piecesText,
  scanText,
} from './telling.ts';
import type { AidWords } from './words.ts';

/** Loads the words of the language that a board speaks now. */
type LoadAidWords = () => Promise<AidWords>;

type Answer = (position: Position, square: Square) => string;

/** Answers keys on one board, takes moves by their names, and says how its game ended. */
class Helper implements Assistant {
  readonly #board: Assisted;
  readonly #load: LoadAidWords;
  #words: AidWords;
  /** What is on the board, and what was before. */
  #now: Position | undefined;
  #before: Position | undefined;
  /** What was wrong with the move that was written. */
  #refusal = '';
  /** How the game ended, and where. */
  #ending: { readonly outcome: OutcomeDetail; readonly position: Position } | undefined;
  /** For what words were last asked for. */
  #asked: readonly unknown[] = [];

  constructor(board: Assisted, words: AidWords, load: LoadAidWords) {
    this.#board = board;
    this.#words = words;
    this.#load = load;
    adopt(board.shadowRoot, assistStyles);
    board.addEventListener('dama-outcome', ({ detail: outcome }) => {
      const { position } = this.#board;
      if (!position) return;
      this.#ending = { outcome, position };
      board.requestUpdate();
    });
  }

  readonly #answers: ReadonlyMap<string, Answer> = new Map<string, Answer>([
    [ASSIST_KEYS.scan, (position, square) => scanText(position, square, this.#board.seenBy, this.#words)],
    [
      ASSIST_KEYS.lastMove,
      (position) => lastMoveText(position, this.#board.shownMove, this.#words, this.#before),
    ],
    [ASSIST_KEYS.movable, () => movableText(this.#board.moves, this.#words)],
    [ASSIST_KEYS.pieces, (position) => piecesText(position, this.#words)],
    [ASSIST_KEYS.captured, (position) => capturedText(position, this.#board.start, this.#words)],
    [ASSIST_KEYS.clocks, () => clocksText(this.#board.timeLeft, this.#words)],
  ]);

  press(key: string, square: Square): boolean {
    const { position } = this.#board;
    const small = key.toLowerCase();
    const answer = this.#answers.get(small);
    if (answer) this.#board.say(position ? answer(position, square) : '');
    else if (small === ASSIST_KEYS.input) this.#write();
    else if (key === ASSIST_KEYS.keys) this.#list(!this.#lists);
    else if (key === 'Escape' && this.#lists) this.#list(false);
    else return false;
    return true;
  }

  held(hand: InHand): void {
    const { assist } = this.#words;
    const on = makeSquare(hand.on);
    const targets = hand.targets.map(makeSquare);
    const say = hand.begun ? assist.onward : assist.picked;
    this.#board.say(targets.length === 0 ? assist.putBack(on) : say(on, targets));
  }

  refused(square: Square): void {
    this.#board.say(refusal(makeSquare(square), this.#board.moves, this.#words.assist));
  }

  focus(): void {
    (this.#part('input') ?? this.#part('summary'))?.focus();
  }

  get template(): TemplateResult {
    const { moves, position, labels } = this.#board;
    this.#refreshFor([position, labels, navigator.onLine]);
    // The page around may be in a language that boards do not speak.
    this.#board.shadowRoot?.querySelector('.frame')?.setAttribute('lang', this.#words.assist.language);
    // It stays under whoever writes in it, though the turn goes.
    const takesMoves = moves.length > 0 || this.#part('input')?.matches(':focus');
    const ending = this.#ending;
    if (this.#now !== position) this.#before = this.#now;
    this.#now = position;
    return html`
      <div class="help aid" part="help" @keydown=${this.#key}>
        ${takesMoves ? this.#field : nothing}
        <details>
          <summary>${this.#words.assist.heading}</summary>
          <dl tabindex="0">${KEY_NAMES.map((name) => html`<dt>${this.#keyOf(name)}</dt><dd>${this.#words.assist.keys[name]}</dd>`)}</dl>
        </details>
      </div>
      ${ending && ending.position === position ? html`<p class="note" role="alert">${outcomeText(ending.outcome, ending.position, this.#words)}</p>` : nothing}
    `;
  }

  get #field(): TemplateResult {
    const { assist } = this.#words;
    return html`
      <div class="write">
        <label for="move">${assist.field}</label>
        <input
          id="move"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          enterkeyhint="go"
          aria-describedby="refusal"
          aria-invalid=${this.#refusal !== ''}
        />
        <button tabindex="-1" @click=${this.#submit}>${assist.make}</button>
      </div>
      <p id="refusal">${this.#refusal}</p>
    `;
  }

  #keyOf(name: KeyName): string {
    return KEYS[name] || this.#words.assist.arrows;
  }

  #part<Name extends 'input' | 'details' | 'summary'>(name: Name): HTMLElementTagNameMap[Name] | null {
    return this.#board.shadowRoot?.querySelector<HTMLElementTagNameMap[Name]>(`.aid ${name}`) ?? null;
  }

  /** The board may speak another language by now. Words that did not come are asked for again for another position, or when the network is back, not as often as a clock ticks. */
  #refreshFor(asked: readonly unknown[]): void {
    if (asked.every((one, index) => one === this.#asked[index])) return;
    this.#asked = asked;
    void this.#refresh();
  }

  async #refresh(): Promise<void> {
    const words = await this.#load().catch(() => this.#words);
    if (words.assist === this.#words.assist) return;
    this.#words = words;
    this.#board.requestUpdate();
  }

  #write(): void {
    if (this.#part('input')) this.focus();
    else this.#board.say(this.#words.assist.unmovable);
  }

  /** Whether the keys are listed: only the element knows, for it opens and closes by hand as well. */
  get #lists(): boolean {
    return this.#part('details')?.open ?? false;
  }

  #list(open: boolean): void {
    const { keys } = this.#words.assist;
    this.#part('details')?.toggleAttribute('open', open);
    this.#board.say(open ? KEY_NAMES.map((name) => `${this.#keyOf(name)}: ${keys[name]}.`).join(' ') : '');
  }

  readonly #key = (event: KeyboardEvent): void => {
    // No form sends the move: in a frame that may only run scripts forms do nothing.
    if (event.key === 'Enter' && event.target === this.#part('input')) this.#submit();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.#list(false);
    this.#board.focus();
  };

  readonly #submit = (): void => {
    const input = this.#part('input');
    if (!input) return;
    const { move, refusal = '' } = readMove(input.value, this.#board.moves, this.#words.assist);
    this.#refusal = refusal;
    if (move) {
      input.value = '';
      this.#board.make(move);
    } else this.#board.say(refusal);
    this.#board.requestUpdate();
  };
}

/** Makes a board's assistant; rejects where its words do not come. */
export const createAssistant = async (board: Assisted, load: LoadAidWords): Promise<Assistant> =>
  new Helper(board, await load(), load);
