import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../i18n/words.ts';
import type { Action } from './view.ts';

export interface ActionHandlers {
  readonly offerDraw: () => void;
  readonly offerRematch: () => void;
  readonly leave: () => void;
  readonly resign: () => void;
  /** Opens or closes the question whether to resign. */
  readonly askResign: (asking: boolean) => void;
}

interface Button {
  readonly text: string;
  readonly act?: () => void;
  readonly kind?: 'primary' | 'danger' | 'resign';
}

/** Without an act it can be read but not pressed. */
const button = ({ text, act, kind }: Button) =>
  html`<button class=${kind ?? ''} aria-disabled=${act === undefined} @click=${() => act?.()}>${text}</button>`;

const actionButton = (action: Action, handlers: ActionHandlers, words: Words): TemplateResult => {
  switch (action) {
    case 'offer-draw':
      return button({ text: words.actions.offerDraw, act: handlers.offerDraw });
    case 'draw-offered':
      return button({ text: words.actions.drawOffered });
    case 'resign':
      return button({ text: words.actions.resign, act: () => handlers.askResign(true), kind: 'resign' });
    case 'leave':
      return button({ text: words.actions.leave, act: handlers.leave });
    case 'rematch':
      return button({ text: words.actions.rematch, act: handlers.offerRematch, kind: 'primary' });
    case 'rematch-offered':
      return button({ text: words.actions.rematchOffered });
  }
};

/** The places of the buttons: an offer and what it becomes have one in common. */
const PLACES: readonly (readonly Action[])[] = [
  ['offer-draw', 'draw-offered'],
  ['resign'],
  ['leave'],
  ['rematch', 'rematch-offered'],
];

/**
 * The buttons, each in a place of its own: an element never comes to do something else under a finger or a
 * focus, and the one that was pressed keeps its focus when it comes to say `Draw offered`.
 */
export const actionButtons = (actions: readonly Action[], handlers: ActionHandlers, words: Words) =>
  PLACES.map((place) => {
    const action = actions.find((one) => place.includes(one));
    return action === undefined ? nothing : actionButton(action, handlers, words);
  });

/** The question takes the place of the buttons: a second tap where `Resign` was does not answer it. */
const resignQuestion = (handlers: ActionHandlers, words: Words) => html`
  <div class="card asking" role="group" aria-label=${words.actions.resignSure}>
    <p>${words.actions.resignSure}</p>
    <div class="buttons">
      ${button({ text: words.actions.resignNo, act: () => handlers.askResign(false) })}
      ${button({ text: words.actions.resignYes, act: handlers.resign, kind: 'danger' })}
    </div>
  </div>
`;

/** What this person can do besides moving. */
export const actionBar = (
  actions: readonly Action[],
  asking: boolean,
  handlers: ActionHandlers,
  words: Words,
): TemplateResult | typeof nothing => {
  if (actions.length === 0) return nothing;
  if (asking && actions.includes('resign')) return resignQuestion(handlers, words);
  return html`
    <div class="actions" role="group" aria-label=${words.actions.heading}>
      ${actionButtons(actions, handlers, words)}
    </div>
  `;
};
