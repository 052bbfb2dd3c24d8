import { describe, expect, it } from 'vitest';
import { heard, sending, shown, type TableState } from '../../../client/table/state.ts';
import { makeFen } from '../../../engine/index.ts';
import type { Happening } from '../../../table/events.ts';
import { type CommandId, isCommandId } from '../../../table/ids.ts';
import { BLACK, moved, numbered, opened, SEATED, STRANGER, WHITE } from './tables.ts';
import { stateOf, view, viewAs } from './views.ts';

const commandId = (text: string): CommandId => {
  if (!isCommandId(text)) throw new Error(`${text} is no command id`);
  return text;
};

const GAME = [opened(), ...SEATED];
const OFFERED: Happening = { type: 'offered', offer: 'takeback', by: 'white', ply: 0 };
const DECLINED: Happening = { type: 'answered', offer: 'takeback', by: 'black', accept: false };
const TAKEN_BACK: readonly Happening[] = [
  { type: 'answered', offer: 'takeback', by: 'black', accept: true },
  { type: 'takenBack', ply: 0, by: 'white' },
];

/** What somebody's page knows who was there when these happened, after others that it was told of. */
const witness = (player: TableState['player'], before: readonly Happening[], ...then: readonly Happening[]) =>
  numbered(then, before.length + 1).reduce(
    (state, event) => heard(state, { type: 'events', events: [event] }, event.at),
    stateOf(player, ...before),
  );

describe('taking back', () => {
  it.each([
    { name: 'White, before any move', player: WHITE, moves: [], offers: false },
    { name: 'White, after an own move', player: WHITE, moves: ['a3-a4'], offers: true },
    { name: 'Black, before an own move', player: BLACK, moves: ['a3-a4'], offers: false },
    { name: 'White, after the reply', player: WHITE, moves: ['a3-a4', 'h6-h5'], offers: true },
    { name: 'Black, after an own move', player: BLACK, moves: ['a3-a4', 'h6-h5'], offers: true },
    { name: 'a spectator', player: STRANGER, moves: ['a3-a4', 'h6-h5'], offers: false },
  ])('is offered where there is an own move: $name', ({ player, moves, offers }) => {
    expect(viewAs(player, ...GAME, ...moved(moves)).actions.includes('takeback')).toBe(offers);
  });

  it('is asked of the opponent, and the one who asks sees that', () => {
    const happenings = [...GAME, ...moved(['a3-a4']), OFFERED];
    expect(viewAs(WHITE, ...happenings).actions).toContain('takebackOffered');
    expect(viewAs(BLACK, ...happenings).questions).toEqual([
      { offer: 'takeback', text: 'Ayşe would like to take back a move.', answers: ['Accept', 'Decline'] },
    ]);
    expect(viewAs(STRANGER, ...happenings).questions).toEqual([]);
  });

  it('stands beside an offered draw: one offer masks no other', () => {
    const draw: Happening = { type: 'offered', offer: 'draw', by: 'white' };
    const seen = viewAs(BLACK, ...GAME, ...moved(['a3-a4']), OFFERED, draw);
    expect(seen.questions.map(({ offer }) => offer)).toEqual(['takeback', 'draw']);
    const reversed = viewAs(BLACK, ...GAME, ...moved(['a3-a4']), draw, OFFERED);
    expect(reversed.questions.map(({ offer }) => offer)).toEqual(['draw', 'takeback']);
  });

  it.each([
    { name: 'who asked', player: WHITE, detail: 'A move was taken back.', headline: 'Your move' },
    { name: 'who agreed', player: BLACK, detail: 'A move was taken back.', headline: 'Ayşe to move' },
    {
      name: 'who watches',
      player: STRANGER,
      detail: 'A move was taken back. You are watching.',
      headline: 'White to move',
    },
  ])('is told to one $name, until something else happens', ({ player, detail, headline }) => {
    const before = [...GAME, ...moved(['a3-a4', 'h6-h5']), OFFERED];
    const after = witness(player, before, ...TAKEN_BACK);
    expect(view(after)).toMatchObject({ headline, detail, moves: [], questions: [] });
    const later = witness(player, before, ...TAKEN_BACK, ...moved(['b3-b4']));
    expect(view(later).detail).not.toContain('taken back');
  });

  it('that was declined is told to the one who asked', () => {
    const before = [...GAME, ...moved(['a3-a4']), OFFERED];
    const asked = view(witness(WHITE, before, DECLINED));
    expect(asked).toMatchObject({ detail: 'The takeback was declined.' });
    expect(asked.actions).toContain('takeback');
    expect(view(witness(BLACK, before, DECLINED))).toMatchObject({ detail: '', questions: [] });
  });

  it('and a draw that are declined one after the other are told apart', () => {
    const draw: Happening = { type: 'offered', offer: 'draw', by: 'white' };
    const refused: Happening = { type: 'answered', offer: 'draw', by: 'black', accept: false };
    const before = [...GAME, ...moved(['a3-a4']), OFFERED, draw];
    const said = [[DECLINED], [DECLINED, refused]].map(
      (declined) => view(witness(WHITE, before, ...declined)).detail,
    );
    expect(said).toEqual(['The takeback was declined.', 'The draw was declined.']);
  });

  it('or a rematch that was declined is told after why the game ended, and said by itself', () => {
    const rematch: Happening = { type: 'offered', offer: 'rematch', by: 'white' };
    const refused: Happening = { type: 'answered', offer: 'rematch', by: 'black', accept: false };
    const resigned: Happening = { type: 'ended', outcome: { winner: 'white', reason: 'resignation' } };
    const before = [...GAME, resigned, rematch];
    expect(view(witness(WHITE, before, refused))).toMatchObject({
      detail: 'Black resigned. The rematch was declined.',
      news: 'The rematch was declined.',
    });
    expect(view(witness(BLACK, before, refused)).news).toBe('');
  });

  it('of long ago is not told to one who comes later', () => {
    const state = stateOf(WHITE, ...GAME, ...moved(['a3-a4']), OFFERED, ...TAKEN_BACK);
    expect(view(state).detail).toBe('');
    const { table } = state;
    if (table === undefined) throw new Error('there is no table');
    const seen = witness(WHITE, [...GAME, ...moved(['a3-a4']), OFFERED], ...TAKEN_BACK);
    expect(view(heard(seen, { type: 'snapshot', seq: 9, table }, 0)).detail).toBe('');
  });

  it('puts the capture that is due behind the news', () => {
    const before = [opened('W:Wd3,h2:Bd4,d6,h8'), ...SEATED, ...moved(['d3xd5xd7'])];
    expect(view(witness(WHITE, [...before, OFFERED], ...TAKEN_BACK)).detail).toBe(
      'A move was taken back. You must take: the longest capture takes 2.',
    );
  });

  it('drops an own move that is on its way to a position that is gone', () => {
    const before = [...GAME, ...moved(['a3-a4', 'h6-h5']), OFFERED];
    const moving = sending(stateOf(WHITE, ...before), commandId('c1'), {
      type: 'move',
      ply: 2,
      move: 'b3-b4',
    });
    expect(shown(moving)?.ahead).toBe(true);
    const after = numbered(TAKEN_BACK, before.length + 1).reduce(
      (state, event) => heard(state, { type: 'events', events: [event] }, event.at),
      moving,
    );
    const seen = shown(after);
    expect(seen?.ahead).toBe(false);
    expect(seen?.game.moves).toEqual([]);
    expect(seen && makeFen(seen.game.position)).toBe(after.table?.settings.fen);
  });
});
