import { html, nothing, type TemplateResult } from 'lit';
import { opposite } from '../../engine/position.ts';
import type { Color } from '../../engine/types.ts';
import type { Courtesy } from '../courtesy/courtesy.ts';
import type { PlayWords } from '../i18n/play-words.ts';
import type { Words } from '../i18n/words.ts';
import { loadLooks } from '../looks/loadLooks.ts';
import { movesCard } from '../table/moves.ts';
import { type BoardCardHandlers, type BoardCardView, boardCard } from './boardCard.ts';
import { boardEnd } from './boardEnd.ts';
import type { Match } from './match.ts';
import { type ResultHandlers, resultBanner } from './resultBanner.ts';
import { type ActionsView, type SideHandlers, sideActions } from './sideActions.ts';
import { sideLine } from './sideLine.ts';
import { statusCard } from './statusCard.ts';
import type { MatchView } from './view.ts';

/** A match, and how the page shows it. */
export interface MatchPageView {
  readonly match: Match;
  readonly view: MatchView;
  /** What is announced of the last move. */
  readonly courtesy: Courtesy | undefined;
  readonly below: Color;
  /** Whether the board is about to turn. */
  readonly turnDue: boolean;
  readonly asking: Color | null;
  /** Whether the result stands over the board. */
  readonly showsResult: boolean;
  readonly runOn: boolean;
  readonly notices: readonly string[];
  readonly card: BoardCardView;
}

/** What a person does on the page while a match is on it. */
export interface MatchPageHandlers extends SideHandlers, ResultHandlers, BoardCardHandlers {
  readonly move: (event: HTMLElementEventMap['dama-move']) => void;
}

const actionsView = (
  { match, view, asking, card }: MatchPageView,
  color: Color,
  words: Words,
  { play }: PlayWords,
): ActionsView => {
  const alone = match.opponent.kind === 'computer';
  // Two who use the same buttons take back the last move, whoever made it.
  const takesBack = alone || card.facing === 'both' ? color : opposite(color);
  return {
    side: view.sides[color],
    takesBack: view.sides[takesBack],
    asking: asking === color,
    question: alone ? words.actions.resignSure : play.resignSure[color],
  };
};

const boardTemplate = (
  { match, view, courtesy, below, turnDue, runOn, card }: MatchPageView,
  words: Words,
): TemplateResult => html`
  <dama-board
    .orientation=${below}
    .start=${match.game.start}
    .position=${match.game.position}
    .lastMove=${match.game.moves.at(-1)}
    .attacked=${courtesy?.attacked ?? []}
    .movable=${turnDue ? 'none' : view.movable}
    .runOn=${runOn}
    faces-both=${card.facing === 'both' ? below : nothing}
    .labels=${{ ...words.board, moved: () => '' }}
  ></dama-board>
`;

/** The board with both sides, and the cards beside it. */
export const matchPage = (
  page: MatchPageView,
  handlers: MatchPageHandlers,
  words: Words,
  own: PlayWords,
): TemplateResult => {
  const { match, view, below, card } = page;
  const both = card.facing === 'both';
  const over = view.result !== undefined;
  const alone = match.opponent.kind === 'computer';
  const acts = (color: Color) => actionsView(page, color, words, own);
  const end = (color: Color) => {
    const side = view.sides[color];
    return both
      ? boardEnd(acts(color), color !== below, over, handlers, words, own)
      : sideLine(side, alone && side.isPerson, words);
  };
  const asked = both ? [] : [view.sides.white, view.sides.black];
  return html`
    <div class="match ${both ? 'both' : ''}">
      <div class="place" @dama-move=${handlers.move}>
        ${end(opposite(below))}
        <div class="board" id="board">
          ${boardTemplate(page, words)}
          ${page.showsResult && !both ? resultBanner(view, handlers, words, own) : nothing}
        </div>
        ${end(below)}
      </div>
      <div class="side">
        <div class="about">
          <h1>${view.rules}</h1>
          <p>${view.softer}</p>
        </div>
        ${statusCard(view, page.courtesy?.text ?? '', page.notices, asked, handlers.tell, words, own)}
        ${over || both ? nothing : sideActions(acts(page.asking ?? view.actor), handlers, words)}
        ${movesCard(view.moves, undefined, words)}
        ${boardCard(card, handlers, words, own)}
      </div>
      <details class="card under" @toggle=${loadLooks}>
        <summary>${words.settings.heading}</summary>
        <dama-looks></dama-looks>
        <dama-settings board></dama-settings>
        <dama-courtesies></dama-courtesies>
      </details>
    </div>
  `;
};
