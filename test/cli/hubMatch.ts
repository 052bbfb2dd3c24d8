import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { makeHubMove, parseHubMove } from '../../cli/hub/move.ts';
import { type Game, initialPosition, playMove, type Rules, startGame } from '../../engine/index.ts';
import { makeHubPosition } from './hubPosition.ts';
import { start } from './run.ts';

export interface Ended {
  readonly status: number | null;
  readonly stderr: string;
  /** The lines that nobody asked for. */
  readonly unread: readonly string[];
}

/** A `dama hub` in a process of its own. */
export class HubEngine {
  readonly #child = start(['hub']);
  readonly #lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  #stderr = '';
  /** What searches have told. */
  readonly infos: string[] = [];

  constructor() {
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr += text;
    });
  }

  send(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  /** Nothing more will be sent. */
  close(): void {
    this.#child.stdin.end();
  }

  /** The next line that it says; throws if it has ended. */
  async next(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`dama hub has ended: ${this.#stderr}`);
    return value;
  }

  /** The next line that is no `info`; what was told before it is in `infos`. */
  async answer(): Promise<string> {
    for (;;) {
      const line = await this.next();
      if (!line.startsWith('info ')) return line;
      this.infos.push(line);
    }
  }

  /** How it ended, once it has, its input still open. */
  async ended(): Promise<Ended> {
    const unread: string[] = [];
    for await (const line of this.#lines) unread.push(line);
    const status = this.#child.exitCode ?? (await once(this.#child, 'exit'))[0];
    return { status, stderr: this.#stderr, unread };
  }
}

/** A match of one game, of few nodes a move, between two processes; what they play is judged by the engine. */
export const playMatch = async (
  rules: Rules,
  seeds: readonly [white: number, black: number],
): Promise<{ readonly game: Game; readonly white: Ended; readonly black: Ended }> => {
  const ready = async (seed: number): Promise<HubEngine> => {
    const engine = new HubEngine();
    engine.send(`set-param name=variant value=${rules.name}`);
    engine.send(`set-param name=seed value=${seed}`);
    engine.send('init');
    const said = await engine.next();
    if (said !== 'ready') throw new Error(said);
    return engine;
  };
  const players = { white: await ready(seeds[0]), black: await ready(seeds[1]) };
  let game = startGame(rules);
  const pos = `pos pos=${makeHubPosition(initialPosition(rules))}`;
  while (!game.outcome) {
    const player = players[game.position.turn];
    player.send(`${pos} moves="${game.moves.map(makeHubMove).join(' ')}"`);
    player.send('level nodes=300');
    player.send('go think');
    const said = await player.answer();
    const move = parseHubMove(game.position, said.replace(/^done move=(\S+).*/, '$1'));
    if (!move.ok) throw new Error(`${said}: ${move.error.message}`);
    const next = playMove(game, move.value);
    if (!next.ok) throw new Error(next.error.message);
    game = next.value;
  }
  for (const player of Object.values(players)) player.send('quit');
  return { game, white: await players.white.ended(), black: await players.black.ended() };
};
