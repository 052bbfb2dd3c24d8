import { describe, expect, test } from 'vitest';
import { makeSnippet } from '../../../client/embedding/snippet.ts';
import {
  attributesOf,
  pictureOf,
  readSize,
  tableIn,
  tableOf,
  type Wish,
} from '../../../client/embedding/wish.ts';
import { wish } from './wishes.ts';

const ORIGIN = 'https://dama.example';
const ID = '7fKq2mWxYz';

const snippet = (of: Partial<Wish>): readonly string[] => {
  const asked = wish(of);
  const picture = { src: pictureOf(ORIGIN, asked), width: asked.size, height: asked.size, alt: 'A board' };
  return makeSnippet(ORIGIN, attributesOf(ORIGIN, asked), picture).split('\n');
};

describe('the snippet', () => {
  test.each([
    {
      name: 'a position to look at',
      of: { fen: 'W:Wa2,Kd4:Ba7' },
      tag: '<dama-board fen="W:Wa2,Kd4:Ba7">',
      picture: '/board.svg?fen=W:Wa2,Kd4:Ba7',
    },
    {
      name: 'the start, to be played on',
      of: { playable: true },
      tag: '<dama-board playable>',
      picture: '/board.svg',
    },
    {
      name: 'a position by other rules, in a look of its own',
      of: { fen: 'W:Wc3:Bd4', rules: 'russian', theme: 'night', orientation: 'black' },
      tag: '<dama-board fen="W:Wc3:Bd4" rules="russian" theme="night" orientation="black">',
      picture: '/board.svg?fen=W:Wc3:Bd4&amp;rules=russian&amp;theme=night&amp;orientation=black',
    },
    {
      name: 'a game',
      of: { kind: 'replay', pdn: ' 1. a3-a4 * ' },
      tag: '<dama-board pdn="1. a3-a4 *">',
      picture: '/board.svg',
    },
    {
      name: 'a game with quotes, by other rules',
      of: { kind: 'replay', pdn: '[White "A & B"] 1. c3-d4 *', rules: 'russian' },
      tag: '<dama-board pdn="[White &quot;A &amp; B&quot;] 1. c3-d4 *" rules="russian">',
      picture: '/board.svg?rules=russian',
    },
    {
      name: 'a live table by its id',
      of: { kind: 'live', table: ID, rules: 'russian', playable: true },
      tag: `<dama-board src="${ORIGIN}/t/${ID}">`,
      picture: `/t/${ID}.svg`,
    },
    {
      name: 'a live table in a look of its own',
      of: { kind: 'live', table: ID, theme: 'wood', pieces: 'chess', coordinates: 'none' },
      tag: `<dama-board src="${ORIGIN}/t/${ID}" theme="wood" pieces="chess" coordinates="none">`,
      picture: `/t/${ID}.svg?theme=wood&amp;pieces=chess&amp;coordinates=none`,
    },
    {
      name: 'any text',
      of: { fen: '"><script>' },
      tag: '<dama-board fen="&quot;>&lt;script>">',
      picture: '/board.svg?fen=%22%3E%3Cscript%3E',
    },
  ] as const)('of $name', ({ of, tag, picture }) => {
    expect(snippet(of).join('\n')).toBe(
      [
        `<script type="module" src="${ORIGIN}/embed.js"></script>`,
        tag,
        `  <img src="${ORIGIN}${picture}" width="480" height="480" alt="A board">`,
        '</dama-board>',
      ].join('\n'),
    );
  });
});

test.each([
  { text: ID, id: ID },
  { text: ` https://dama.example/t/${ID} `, id: ID },
  { text: `https://dama.example/t/${ID}?lang=tr#claim=abcdefghijklmnopqrstuv`, id: ID },
  { text: `/t/${ID}.svg`, id: `/t/${ID}.svg` },
  { text: 'nonsense', id: 'nonsense' },
  { text: 'https://dama.example/t/short', id: 'https://dama.example/t/short' },
])('the table in "$text" is $id', ({ text, id }) => {
  expect(tableIn(text)).toBe(id);
});

test.each([
  { text: ID, table: ID },
  { text: ` ${ORIGIN}/t/${ID} `, table: ID },
  { text: `${ORIGIN}/t/${ID}?lang=tr#claim=abcdefghijklmnopqrstuv`, table: ID },
  { text: `http://DAMA.example/t/${ID}`, table: ID },
  { text: `dama.example/t/${ID}`, table: ID },
  { text: `/t/${ID}`, table: ID },
  { text: `https://other.example/t/${ID}`, table: undefined },
  { text: `other.example/t/${ID}`, table: undefined },
  { text: `https://dama.example:8787/t/${ID}`, table: undefined },
  { text: `${ORIGIN}/t/short`, table: undefined },
  { text: `${ORIGIN}/t/`, table: undefined },
  { text: `${ORIGIN}/t/${ID}.svg`, table: undefined },
  { text: 'some table', table: undefined },
  { text: '', table: undefined },
])('on this site "$text" is the table $table', ({ text, table }) => {
  expect(tableOf(ORIGIN, text)).toBe(table);
});

test.each([
  { text: '320', size: 320 },
  { text: ' 640 ', size: 640 },
  { text: '', size: 480 },
  { text: '12', size: 480 },
  { text: '99999', size: 480 },
  { text: '48e1', size: 480 },
  { text: '-300', size: 480 },
])('a width of "$text" is $size', ({ text, size }) => {
  expect(readSize(text)).toBe(size);
});
