import { html, nothing, type TemplateResult } from 'lit';
import type { Color } from '../../engine/types.ts';
import type { PlayWords } from '../i18n/play-words.ts';
import type { Words } from '../i18n/words.ts';
import type { SideView } from './view.ts';

export interface SideHandlers {
  readonly takeBack: (by: Color) => void;
  readonly offerDraw: (by: Color) => void;
  readonly answerDraw: (accepts: boolean) => void;
  /** Opens the question whether a side resigns; null closes it. */
  readonly askResign: (by: Color | null) => void;
  readonly resign: (by: Color) => void;
  readonly rematch: () => void;
}

/**
 * One side's line: color, name, pieces, whose turn it is.
 *
 * @param addressed whether it is said to the person who plays this side
 */
export const sideLine = ({ color, name, counts, toMove }: SideView, addressed: boolean, words: Words) => {
  const { seat, sides } = words;
  return html`
    <div class="player" data-color=${color}>
      <span class="disc ${color}">${name === sides[color] ? nothing : html`<span class="unseen">${sides[color]}: </span>`}</span>
      <div class="who">
        <p class="name"><bdi>${name}</bdi></p>
        <p class="counts">${counts}</p>
      </div>
      ${toMove ? html`<span class="turn ${addressed ? 'mine' : ''}">${addressed ? seat.yourMove : seat.toMove}</span>` : nothing}
    </div>
  `;
};

/** Without an act it can be read but not pressed. */
const button = (text: string, act: (() => void) | undefined, kind = '') =>
  html`<button class=${kind} aria-disabled=${act === undefined} @click=${() => act?.()}>${text}</button>`;

/** The draw that the other side offers, with its two answers. */
export const offerBox = (
  { offered }: SideView,
  handlers: Pick<SideHandlers, 'answerDraw'>,
  { actions }: Words,
) =>
  offered === ''
    ? nothing
    : html`
        <div class="question">
          <p>${offered}</p>
          <div class="buttons">
            ${button(actions.accept, () => handlers.answerDraw(true), 'primary')}
            ${button(actions.decline, () => handlers.answerDraw(false))}
          </div>
        </div>
      `;

/** The question takes the place of the buttons: a second tap where `Resign` was does not answer it. */
const resignQuestion = (color: Color, text: string, handlers: SideHandlers, { actions }: Words) => html`
  <div class="card asking" role="group" aria-label=${text}>
    <p>${text}</p>
    <div class="buttons">
      ${button(actions.resignNo, () => handlers.askResign(null))}
      ${button(actions.resignYes, () => handlers.resign(color), 'danger')}
    </div>
  </div>
`;

export interface ActionsView {
  readonly side: SideView;
  /** The side for which a move is taken back: where both use the same buttons it is the one that moved last. */
  readonly takesBack: SideView;
  /** Whether the page asks if this side resigns. */
  readonly asking: boolean;
  /** How it asks. */
  readonly question: string;
}

/** What a side can do besides moving. */
export const sideActions = (
  { side, takesBack, asking, question }: ActionsView,
  handlers: SideHandlers,
  words: Words,
): TemplateResult => {
  const { color } = side;
  const { actions } = words;
  if (asking) return resignQuestion(color, question, handlers, words);
  return html`
    <div class="actions" role="group" aria-label=${actions.heading}>
      ${button(actions.takeback, takesBack.mayTakeBack ? () => handlers.takeBack(takesBack.color) : undefined)}
      ${button(actions.offerDraw, side.mayOfferDraw ? () => handlers.offerDraw(color) : undefined)}
      ${button(actions.resign, () => handlers.askResign(color), 'resign')}
    </div>
  `;
};

/** One end of a board that faces both: the line, what there is to say to this side, and its buttons, all to be read from there. */
export const boardEnd = (
  view: ActionsView,
  turned: boolean,
  over: boolean,
  handlers: SideHandlers,
  words: Words,
  { play }: PlayWords,
): TemplateResult => {
  const { side } = view;
  const acts = over
    ? html`<div class="actions">${button(words.actions.rematch, handlers.rematch, 'primary')}</div>`
    : sideActions(view, handlers, words);
  return html`
    <section class="end ${turned ? 'turned' : ''}" aria-label=${play.place[side.color]}>
      ${sideLine(side, true, words)}
      <div class="reach">
        ${side.offered === '' ? html`<p class="say">${side.text}</p>` : nothing}
        ${side.offered === '' ? acts : offerBox(side, handlers, words)}
      </div>
    </section>
  `;
};
