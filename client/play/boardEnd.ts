import { html, nothing, type TemplateResult } from 'lit';
import type { PlayWords } from '../i18n/play-words.ts';
import type { Words } from '../i18n/words.ts';
import {
  type ActionsView,
  actionRow,
  button,
  drawAnswers,
  resignAnswers,
  type SideHandlers,
} from './sideActions.ts';
import { sideDisc } from './sideLine.ts';

/** What stands in the place of the buttons; undefined while they do. */
const answersOf = (
  { side, asking }: ActionsView,
  over: boolean,
  handlers: SideHandlers,
  words: Words,
): readonly TemplateResult[] | undefined => {
  if (over) return [button(words.actions.rematch, () => handlers.tell({ type: 'rematch' }), 'primary')];
  if (asking) return resignAnswers(side.color, handlers, words);
  return side.offered === '' ? undefined : drawAnswers(handlers.tell, words);
};

/**
 * One end of a board that faces both: who sits there and what there is to say to them, in the height of two lines, and a row of buttons,
 * all to be read from there. The row keeps its height whatever stands in it, so that the board stays under the other one's finger.
 */
export const boardEnd = (
  view: ActionsView,
  turned: boolean,
  over: boolean,
  handlers: SideHandlers,
  words: Words,
  { play }: PlayWords,
): TemplateResult => {
  const { side, asking, question } = view;
  const { color, name, counts, toMove, text, offered } = side;
  const answers = answersOf(view, over, handlers, words);
  const asked = over ? '' : asking ? question : offered;
  return html`
    <section class="end ${turned ? 'turned' : ''}" data-color=${color} aria-label=${play.place[color]}>
      <div class="reach">
        <div class="told">
          ${sideDisc(side, words)}
          <p><strong>${name}</strong> <span class="counts">${counts}</span>
            <span class="say ${toMove && asked === '' ? 'mine' : ''}">${asked || text}</span></p>
        </div>
        <div class="acts" @keydown=${({ key }: KeyboardEvent) => key === 'Escape' && asking && handlers.askResign(null)}>
          ${actionRow(view, answers !== undefined, handlers, words)}
          ${answers ? html`<div class="buttons ${over ? '' : 'asking'}">${answers}</div>` : nothing}
        </div>
      </div>
    </section>
  `;
};
