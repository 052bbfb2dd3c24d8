import { plyBefore } from '../../engine/game.ts';
import { opposite } from '../../engine/position.ts';
import type { Color } from '../../engine/types.ts';
import {
  type Chance,
  isPerson,
  isPersonToMove,
  type Match,
  outcomeOf,
  playIn,
  rematch,
  settle,
  startMatch,
  takenBackTo,
} from './match.ts';
import type { Wish } from './wish.ts';

/** How far the computer is with what it was asked. */
type Thinking =
  /** `part` of the search is done, from 0 to 1; null while there is nothing to see of it. */
  | { readonly state: 'thinking'; readonly part: number | null }
  /** It does not answer; the game is as it was. */
  | { readonly state: 'failed' };

/** Everything that the page knows. */
export interface Play {
  readonly wish: Wish;
  /** The last match; null until there is one. */
  readonly match: Match | null;
  /** Whether a new match is being chosen: the last one waits meanwhile. */
  readonly choosing: boolean;
  readonly thinking: Thinking;
  /** Whose offer of a draw has just been declined: until something else happens to the match. */
  readonly declined: Color | null;
}

/** What happens on the page: by a person, by the computer, or in another tab. */
export type PlayInput =
  | { readonly type: 'wish'; readonly wish: Wish }
  /** Begins the match that is wished for. */
  | { readonly type: 'start'; readonly chance: Chance }
  /** Begins the next match of the same two. */
  | { readonly type: 'rematch'; readonly chance: Chance }
  /** Opens the choice of a new match, or closes it without one. */
  | { readonly type: 'choose'; readonly choosing: boolean }
  /** A person's move, by its landing path. */
  | { readonly type: 'move'; readonly move: string }
  | { readonly type: 'takeBack' | 'resign' | 'offerDraw'; readonly by: Color }
  /** A person's answer to the draw that the other side offers. */
  | { readonly type: 'answerDraw'; readonly accepts: boolean }
  /** From the computer. */
  | { readonly type: 'thought'; readonly part: number }
  /** It has found its answer, and holds it back for a while. */
  | { readonly type: 'found' }
  | { readonly type: 'computerMove'; readonly move: string }
  | { readonly type: 'computerDraw'; readonly accepts: boolean }
  | { readonly type: 'computerFailed' }
  | { readonly type: 'retry' }
  /** The match that the page begins with. */
  | { readonly type: 'open'; readonly match: Match }
  /** The match as another tab has changed it: what is being chosen here stays as it is. */
  | { readonly type: 'adopt'; readonly match: Match };

const AWAKE: Thinking = { state: 'thinking', part: null };

/** The page before a match: the form is open. */
export const beginPlay = (wish: Wish): Play => ({
  wish,
  match: null,
  choosing: true,
  thinking: AWAKE,
  declined: null,
});

/** A match that is begun or was changed: what the computer thought about before is past. */
const become = (state: Play, match: Match): Play =>
  match === state.match ? state : { ...state, match, thinking: AWAKE, declined: null };

const begun = (state: Play, match: Match): Play => ({ ...become(state, match), choosing: false });

const failed = (state: Play): Play => ({ ...state, thinking: { state: 'failed' } });

/** A move that is none shows that the computer fails. */
const computerMove = (state: Play, match: Match, move: string): Play => {
  const played = playIn(match, move);
  return played === match ? failed(state) : become(state, played);
};

/** Whether both sides of a match may do something that a side asks for: it goes on, and a person asks. */
const mayAsk = (match: Match, by: Color): boolean => outcomeOf(match) === null && isPerson(match, by);

const takeBack = (state: Play, match: Match, by: Color): Play => {
  const ply = plyBefore(match.game, by);
  return ply === undefined ? state : become(state, takenBackTo(match, ply));
};

const agree = (match: Match): Match => settle(match, { winner: null, reason: 'agreement' });

const offerDraw = (state: Play, match: Match, by: Color): Play => {
  if (!mayAsk(match, by) || match.offer === by) return state;
  return become(state, match.offer === opposite(by) ? agree(match) : { ...match, offer: by });
};

const answerDraw = (state: Play, match: Match, accepts: boolean): Play => {
  const { offer } = match;
  if (offer === null) return state;
  if (accepts) return become(state, agree(match));
  return { ...become(state, { ...match, offer: null }), declined: offer };
};

/** What happens to a match. */
const inMatch = (state: Play, match: Match, input: PlayInput): Play => {
  const computer = match.opponent.kind === 'computer' ? match.opponent.color : null;
  switch (input.type) {
    case 'move':
      return isPersonToMove(match) ? become(state, playIn(match, input.move)) : state;
    case 'computerMove':
      return match.game.position.turn === computer ? computerMove(state, match, input.move) : state;
    case 'takeBack':
      return mayAsk(match, input.by) ? takeBack(state, match, input.by) : state;
    case 'resign':
      return mayAsk(match, input.by)
        ? become(state, settle(match, { winner: opposite(input.by), reason: 'resignation' }))
        : state;
    case 'offerDraw':
      return offerDraw(state, match, input.by);
    case 'answerDraw':
      return computer === null ? answerDraw(state, match, input.accepts) : state;
    case 'computerDraw':
      return computer === null ? state : answerDraw(state, match, input.accepts);
    case 'rematch':
      return outcomeOf(match) ? begun(state, rematch(match, input.chance)) : state;
    case 'thought':
      return { ...state, thinking: { state: 'thinking', part: input.part } };
    case 'computerFailed':
      return failed(state);
    case 'found':
    case 'retry':
      return { ...state, thinking: AWAKE };
    case 'choose':
      return { ...state, choosing: input.choosing, thinking: AWAKE };
    default:
      return state;
  }
};

/** The next state. What makes no sense at the moment changes nothing: it may come from a tap that was late. */
export const play = (state: Play, input: PlayInput): Play => {
  switch (input.type) {
    case 'wish':
      return { ...state, wish: input.wish };
    case 'start':
      return begun(state, startMatch(state.wish, input.chance));
    case 'open':
      return begun({ ...state, wish: input.match.wish }, input.match);
    case 'adopt':
      return become(state, input.match);
    default:
      return state.match ? inMatch(state, state.match, input) : state;
  }
};
