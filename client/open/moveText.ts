import { html, type TemplateResult } from 'lit';
import type { Item } from '../replay/notation.ts';
import { type Place, START, samePlace } from '../replay/replay.ts';
import { pathText } from '../table/pathText.ts';

type MoveItem = Extract<Item, { kind: 'move' }>;

const ply = (
  { place, number, path, marks }: MoveItem,
  now: boolean,
  stop: boolean,
  go: (place: Place) => void,
) => html`<button
  class="ply"
  tabindex=${stop ? 0 : -1}
  aria-current=${now ? 'step' : 'false'}
  @click=${() => go(place)}
><span class="number">${number === '' ? '' : `${number} `}</span>${pathText(path)}${marks}</button>`;

/** The first move of the game. */
const FIRST: Place = { branches: [], ply: 1 };

/**
 * The game as running text. A move is a button; the one that was played last, at the start the first one, is the one that the tab key
 * reaches.
 */
export const moveText = (
  items: readonly Item[],
  place: Place,
  go: (place: Place) => void,
): readonly TemplateResult[] => {
  const stop = samePlace(place, START) ? FIRST : place;
  const shown = (item: Item): TemplateResult => {
    if (item.kind === 'comment') return html`<span class="comment" dir="auto">${item.text}</span>`;
    if (item.kind === 'variation')
      return html`<span class="variation">(${moveText(item.items, place, go)})</span>`;
    return ply(item, samePlace(item.place, place), samePlace(item.place, stop), go);
  };
  // Spaces stand between them only, so that none is inside a bracket.
  return items.map((item, at) => html`${at === 0 ? '' : ' '}${shown(item)}`);
};
