import { expect, test } from 'vitest';
import { dressed } from '../../../client/embedding/dressed.ts';
import { attributesOf, pictureOf } from '../../../client/embedding/wish.ts';
import { wish } from './wishes.ts';

const ORIGIN = 'https://dama.example';
const ID = '7fKq2mWxYz';

const POSITION = { fen: 'W:Wa2,Kd4:Ba7', playable: true } as const;

/** Source: `usualLook` is wood and discs in Ukrainian, pistachio and sweets elsewhere; these are what pictures have by themselves. */
test.each([
  ['nothing in English', 'en', POSITION, '', '?fen=W:Wa2,Kd4:Ba7'],
  ['nothing in Turkish', 'tr', POSITION, '', '?fen=W:Wa2,Kd4:Ba7'],
  ['nothing where the language is not known', '', POSITION, '', '?fen=W:Wa2,Kd4:Ba7'],
  ['both', 'uk', POSITION, 'theme=wood pieces=discs', '?fen=W:Wa2,Kd4:Ba7&theme=wood&pieces=discs'],
  ['both in a country', 'uk-UA', {}, 'theme=wood pieces=discs', '?theme=wood&pieces=discs'],
  [
    'pieces beside a board',
    'uk',
    { theme: 'night' },
    'theme=night pieces=discs',
    '?theme=night&pieces=discs',
  ],
  ['a board beside pieces', 'uk', { pieces: 'chess' }, 'theme=wood pieces=chess', '?theme=wood&pieces=chess'],
  [
    'nothing for the first look, which was chosen',
    'uk',
    { theme: 'pistachio', pieces: 'sweets' },
    'theme=pistachio pieces=sweets',
    '?theme=pistachio&pieces=sweets',
  ],
  ['what was chosen alone', 'en', { theme: 'wood' }, 'theme=wood', '?theme=wood'],
  [
    'both beside the rest',
    'uk',
    { rules: 'russian', coordinates: 'none', orientation: 'black' },
    'theme=wood pieces=discs coordinates=none orientation=black',
    '?rules=russian&theme=wood&pieces=discs&coordinates=none&orientation=black',
  ],
] as const)('of what is usual a snippet says %s (%s)', (_, language, of, look, query) => {
  const worn = dressed(wish(of), language);
  const said = attributesOf(ORIGIN, worn).filter(([name]) => !['fen', 'rules', 'playable'].includes(name));
  expect(said.map((attribute) => attribute.join('=')).join(' ')).toBe(look);
  expect(pictureOf(ORIGIN, worn)).toBe(`${ORIGIN}/board.svg${query}`);
});

test.each([
  ['a game', { kind: 'replay', pdn: '1. a3-a4 *' }, '/board.svg'],
  ['a live table', { kind: 'live', table: ID }, `/t/${ID}.svg`],
] as const)('%s says it, too', (_, of, path) => {
  const worn = dressed(wish(of), 'uk');
  expect(attributesOf(ORIGIN, worn).slice(1)).toEqual([
    ['theme', 'wood'],
    ['pieces', 'discs'],
  ]);
  expect(pictureOf(ORIGIN, worn)).toBe(`${ORIGIN}${path}?theme=wood&pieces=discs`);
});
