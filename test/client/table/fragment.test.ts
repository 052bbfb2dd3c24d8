import { describe, expect, it } from 'vitest';
import {
  type Carried,
  carriedBy,
  carrying,
  makeFragment,
  parseFragment,
} from '../../../client/table/fragment.ts';
import { type Key, MAX_SECRET } from '../../../table/ids.ts';

const KEY = 'k'.repeat(43) as Key;
const CLAIM = 'c_-9'.repeat(6);
const TICKET = 's'.repeat(32);

describe('a fragment', () => {
  it.each<{ name: string; text: string; carried: Carried }>([
    { name: 'nothing', text: '', carried: {} },
    { name: 'a mere sign', text: '#', carried: {} },
    { name: 'an invitation', text: `#claim=${CLAIM}`, carried: { claim: CLAIM } },
    { name: 'a ticket', text: `#seat=${TICKET}`, carried: { ticket: TICKET } },
    { name: 'a key', text: `#key=${KEY}`, carried: { key: KEY } },
    {
      name: 'all three',
      text: `#claim=${CLAIM}&key=${KEY}&seat=${TICKET}`,
      carried: { claim: CLAIM, key: KEY, ticket: TICKET },
    },
    {
      name: 'them in another order',
      text: `#seat=${TICKET}&key=${KEY}`,
      carried: { key: KEY, ticket: TICKET },
    },
    { name: 'no sign before it', text: `seat=${TICKET}`, carried: { ticket: TICKET } },
    { name: 'something beside', text: `#how&seat=${TICKET}&utm=1`, carried: { ticket: TICKET } },
    { name: 'a key that is none', text: '#key=short', carried: {} },
    { name: 'a torn ticket, for the table to refuse', text: '#seat=abc', carried: { ticket: 'abc' } },
    { name: 'empty ones', text: '#claim=&seat=', carried: {} },
    {
      name: 'one that is too long for the table',
      text: `#claim=${'c'.repeat(MAX_SECRET + 1)}&seat=${TICKET}`,
      carried: { ticket: TICKET },
    },
    { name: 'a place of the page', text: '#how', carried: {} },
  ])('is read with $name', ({ text, carried }) => {
    expect(parseFragment(text)).toEqual(carried);
  });

  it.each<{ name: string; carried: Carried; text: string }>([
    { name: 'nothing', carried: {}, text: '' },
    { name: 'what is not there', carried: { claim: undefined, ticket: undefined }, text: '' },
    { name: 'an invitation', carried: { claim: CLAIM }, text: `#claim=${CLAIM}` },
    {
      name: 'a ticket and an invitation',
      carried: { ticket: TICKET, claim: CLAIM },
      text: `#seat=${TICKET}&claim=${CLAIM}`,
    },
    {
      name: 'signs that mean something in it',
      carried: { claim: 'a&b=c+d %' },
      text: '#claim=a%26b%3Dc%2Bd+%25',
    },
  ])('is made of $name, and read again', ({ carried, text }) => {
    expect(makeFragment(carried)).toBe(text);
    expect(parseFragment(text)).toEqual(JSON.parse(JSON.stringify(carried)));
  });
});

describe('an entry of the history', () => {
  it('keeps what it is given', () => {
    expect(carrying({ claim: CLAIM, key: KEY })).toEqual({ carried: `claim=${CLAIM}&key=${KEY}` });
    expect(carriedBy(carrying({ claim: CLAIM, key: KEY }))).toEqual({ claim: CLAIM, key: KEY });
    expect(carrying({ ticket: undefined })).toBeNull();
  });

  it.each([
    { name: 'nothing', state: null },
    { name: 'a text', state: `seat=${TICKET}` },
    { name: 'the state of something else', state: { scroll: 1 } },
    { name: 'no text', state: { carried: { seat: TICKET } } },
  ])('carries nothing where it holds $name', ({ state }) => {
    expect(carriedBy(state)).toEqual({});
  });
});
