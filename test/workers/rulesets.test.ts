import { evictDurableObject } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import {
  type Game as EngineGame,
  initialPosition,
  legalMoves,
  makeFen,
  makeMove,
  opposite,
  playMove,
  RULESETS,
  type Rules,
  startGame as startEngineGame,
} from '../../engine/index.ts';
import type { TableAnswer } from '../../protocol/http.ts';
import type { TableEvent } from '../../table/events.ts';
import { evolve } from '../../table/evolve.ts';
import { snapshot } from '../../table/snapshot.ts';
import type { Table } from '../../table/table.ts';
import { connect, type Game, objectOf, request, startGame } from './setup/people.ts';

const stateOf = async (id: string): Promise<TableAnswer> => (await request(`/api/tables/${id}`)).json();

/** A move that depends on the ply only, whatever the order in which the engine lists them. */
const someMove = ({ position, moves }: EngineGame): string => {
  const paths = legalMoves(position).map(makeMove).sort();
  return paths[((moves.length * 2_654_435_761) % 1_000_003) % paths.length] ?? '';
};

/** Plays one move on the table and on a board of our own. */
async function step(table: Game, game: EngineGame): Promise<EngineGame> {
  const move = someMove(game);
  const ply = game.moves.length;
  const { message } = await table[game.position.turn].command(`m${ply}`, { type: 'move', ply, move });
  expect(message).toMatchObject({ type: 'ack' });
  const next = playMove(game, move);
  if (!next.ok) throw new Error(next.error.message);
  return next.value;
}

const shown = (game: EngineGame, rules: Rules) => ({
  rules: rules.name,
  start: makeFen(initialPosition(rules)),
  fen: makeFen(game.position),
  moves: game.moves.map(makeMove),
  ply: game.moves.length,
  turn: game.position.turn,
});

describe.each(RULESETS)('$name', (rules) => {
  test('a whole game to its end by the rules, over sleep, and a rematch', { timeout: 60_000 }, async () => {
    const table = await startGame({ rules: rules.name });
    const { id, white, black } = table;
    const late = opposite(rules.firstMover);
    const early = await table[late].command('early', { type: 'move', ply: 0, move: 'a3-a4' });
    expect(early.message).toMatchObject({ code: 'not-your-turn' });

    let game = startEngineGame(rules);
    expect((await stateOf(id)).table).toMatchObject({ phase: 'playing', ...shown(game, rules) });
    while (!game.outcome) {
      game = await step(table, game);
      if (game.moves.length !== 9) continue;
      await evictDurableObject(objectOf(id));
      expect((await stateOf(id)).table).toMatchObject({ phase: 'playing', ...shown(game, rules) });
    }
    const { seq, table: now } = await stateOf(id);
    expect(now).toMatchObject({ phase: 'finished', outcome: game.outcome, ...shown(game, rules) });
    const over = await table[game.position.turn].command('over', {
      type: 'move',
      ply: game.moves.length,
      move: 'a3-a4',
    });
    expect(over.message).toMatchObject({ code: 'game-over' });

    const viewer = await connect(id);
    viewer.send({ type: 'hello', v: 1, since: 0 });
    const events: TableEvent[] = [...(await viewer.nextOf('events')).events];
    expect(events).toHaveLength(seq);
    const folded = events.reduce<Table | undefined>(evolve, undefined);
    expect(folded && snapshot(folded)).toEqual(now);

    await white.command('r1', { type: 'offer', offer: 'rematch' });
    await black.command('r2', { type: 'offer', offer: 'rematch' });
    const again = startEngineGame(rules);
    expect((await stateOf(id)).table).toMatchObject({
      phase: 'playing',
      game: 2,
      ...shown(again, rules),
      seats: { white: { name: 'Bob' }, black: { name: 'Ann' } },
    });
    await step({ id, white: black, black: white }, again);
    expect((await stateOf(id)).table).toMatchObject({ ply: 1, turn: late });
  });

  test('clocks rest until both have moved, then that of the side to move runs', async () => {
    const table = await startGame({ rules: rules.name, clock: { initial: 60, increment: 2 } });
    let game = startEngineGame(rules);
    const running: (string | null | undefined)[] = [];
    for (let ply = 0; ply < 4; ply++) {
      game = await step(table, game);
      running.push((await stateOf(table.id)).table.clock?.running);
    }
    const [first, second] = [rules.firstMover, opposite(rules.firstMover)];
    expect(running).toEqual([null, first, second, first]);
  });
});

test('the Russian board is drawn on its dark squares, another picture than the Turkish one', async () => {
  const fen = 'W:Wc3:Be5,g7';
  const pictureOf = async (rules: string): Promise<string> => {
    const { id } = await startGame({ rules, fen });
    return (await request(`/t/${id}.svg`)).text();
  };
  const [russian, turkish] = [await pictureOf('russian'), await pictureOf('turkish')];
  // The words name the game; what is drawn differs as well.
  const drawn = (svg: string): string => svg.replace(/<title>.*<\/desc>/s, '');
  expect(drawn(russian)).not.toBe(drawn(turkish));
});
