import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decodeClientMessage,
  decodeCreateTable,
  decodeServerMessage,
  encode,
  refusal,
} from '../../protocol/codec.ts';
import { snapshot } from '../../table/snapshot.ts';
import { TICKETS } from '../table/cast.ts';
import { ALI, game, open, tell } from '../table/people.ts';

const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => new TextDecoder().decode(array));
const json = fc.json({ depthSize: 'large' });
/** JSON made of the protocol's own words, so that it comes close to what is valid. */
const word = fc.constantFrom(
  ...'type hello command v id key since sit move ply seat white offer draw lag claim result win suggest react'.split(
    ' ',
  ),
  ...'reaction oops handOver revoke takeOver ticket events event snapshot table welcome ack reject code seq at'.split(
    ' ',
  ),
  ...'moved opened rules presence claimable suggestion moves count by ticketed tookOver delayed late invite'.split(
    ' ',
  ),
  ...'__proto__ constructor a3-a4 clock initial fen name accept answer inviteOnly spectators'.split(' '),
  'k'.repeat(22),
  'd'.repeat(43),
);
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    word,
    fc.integer({ min: -1, max: 3 }),
    fc.constantFrom(null, true, 1e308, 0.5),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(word, tie('tree'), { maxKeys: 5 }),
  ),
}));
const close = fc.dictionary(word, tree, { maxKeys: 6 }).map((value) => JSON.stringify(value));
const handed = tell(game(open({ clock: { initial: 60, increment: 1 } }), 'a3-a4', 'h6-h5'), [
  ALI,
  { type: 'handOver', ticket: TICKETS[0] },
]);
/** A valid text with one character changed. */
const valid = [
  '{"type":"hello","v":1,"key":"kkkkkkkkkkkkkkkkkkkkkkkk","since":3}',
  '{"type":"command","id":"c1","command":{"type":"move","ply":0,"move":"a3-a4"}}',
  '{"type":"command","id":"c2","command":{"type":"move","ply":0,"move":"a3-a4","lag":84}}',
  '{"type":"command","id":"c3","command":{"type":"handOver","ticket":"kkkkkkkkkkkkkkkkkkkkkk"}}',
  '{"type":"command","id":"c4","command":{"type":"react","reaction":"oops"}}',
  '{"type":"command","id":"c5","command":{"type":"claim","result":"draw"}}',
  '{"type":"presence","white":true,"black":false,"spectators":2,"claimable":{"black":17}}',
  '{"type":"suggestion","ply":3,"moves":[{"move":"a3-a4","count":2}]}',
  encode({ type: 'events', events: handed.events }),
  encode({ type: 'snapshot', seq: 1, table: snapshot(handed.table) }),
  encode({ type: 'events', events: game(open(), 'a3-a4').events }),
  encode({ type: 'snapshot', seq: 1, table: snapshot(game(open(), 'a3-a4').table) }),
  '{"rules":"turkish","fen":"W:Wd4:Bd5,e6","clock":{"initial":60,"increment":1},"seat":"black"}',
];
const bent = fc
  .tuple(fc.constantFrom(...valid), fc.nat(), fc.string({ maxLength: 2, unit: 'binary' }))
  .map(([text, where, patch]) => {
    const at = where % text.length;
    return text.slice(0, at) + patch + text.slice(at + 1);
  });
const anything = fc.oneof(bytes, json, close, bent, fc.string({ unit: 'binary' }));

describe('whatever arrives', () => {
  test('a client’s frame is decoded or has its answer, which holds nothing of it but an id', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const decoded = decodeClientMessage(text);
        if (decoded.kind === 'message') {
          expect(decodeClientMessage(encode(decoded.message))).toEqual(decoded);
          return;
        }
        const answer = refusal(decoded, 1);
        expect(['error', 'reject', 'incompatible']).toContain(answer.type);
        expect(decodeServerMessage(encode(answer))).toEqual({ kind: 'message', message: answer });
      }),
      { numRuns: 2_000 },
    );
  });

  test('a server’s frame is decoded without a throw', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const decoded = decodeServerMessage(text);
        if (decoded.kind === 'message') expect(decodeServerMessage(encode(decoded.message))).toEqual(decoded);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a body is decoded or refused', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const decoded = decodeCreateTable(text);
        if (!decoded.ok) expect(decoded.error.message).not.toBe('');
      }),
      { numRuns: 1_000 },
    );
  });
});
