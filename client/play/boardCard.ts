import { html, nothing, type TemplateResult } from 'lit';
import type { PlayWords } from '../i18n/play-words.ts';
import type { Words } from '../i18n/words.ts';
import type { CreateProblem } from '../table/create.ts';
import { canCopy, copyLabel, type Handing } from '../table/share.ts';
import { FACINGS, type Facing } from './facing.ts';
import type { Tell } from './session.ts';

/** What the card beside the board shows. */
export interface BoardCardView {
  /** How the board lies between two; undefined where one person plays. */
  readonly facing: Facing | undefined;
  /** Whether a table is being opened, or why it could not be; undefined where there is nothing to play on. */
  readonly opening: 'idle' | 'busy' | CreateProblem | undefined;
  /** Whether there is a game to be written down. */
  readonly hasMoves: boolean;
  /** What became of the last attempt to copy it. */
  readonly copied: Handing;
  /** Whether the part that writes it did not come. */
  readonly unwritten: boolean;
}

/** What a person does with the card beside the board. */
export interface BoardCardHandlers {
  readonly tell: Tell;
  readonly flip: () => void;
  readonly face: (facing: Facing) => void;
  readonly toTable: () => void;
  readonly copy: () => void;
  readonly save: () => void;
}

/** The game as PDN, to be kept or copied. */
const fileButtons = ({ copied }: BoardCardView, { copy, save }: BoardCardHandlers, words: Words) => html`
  <button @click=${save}>${words.moves.download}</button>
  ${canCopy() ? html`<button @click=${copy}>${copyLabel(copied, words, words.moves.copy)}</button>` : nothing}
`;

/** What can be done with the board and the game. */
export const boardCard = (
  view: BoardCardView,
  handlers: BoardCardHandlers,
  words: Words,
  { play }: PlayWords,
): TemplateResult => {
  const { facing, opening, copied } = view;
  const choose = ({ currentTarget: select }: Event) => {
    const chosen = FACINGS.find((one) => select instanceof HTMLSelectElement && one === select.value);
    if (chosen) handlers.face(chosen);
  };
  const busy = opening === 'busy';
  const problems = { idle: '', busy: '', failed: play.failed, 'rate-limited': play.tooMany };
  const told = copied === 'idle' ? '' : copyLabel(copied, words);
  return html`
    <section class="card board-card" aria-labelledby="board-heading">
      <h2 id="board-heading" class="label">${play.board}</h2>
      ${
        facing === undefined
          ? nothing
          : html`
              <label class="field">
                <span>${play.facing}</span>
                <select @change=${choose}>
                  ${FACINGS.map(
                    (one) =>
                      html`<option value=${one} ?selected=${one === facing}>${play.facings[one]}</option>`,
                  )}
                </select>
              </label>
            `
      }
      <div class="buttons">
        ${facing === 'turns' ? nothing : html`<button @click=${handlers.flip}>${play.flip}</button>`}
        <button @click=${() => handlers.tell({ type: 'choose', choosing: true })}>${play.newGame}</button>
        ${view.hasMoves ? fileButtons(view, handlers, words) : nothing}
        ${
          opening === undefined
            ? nothing
            : html`<button aria-disabled=${busy} @click=${() => busy || handlers.toTable()}>${busy ? play.opening : play.toTable}</button>`
        }
      </div>
      <p class="hint" role="status">${view.unwritten ? play.noPdn : problems[opening ?? 'idle']}</p>
      <p class="unseen" role="status">${told}</p>
    </section>
  `;
};
