import { html, nothing, type TemplateResult } from 'lit';
import type { Color } from '../../engine/types.ts';
import type { Words } from '../i18n/words.ts';
import type { Tell } from './session.ts';
import type { SideView } from './view.ts';

/** What a person does with a side's buttons. */
export interface SideHandlers {
  readonly tell: Tell;
  /** Opens the question whether a side resigns; null closes it. */
  readonly askResign: (by: Color | null) => void;
}

/** Without an act it can be read but not pressed. */
export const button = (text: string, act: (() => void) | undefined, kind = '') =>
  html`<button class=${kind} aria-disabled=${act === undefined} @click=${() => act?.()}>${text}</button>`;

/** A question with its two answers, the one that commits to less first where the other cannot be undone. */
const questionBox = (
  kind: string,
  text: string,
  answers: readonly TemplateResult[],
  close?: () => void,
) => html`
  <div class=${kind} role="group" aria-label=${text} @keydown=${({ key }: KeyboardEvent) => key === 'Escape' && close?.()}>
    <p>${text}</p>
    <div class="buttons">${answers}</div>
  </div>
`;

/** The answers to a draw that is offered. */
export const drawAnswers = (tell: Tell, { actions }: Words) => [
  button(actions.accept, () => tell({ type: 'answerDraw', accepts: true }), 'primary'),
  button(actions.decline, () => tell({ type: 'answerDraw', accepts: false })),
];

/** The draw that the other side offers. */
export const offerBox = ({ offered }: SideView, tell: Tell, words: Words): TemplateResult | typeof nothing =>
  offered === '' ? nothing : questionBox('question', offered, drawAnswers(tell, words));

/** What one row of buttons is about. */
export interface ActionsView {
  readonly side: SideView;
  /** The side for which a move is taken back: where both use the same buttons it is the one that moved last. */
  readonly takesBack: SideView;
  /** Whether the page asks if this side resigns. */
  readonly asking: boolean;
  /** How it asks. */
  readonly question: string;
}

/** What is asked before a side resigns, and its answers: a second tap where `Resign` was does not answer it. */
export const resignAnswers = (color: Color, { tell, askResign }: SideHandlers, { actions }: Words) => [
  button(actions.resignNo, () => askResign(null)),
  button(actions.resignYes, () => tell({ type: 'resign', by: color }), 'danger'),
];

/**
 * The buttons, in the order of a table's.
 *
 * @param away whether only their place is kept
 */
export const actionRow = (
  { side, takesBack }: ActionsView,
  away: boolean,
  { tell, askResign }: SideHandlers,
  { actions }: Words,
): TemplateResult => {
  const { color, hasOffered } = side;
  return html`
    <div class="actions ${away ? 'away' : ''}" role="group" aria-label=${actions.heading}>
      ${button(hasOffered ? actions.drawOffered : actions.offerDraw, hasOffered ? undefined : () => tell({ type: 'offerDraw', by: color }))}
      ${button(actions.resign, () => askResign(color), 'resign')}
      ${button(actions.takeback, takesBack.mayTakeBack ? () => tell({ type: 'takeBack', by: takesBack.color }) : undefined)}
    </div>
  `;
};

/** What a side can do besides moving; the question takes the place of the buttons. */
export const sideActions = (view: ActionsView, handlers: SideHandlers, words: Words): TemplateResult =>
  view.asking
    ? questionBox('card asking', view.question, resignAnswers(view.side.color, handlers, words), () =>
        handlers.askResign(null),
      )
    : actionRow(view, false, handlers, words);
