import { describe, expect, it } from 'vitest';
import { words as english } from '../../../client/i18n/en.ts';
import { words as turkish } from '../../../client/i18n/tr.ts';
import { words as ukrainian } from '../../../client/i18n/uk.ts';
import type { Heard } from '../../../client/table/heard.ts';
import { heard, sending, type TableState } from '../../../client/table/state.ts';
import type { Command, RejectCode } from '../../../table/commands.ts';
import type { ClockSettings, Happening } from '../../../table/events.ts';
import type { CommandId, Digest } from '../../../table/ids.ts';
import { BLACK, opened, SEATED, STRANGER, WHITE } from './tables.ts';
import { stateOf, view } from './views.ts';

const CLAIM = 'c'.repeat(22);
const ID = 'command-1' as CommandId;

const INVITING = { ...opened(), invite: 'd'.repeat(43) as Digest } as Happening;
const ALONE: readonly Happening[] = [INVITING, ...SEATED.slice(0, 1)];

const come = (player: TableState['player'], claim: string | undefined, happenings: readonly Happening[]) => ({
  ...stateOf(player, ...happenings),
  claim,
});

const seen = (...of: Parameters<typeof come>) => {
  const { links, freeSeats, detail } = view(come(...of));
  return { links: links.map(({ kind, fragment }) => kind + fragment), freeSeats, detail };
};

describe('a table by invitation', () => {
  const { status, terms } = english;

  it.each([
    {
      name: 'who opened it has both links',
      player: WHITE,
      claim: CLAIM,
      happenings: ALONE,
      expected: {
        links: [`invitation#claim=${CLAIM}`, 'watch'],
        freeSeats: [],
        detail: status.sendInvitation,
      },
    },
    {
      name: 'who came by the invitation may sit down, and hand it on',
      player: STRANGER,
      claim: CLAIM,
      happenings: ALONE,
      expected: {
        links: [`invitation#claim=${CLAIM}`, 'watch'],
        freeSeats: ['black'],
        detail: status.takeSeat,
      },
    },
    {
      name: 'who came by the other link only watches',
      player: STRANGER,
      claim: undefined,
      happenings: ALONE,
      expected: { links: ['watch'], freeSeats: [], detail: status.onlyInvited },
    },
    {
      name: 'who sits there on a device without the invitation has none to send',
      player: WHITE,
      claim: undefined,
      happenings: ALONE,
      expected: { links: ['watch'], freeSeats: [], detail: '' },
    },
    {
      name: 'who came by the invitation too late is told so',
      player: STRANGER,
      claim: CLAIM,
      happenings: [INVITING, ...SEATED],
      expected: { links: ['watch'], freeSeats: [], detail: status.bothTaken },
    },
    {
      name: 'who watches the game watches it',
      player: STRANGER,
      claim: undefined,
      happenings: [INVITING, ...SEATED],
      expected: { links: ['watch'], freeSeats: [], detail: status.youWatch },
    },
    {
      name: 'at an open table the invitation to it means nothing',
      player: STRANGER,
      claim: CLAIM,
      happenings: [opened()],
      expected: { links: ['watch'], freeSeats: ['white', 'black'], detail: status.takeSeat },
    },
  ])('$name', ({ player, claim, happenings, expected }) => {
    expect(seen(player, claim, happenings)).toEqual(expected);
  });

  it('says so beside its rules', () => {
    expect(view(come(WHITE, CLAIM, ALONE)).terms).toEqual([terms.byInvitation]);
    expect(view(come(WHITE, CLAIM, [opened()])).terms).toEqual([]);
  });
});

describe('the clock in words', () => {
  it.each([
    { clock: { initial: 300, increment: 3 }, en: '5 min + 3 s', tr: '5 dk + 3 sn', uk: '5 хв + 3 с' },
    { clock: { initial: 600, increment: 0 }, en: '10 min', tr: '10 dk', uk: '10 хв' },
    {
      clock: { initial: 90, increment: 60 },
      en: '1 min 30 s + 1 min',
      tr: '1 dk 30 sn + 1 dk',
      uk: '1 хв 30 с + 1 хв',
    },
    { clock: { initial: 45, increment: 1 }, en: '45 s + 1 s', tr: '45 sn + 1 sn', uk: '45 с + 1 с' },
  ])('is $en', ({ clock, en, tr, uk }) => {
    const { initial, increment }: ClockSettings = clock;
    expect([english, turkish, ukrainian].map(({ terms }) => terms.clock(initial, increment))).toEqual([
      en,
      tr,
      uk,
    ]);
    const timed = { ...opened(), clock } as Happening;
    expect(view(stateOf(WHITE, timed, ...SEATED)).terms).toEqual([en]);
  });
});

describe('what the table says to a link', () => {
  const TAKING: Command = { type: 'takeOver', ticket: 't'.repeat(32) };
  const reject = (code: RejectCode): Heard => ({ type: 'reject', id: ID, code, seq: 4 });
  const answered = (player: TableState['player'], command: Command, answer: Heard) => {
    const state = { ...stateOf(player, opened(), ...SEATED), seq: 4, claim: CLAIM };
    return heard(sending(state, ID, command), answer, 0);
  };

  it.each([
    {
      name: 'it is used',
      player: STRANGER,
      answer: reject('no-offer'),
      notice: { kind: 'link', because: 'used' },
    },
    {
      name: 'it is used, by oneself on an earlier load of the page',
      player: WHITE,
      answer: reject('no-offer'),
      notice: { kind: 'link', because: 'seated' },
    },
    {
      name: 'one holds the other seat',
      player: BLACK,
      answer: reject('seat-taken'),
      notice: { kind: 'link', because: 'seated' },
    },
    {
      name: 'it is one’s own, opened in the same browser',
      player: WHITE,
      answer: { type: 'ack', id: ID, seq: 4 } as const,
      notice: { kind: 'link', because: 'seated' },
    },
    {
      name: 'the seat is here now',
      player: STRANGER,
      answer: { type: 'ack', id: ID, seq: 5 } as const,
      notice: undefined,
    },
    {
      name: 'it has to wait',
      player: STRANGER,
      answer: reject('rate-limited'),
      notice: { kind: 'refused', code: 'rate-limited' },
    },
  ])('$name', ({ player, answer, notice }) => {
    expect(answered(player, TAKING, answer).notice).toEqual(notice);
  });

  it.each([
    { name: 'the answer comes first', order: (answer: Heard, told: Heard) => [answer, told] },
    {
      name: 'the answer was lost on its way, and comes again',
      order: (answer: Heard, told: Heard) => [told, answer],
    },
  ])('the seat is here now: $name', ({ order }) => {
    const state = { ...stateOf(STRANGER, opened(), ...SEATED), seq: 4 };
    const told: Heard = {
      type: 'events',
      events: [{ seq: 5, at: 5000, type: 'tookOver', seat: 'white', player: STRANGER }],
    };
    const messages = order({ type: 'ack', id: ID, seq: 5 }, told);
    const after = messages.reduce((before, message) => heard(before, message, 0), sending(state, ID, TAKING));
    expect(after.notice).toEqual({ kind: 'seat', to: 'here' });
    expect(after.pending).toEqual([]);
  });

  it('an offer that is gone is no link', () => {
    const command: Command = { type: 'answer', offer: 'draw', accept: true };
    expect(answered(WHITE, command, reject('no-offer')).notice).toEqual({
      kind: 'refused',
      code: 'no-offer',
    });
  });

  it('an invitation that the table refuses is worth nothing, another refusal does not touch it', () => {
    const sit: Command = { type: 'sit', claim: CLAIM };
    expect(answered(STRANGER, sit, reject('claim-needed')).claim).toBeUndefined();
    expect(answered(STRANGER, sit, reject('seat-taken')).claim).toBe(CLAIM);
  });

  it.each(['used', 'seated'] as const)('is said in words: %s', (because) => {
    const state: TableState = {
      ...stateOf(STRANGER, opened(), ...SEATED),
      notice: { kind: 'link', because },
    };
    expect(view(state).notice).toBe(english.status.link[because]);
  });
});
