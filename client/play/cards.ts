import { html, nothing, type TemplateResult } from 'lit';
import type { PlayWords } from '../i18n/play-words.ts';
import type { Words } from '../i18n/words.ts';
import type { CreateProblem } from '../table/create.ts';
import { canCopy, copyLabel, type Handing } from '../table/share.ts';
import { FACINGS, type Facing } from './facing.ts';
import { offerBox, type SideHandlers } from './sides.ts';
import type { MatchView, ProgressView, SideView } from './view.ts';

/** A quiet bar: how far the computer is, and how many moves it sees ahead. */
const progressBar = ({ part, text }: ProgressView, { play }: PlayWords) => html`
  <div class="progress">
    <progress aria-label=${play.progress} value=${part}></progress>
    <span class="hint">${text}</span>
  </div>
`;

export interface StatusHandlers extends Pick<SideHandlers, 'answerDraw'> {
  readonly retry: () => void;
}

/** Whose turn it is, what is due, how far the computer is, and what is asked. The page says it elsewhere to those who listen. */
export const statusCard = (
  view: MatchView,
  notices: readonly string[],
  asked: readonly SideView[],
  handlers: StatusHandlers,
  words: Words,
  own: PlayWords,
): TemplateResult => html`
  <section class="card status" aria-labelledby="status-heading">
    <h2 id="status-heading" class="unseen">${words.status.heading}</h2>
    <div>
      <p class="headline ${view.urgent ? 'mine' : ''}">${view.headline}</p>
      <p class="detail">${view.detail}</p>
      ${view.progress ? progressBar(view.progress, own) : nothing}
    </div>
    ${view.failed ? html`<div class="buttons"><button class="primary" @click=${handlers.retry}>${own.play.retry}</button></div>` : nothing}
    ${asked.map((side) => offerBox(side, handlers, words))}
    ${notices.map((notice) => html`<p class="hint">${notice}</p>`)}
  </section>
`;

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

export interface BoardCardHandlers {
  readonly newGame: () => void;
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
        <button @click=${handlers.newGame}>${play.newGame}</button>
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

export interface ResultHandlers {
  readonly rematch: () => void;
  readonly newGame: () => void;
  /** Puts the result aside. */
  readonly seeBoard: () => void;
}

/** The result over the board, in one line with its reason, and the next thing to do. */
export const resultBanner = (
  { result }: MatchView,
  acts: ResultHandlers,
  words: Words,
  { play }: PlayWords,
): TemplateResult | typeof nothing =>
  result === undefined
    ? nothing
    : html`
        <section class="result" aria-label=${result.headline}>
          <p class="line"><strong>${result.headline}</strong>: ${result.reason}</p>
          <div class="buttons">
            <button class="primary" @click=${acts.rematch}>${words.actions.rematch}</button>
            <button @click=${acts.newGame}>${play.newGame}</button>
            <button @click=${acts.seeBoard}>${words.actions.seeBoard}</button>
          </div>
        </section>
      `;
