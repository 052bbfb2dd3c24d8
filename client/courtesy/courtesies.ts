import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import { backTo, type Color, type Game, makeMove, type Square } from '../../engine/index.ts';
import type { TableId } from '../../table/ids.ts';
import type { BoardWords } from '../board/words.ts';
import { speech } from '../i18n/current.ts';
import type { Absence } from '../table/absence.ts';
import { SEEN } from '../table/seen.ts';
import { type Shown, shown, type TableState } from '../table/state.ts';
import type { View } from '../table/view.ts';
import { ticks } from '../table/world.ts';
import { absenceOf } from './absenceOf.ts';
import { announced, announcingWords, watchCourtesy } from './announced.ts';
import { latest } from './latest.ts';
import { type Eyes, firstSight, glance, recall, remember, type Seen } from './missed.ts';
import { showingMissed } from './preferences.ts';
import { Saying, sentences } from './saying.ts';
import { courtesyWords } from './words.ts';
import { type CourtesyWorld, courtesyBrowser } from './world.ts';

/** What there is to see of a table for one who may have missed some of it. */
export interface CourtesyView {
  /** The game as far as the board shows it. */
  readonly game: Game;
  /** Whether it has gone on since, and the rest is being shown. */
  readonly behind: boolean;
  /** What is told of the game meanwhile: what comes of missed moves is told after them, and so is said then. */
  readonly instead: Partial<View>;
  readonly attacked: readonly Square[];
  /** The words of the board, which says with a move what is to be announced of it. */
  readonly labels: BoardWords;
  /** What stands in the card of the game's state, and what is said of it, which the page has in words. */
  readonly lines: (view: View) => TemplateResult;
}

const UNTOLD: Partial<View> = { headline: '', detail: '', urgent: false, score: '' };

const gameAfter = (whole: Game, plies: number): Game =>
  plies === whole.moves.length ? whole : backTo(whole, plies);

/** What a board shows of a table. */
const seenIn = ({ table }: TableState, shown: Shown | undefined): Seen | undefined =>
  table && shown && { game: table.number, moves: shown.game.moves.map(makeMove) };

/** In one breath with the move, and after it: two live regions would be read in any order. */
const withAside = (words: BoardWords, aside: string): BoardWords => ({
  ...words,
  moved: (move) => `${words.moved(move)} ${aside}`.trim(),
});

/** Shows missed moves one by one, and announces each move, to the one person who looks at a table's page. */
export class Courtesies implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #table: TableId;
  readonly #world: CourtesyWorld;
  readonly #saying: Saying;
  #eyes: Eyes | undefined;
  /** Ends the wait for the next missed move. */
  #cancel: (() => void) | undefined;
  #due = false;
  #skipped = false;
  /** How many commands of ours had no effect yet at the last glance: with one more, this person does something. */
  #pending = 0;
  #release: readonly (() => void)[] = [];
  readonly #gameAfter = latest(gameAfter);
  /** Announced anew for each game, person, language and wish, and not each time that a clock ticks. */
  readonly #announced = latest(announced);
  readonly #withAside = latest(withAside);

  /** @param drawn what the page has drawn before this was there: nothing of that was missed */
  constructor(
    host: ReactiveControllerHost,
    table: TableId,
    drawn?: TableState,
    world: CourtesyWorld = courtesyBrowser,
  ) {
    this.#host = host;
    this.#table = table;
    this.#world = world;
    this.#saying = new Saying(host, world.later);
    const seen = drawn && seenIn(drawn, shown(drawn));
    this.#eyes = seen && firstSight(seen, false);
    watchCourtesy(host);
    host.addController(this);
  }

  hostConnected(): void {
    // The board hears of a touch when the skip is drawn, and so plays it: after each listener a browser does what is put off.
    this.#release = [
      this.#world.watchEyes(() => this.#host.requestUpdate()),
      this.#world.watchTouches(this.skip),
    ];
  }

  hostDisconnected(): void {
    for (const release of this.#release) release();
    this.#schedule();
  }

  /** Ends the showing of missed moves: the board shows the game as it stands. */
  readonly skip = (): void => {
    if (!this.#eyes?.showing) return;
    this.#skipped = true;
    this.#host.requestUpdate();
  };

  /**
   * What there is to see now, to be asked once an update; undefined while nothing is known of the table.
   *
   * @param shown the game as it stands
   * @param own the side of this person
   */
  view(state: TableState, shown: Shown | undefined, own: Color | null): CourtesyView | undefined {
    const now = seenIn(state, shown);
    if (!now || !shown) return undefined;
    const whole = shown.game;
    const eyes = this.#glance(state, now);
    const game = this.#gameAfter(whole, eyes.seen.moves.length);
    // Where nobody looks, a move is heard as it is played, and again when it is shown.
    const heard = this.#world.isSeen() ? game : whole;
    this.#world.hear({ game: heard, over: heard === whole && state.table?.phase === 'finished' }, own);
    const { attacked, aside, text } = this.#announced(game, own, announcingWords());
    return {
      game,
      behind: game !== whole,
      instead: game === whole ? {} : UNTOLD,
      attacked,
      labels: this.#withAside(speech.get().words.board, aside),
      lines: (view) => this.#lines(state, eyes, own, text, view),
    };
  }

  /** What to tell about an opponent who has gone away. */
  absence(state: TableState): Absence | undefined {
    const words = courtesyWords.get();
    return words && absenceOf(state, ticks(), speech.get().words, words);
  }

  #glance({ caughtUp, pending }: TableState, now: Eyes['seen']): Eyes {
    const { memory, isSeen } = this.#world;
    const before = this.#eyes ?? firstSight(recall(memory.get(SEEN), this.#table) ?? now);
    const acts = pending.length > this.#pending;
    const wanted = showingMissed.get() && !this.#skipped && !acts;
    const eyes = glance(before, { now, caughtUp, visible: isSeen(), wanted, due: this.#due });
    this.#eyes = eyes;
    this.#due = this.#skipped = false;
    this.#pending = pending.length;
    this.#schedule(eyes);
    if (!before.drawn || String(eyes.seen.moves) !== String(before.seen.moves)) {
      memory.set(SEEN, remember(memory.get(SEEN), this.#table, eyes.seen));
    }
    return eyes;
  }

  /** Waits for the next missed move, if one is being shown. */
  #schedule(eyes?: Eyes): void {
    if (!eyes?.showing) {
      this.#cancel?.();
      this.#cancel = undefined;
    } else
      this.#cancel ??= this.#world.later(eyes.pace, () => {
        this.#cancel = undefined;
        this.#due = true;
        this.#host.requestUpdate();
      });
  }

  #lines(state: TableState, eyes: Eyes, own: Color | null, text: string, view: View): TemplateResult {
    const { table } = state;
    const { missed, showing } = eyes;
    const words = courtesyWords.get();
    const isNew = table?.phase === 'playing' && table.number > 1 && table.game.moves.length === 0;
    const news = isNew ? (words?.newGame(own) ?? '') : '';
    const { headline, detail, notice, result } = view;
    const over = result && headline ? sentences([`${headline}: ${result.reason}`]) : '';
    return html`
      ${this.#saying.template(sentences(result ? [view.news, notice] : [news, headline, detail, notice]), over)}
      <p class="unseen" role="status">${view.warning}</p>
      <p class="unseen" role="status">${this.absence(state)?.said}</p>
      <p class="unseen" role="status">${view.questions.map(({ text }) => text).join(' ')}</p>
      <div class="courtesy">
        <div aria-live="polite">${words && missed > 0 ? html`<p class="missed">${words.missed(missed)}</p>` : nothing}</div>
        ${words && showing ? html`<button @click=${this.skip}>${words.skip}</button>` : nothing}
        ${news || text ? html`<p class="announced">${news || text}</p>` : nothing}
      </div>
    `;
  }
}
