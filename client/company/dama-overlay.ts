import { html, LitElement, nothing, svg } from 'lit';
import { type Color, type Game, opposite } from '../../engine/index.ts';
import { defineSpeaking, speech } from '../i18n/current.ts';
import { Watcher } from '../observable.ts';
import { muted } from '../table/preferences.ts';
import { nothingYet, type TableState } from '../table/state.ts';
import { ticks } from '../table/world.ts';
import { type Arrow, arrowsOf, type Point } from './arrows.ts';
import { type Chip, nextChange } from './chips.ts';
import { markOf } from './marks.ts';
import { chipParts, chipsIn, suggestedIn } from './view.ts';
import { companyWords } from './words.ts';

/** Points as SVG writes them, to a thousandth of a square. */
const list = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${Math.round(x * 1000) / 1000},${Math.round(y * 1000) / 1000}`).join(' ');

/** What the pale edge around an arrow adds to its width on both sides together. */
const EDGE = 0.08;

const arrowTemplate = ({ move, own, shaft, head, width }: Arrow) => svg`
  <g class="arrow ${own ? 'own' : ''}" data-move=${move}>
    <g class="edge">
      <polyline points=${list(shaft)} stroke-width=${width + EDGE} />
      <polygon points=${list(head)} stroke-width=${EDGE} />
    </g>
    <polyline class="shaft" points=${list(shaft)} stroke-width=${width} />
    <polygon class="head" points=${list(head)} />
  </g>
`;

const badgeTemplate = ({ own, count, badge: { x, y } }: Arrow) => svg`
  <g class="badge ${own ? 'own' : ''} ${count > 99 ? 'many' : ''}">
    <circle cx=${x} cy=${y} r=${own ? 0.25 : 0.22} />
    ${own ? svg`<circle class="ring" cx=${x} cy=${y} r="0.2" />` : nothing}
    <text x=${x} y=${y}>${count}</text>
  </g>
`;

/**
 * What lies over a table's board and lets every finger through: suggested moves as arrows with their numbers, and reactions beside
 * the lines of those who had them. All of it is said elsewhere too.
 */
export class DamaOverlay extends LitElement {
  static override properties = { state: { attribute: false }, game: { attribute: false }, orientation: {} };

  declare state: TableState;
  /** What the board shows: while that is not yet the table's game, its suggestions mean another position. */
  declare game: Game | undefined;
  /** The side that sits below. */
  declare orientation: Color;

  #ending: ReturnType<typeof setTimeout> | undefined;
  /** The moment that this update shows, and from which the next change is awaited: what is over between two moments would stay. */
  #now = 0;

  constructor() {
    super();
    this.state = nothingYet;
    this.game = undefined;
    this.orientation = 'white';
    new Watcher(this, speech, companyWords, muted.suggestions, muted.reactions);
  }

  /** The page's own style sheet styles it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#ending);
  }

  protected override willUpdate(): void {
    this.#now = ticks();
  }

  protected override render() {
    return html`<div class="over-board" aria-hidden="true">${this.#arrows()}${this.#chips()}</div>`;
  }

  protected override updated(): void {
    clearTimeout(this.#ending);
    const wait = nextChange(this.state.company.reactions, this.#now);
    if (wait !== undefined) this.#ending = setTimeout(() => this.requestUpdate(), wait);
  }

  #arrows() {
    if (muted.suggestions.get() || this.game !== this.state.table?.game) return nothing;
    const { own } = this.state.company;
    const arrows = arrowsOf(suggestedIn(this.state), this.orientation, own);
    if (arrows.length === 0) return nothing;
    return html`
      <svg class="arrows" viewBox="0 0 8 8">${arrows.map(arrowTemplate)}${arrows.map(badgeTemplate)}</svg>
    `;
  }

  #chips() {
    const words = companyWords.get();
    if (words === undefined || muted.reactions.get()) return nothing;
    const chips = chipsIn(this.state, this.#now);
    const template = (chip: Chip) => {
      const [who, what] = chipParts(this.state, chip, speech.get().words, words);
      return html`
        <p class="chip ${chip.by}">${chip.said.map(({ reaction }) => markOf(reaction))} <span><bdi>${who}:</bdi> ${what}</span></p>
      `;
    };
    // Each beside the line of the one who had it; those who watch sit on this person's side.
    const isAbove = ({ by }: Chip) => by === opposite(this.orientation);
    const above = chips.filter(isAbove);
    const below = chips.filter((chip) => !isAbove(chip));
    return html`
      <div class="chips above">${above.map(template)}</div>
      <div class="chips below">${below.map(template)}</div>
    `;
  }
}

defineSpeaking('dama-overlay', DamaOverlay, companyWords);

declare global {
  interface HTMLElementTagNameMap {
    'dama-overlay': DamaOverlay;
  }
}
