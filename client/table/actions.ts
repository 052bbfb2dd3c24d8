import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../i18n/words.ts';
import type { Action } from './choices.ts';
import type { View } from './view.ts';

/** What a button says and what it does go by one name; what is only said, as `drawOffered`, is not done. */
export interface ActionHandlers {
  readonly offerDraw: () => void;
  readonly takeback: () => void;
  readonly takebackNow: () => void;
  readonly rematch: () => void;
  readonly leave: () => void;
  /** Asks whether the person really resigns; the two answers. */
  readonly resign: () => void;
  readonly resignYes: () => void;
  readonly resignNo: () => void;
}

type Name = Action | keyof ActionHandlers;

const KINDS: { readonly [name in Name]?: string } = {
  rematch: 'primary',
  resign: 'resign',
  resignYes: 'danger',
};

/** Without a handler it can be read but not pressed; nor where it `rests` for so many moves. */
const button = (name: Name, handlers: { readonly [name in Name]?: () => void }, words: Words, rests = 0) => {
  const press = rests > 0 ? undefined : handlers[name];
  return html`<button name=${name} class=${KINDS[name] ?? ''} aria-disabled=${!press} @click=${press}>${words.actions[name]}${rests > 0 ? html` <small>${words.actions.again(rests)}</small>` : nothing}</button>`;
};

/** The places of the buttons: an offer and what it becomes have one in common. What comes and goes stands last: nothing moves up. */
const PLACES: readonly (readonly Action[])[] = [
  ['offerDraw', 'drawOffered'],
  ['resign'],
  ['takeback', 'takebackNow', 'takebackOffered'],
  ['leave'],
  ['rematch', 'rematchOffered'],
];

/**
 * The buttons, each in a place of its own: an element never comes to do something else under a finger or a
 * focus, and the one that was pressed keeps its focus when it comes to say `Draw offered`.
 */
export const actionButtons = (
  { actions, resting }: Pick<View, 'actions' | 'resting'>,
  handlers: ActionHandlers,
  words: Words,
) =>
  PLACES.map((place) => {
    const action = actions.find((one) => place.includes(one));
    return action === undefined ? nothing : button(action, handlers, words, resting[action]);
  });

/** The question takes the place of the buttons: a second tap where `Resign` was does not answer it. */
const resignQuestion = (handlers: ActionHandlers, words: Words) => html`
  <div class="card asking" role="group" aria-label=${words.actions.resignSure}
    @keydown=${({ key }: KeyboardEvent) => key === 'Escape' && handlers.resignNo()}>
    <p>${words.actions.resignSure}</p>
    <div class="buttons">
      ${button('resignNo', handlers, words)}
      ${button('resignYes', handlers, words)}
    </div>
  </div>
`;

/** What this person can do besides moving. */
export const actionBar = (
  view: Pick<View, 'actions' | 'resting'>,
  asking: boolean,
  handlers: ActionHandlers,
  words: Words,
): TemplateResult | typeof nothing => {
  if (view.actions.length === 0) return nothing;
  if (asking && view.actions.includes('resign')) return resignQuestion(handlers, words);
  return html`
    <div class="actions" role="group" aria-label=${words.actions.heading}>
      ${actionButtons(view, handlers, words)}
    </div>
  `;
};
