import { describe, expect, test } from 'vitest';
import { opening } from '../../table/opening.ts';
import { snapshot } from '../../table/snapshot.ts';
import { digestOf } from './cast.ts';
import { ALI, BANU, CAN, type Doing, leave, open, outcomeOf, PLAIN, type Told, tell } from './people.ts';

const CLAIM = 'claim-'.repeat(4);
const invite = digestOf(CLAIM);
const empty = open({ invite });
const shown = { type: 'sit', claim: CLAIM } as const;
const waiting = tell(empty, [ALI, shown]);
const full = tell(waiting, [BANU, shown]);

describe('at a table by invitation only', () => {
  test.each<readonly [string, Told, Doing, string]>([
    ['nobody sits down without the claim', empty, [ALI, { type: 'sit' }], 'claim-needed'],
    ['nor with another', empty, [ALI, { type: 'sit', claim: 'guess-'.repeat(4) }], 'claim-needed'],
    ['nor with its hash, which everybody sees', empty, [ALI, { type: 'sit', claim: invite }], 'claim-needed'],
    ['nor with an empty one', empty, [ALI, { type: 'sit', claim: '' }], 'claim-needed'],
    ['nor on the second seat', waiting, [BANU, { type: 'sit', seat: 'black' }], 'claim-needed'],
    ['whoever shows it does', empty, [ALI, shown], 'sat'],
    ['and whoever shows it next', waiting, [BANU, shown], 'sat+started'],
    ['without a key: not-seated', empty, [null, { type: 'sit', claim: 'wrong' }], 'not-seated'],
    ['who sits needs no claim to sit again', waiting, [ALI, { type: 'sit' }], 'nothing'],
    ['a taken seat is taken, with a claim', full, [CAN, shown], 'seat-taken'],
    ['and without', full, [CAN, { type: 'sit' }], 'seat-taken'],
    ['the taken one of two', waiting, [CAN, { type: 'sit', seat: 'white' }], 'seat-taken'],
    ['who has left needs it again', tell(waiting, [ALI, leave]), [ALI, { type: 'sit' }], 'claim-needed'],
  ])('%s', (_, told, doing, expected) => {
    expect(outcomeOf(told, ...doing)).toBe(expected);
  });

  test('the claim is shown by its hash alone', () => {
    expect(snapshot(full.table)).toMatchObject({ inviteOnly: true, invite });
    expect(JSON.stringify([full, snapshot(full.table)])).not.toContain(CLAIM);
  });

  test('who opens it sits without one', () => {
    const happenings = opening({ ...PLAIN, invite }, { player: ALI, seat: 'black', name: '' });
    expect(happenings).toMatchObject([
      { type: 'opened', invite },
      { type: 'sat', seat: 'black', player: ALI },
    ]);
  });
});
