import { expect, it } from 'vitest';
import { begin, follow } from '../../../client/handover/making.ts';
import type { Digest, Secret } from '../../../table/ids.ts';

const TICKET = 't'.repeat(32) as Secret;
const [OLD, OWN, OTHER] = ['a', 'b', 'c'].map((letter) => letter.repeat(43) as Digest);

const asked = begin(TICKET, OLD);
const taken = { ...asked, taken: OWN };

it.each([
  { name: 'nothing is made', making: undefined, out: OLD, isAsked: false, expected: undefined },
  { name: 'it is on its way', making: asked, out: OLD, isAsked: true, expected: asked },
  { name: 'the table took it', making: asked, out: OWN, isAsked: false, expected: taken },
  {
    name: 'the table refused it and keeps the old one',
    making: asked,
    out: OLD,
    isAsked: false,
    expected: undefined,
  },
  {
    name: 'the table refused it',
    making: begin(TICKET, undefined),
    out: undefined,
    isAsked: false,
    expected: undefined,
  },
  { name: 'it is out', making: taken, out: OWN, isAsked: false, expected: taken },
  { name: 'it was cancelled elsewhere', making: taken, out: undefined, isAsked: false, expected: undefined },
  { name: 'another tab has made another', making: taken, out: OTHER, isAsked: false, expected: undefined },
])('a link after the table has changed: $name', ({ making, out, isAsked, expected }) => {
  expect(follow(making, out, isAsked)).toEqual(expected);
});
