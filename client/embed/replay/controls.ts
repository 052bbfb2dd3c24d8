import { html, type TemplateResult } from 'lit';
import { makeMove } from '../../../engine/notation.ts';
import type { ReplayWords } from '../../i18n/replay-words.ts';
import { instead, type Replay, type ReplayInput, type Seen } from '../../replay/replay.ts';

const STEPS = ['first', 'back', 'next', 'last'] as const;

/** A text longer than this has more than the two lines that it is given, on a narrow board. */
const TWO_LINES = 60;

/** What the controls show of a game. */
interface ControlsView {
  readonly state: Replay;
  readonly now: Seen;
  /** What there is to say of the place; it is said aloud, too. */
  readonly text: string;
  readonly isPlaying: boolean;
}

/** What a person does with the controls. Games are counted from 0. */
export interface ControlsHandlers {
  readonly step: (input: ReplayInput) => void;
  readonly play: () => void;
  readonly choose: (game: number) => void;
}

/** The steps through a game, and where one is. What has no use at a place keeps the focus, so nothing is `disabled`. */
export const controls = (
  { state, now: { hasBack, hasNext }, text, isPlaying }: ControlsView,
  { step, play }: ControlsHandlers,
  words: ReplayWords,
): TemplateResult => {
  const button = (type: (typeof STEPS)[number]) => {
    const usable = type === 'next' || type === 'last' ? hasNext : hasBack;
    return html`<button class=${type} part="control" aria-disabled=${!usable} @click=${() => step({ type })}>${words[type]}</button>`;
  };
  const others = instead(state).map(
    ({ move, place }) =>
      html`<button part="control" @click=${() => step({ type: 'go', place })}>${words.instead(makeMove(move))}</button>`,
  );
  return html`
    <div class="hands steps" role="group" aria-label=${words.controls}>
      ${STEPS.map(button)}
      <button part="control" aria-disabled=${!hasNext} @click=${play}>${isPlaying ? words.pause : words.play}</button>
    </div>
    <p class="line now" part="text" dir="auto" tabindex=${text.length > TWO_LINES ? 0 : -1}>${others} ${text}</p>
  `;
};

/** Which of several games is shown. */
export const gameChoice = (
  count: number,
  chosen: number,
  { choose }: ControlsHandlers,
  words: ReplayWords,
): TemplateResult => html`
  <div class="hands"><select
    part="control"
    aria-label=${words.games}
    @change=${({ target }: Event) => target instanceof HTMLSelectElement && choose(target.selectedIndex)}
  >
    ${Array.from({ length: count }, (_, index) => html`<option ?selected=${index === chosen}>${words.game(index + 1)}</option>`)}
  </select></div>
`;
