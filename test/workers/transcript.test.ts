import { expect, test } from 'vitest';
import document from '../../docs/PROTOCOL.md?raw';
import { MOST_SOCKETS } from '../../durable-objects/places.ts';
import { ROUTES } from '../../worker/routes.ts';
import { type Bindings, fill, match, parseTranscript, type Step } from '../protocol/transcript.ts';
import { Peer, request } from './setup/people.ts';
import { later, SECOND } from './setup/time.ts';

const parsed = (text: string): unknown => (text.startsWith('{') ? JSON.parse(text) : text);

/** The transcript shows presence only where it matters: it is told whenever it changes, beside everything else. */
const isPresence = (text: string): boolean => text.startsWith('{"type":"presence"');

async function nextFrame(peer: Peer): Promise<string> {
  for (;;) {
    const text = await peer.nextText();
    if (!isPresence(text)) return text;
  }
}

/** Plays a transcript against the Worker and its objects, over real sockets. */
class Replay {
  readonly #peers = new Map<string, Peer>();
  #bindings: Bindings = {};
  #response = new Response();

  #peer(who: string): Peer {
    const peer = this.#peers.get(who);
    if (!peer) throw new Error(`${who} is not connected`);
    return peer;
  }

  #expect(at: number, shown: unknown, came: unknown): void {
    const bindings = match(shown, came, this.#bindings);
    if (!bindings) expect.fail(`Line ${at}: ${JSON.stringify(came)} is not ${JSON.stringify(shown)}`);
    this.#bindings = bindings;
  }

  /** Presence that is not shown is passed over, and nothing else. */
  async #expectPresence(at: number, shown: unknown, peer: Peer): Promise<void> {
    for (;;) {
      const text = await peer.nextText();
      if (!isPresence(text)) expect.fail(`Line ${at}: ${text} is not ${JSON.stringify(shown)}`);
      const bindings = match(shown, parsed(text), this.#bindings);
      if (!bindings) continue;
      this.#bindings = bindings;
      return;
    }
  }

  async step(step: Step): Promise<void> {
    switch (step.kind) {
      case 'request': {
        const body = step.body === '' ? {} : { body: fill(step.body, this.#bindings) };
        this.#response = await request(fill(step.path, this.#bindings), { method: step.method, ...body });
        return;
      }
      case 'response':
        expect(this.#response.status, `line ${step.at}`).toBe(step.status);
        return this.#expect(step.at, JSON.parse(step.body), await this.#response.json());
      case 'connect': {
        const path = fill(step.path, this.#bindings);
        const { webSocket } = await request(path, { headers: { Upgrade: 'websocket' } });
        if (!webSocket) throw new Error(`Line ${step.at}: no socket`);
        this.#peers.set(step.who, new Peer(webSocket));
        return;
      }
      case 'disconnect': {
        const peer = this.#peer(step.who);
        peer.close();
        await peer.ended();
        return;
      }
      case 'closed':
        return this.#expect(step.at, step.code, (await this.#peer(step.who).ended()).code);
      case 'send':
        return this.#peer(step.who).send(fill(step.text, this.#bindings));
      case 'wait':
        if (step.milliseconds > SECOND) return later(step.milliseconds);
        return void (await new Promise((done) => setTimeout(done, step.milliseconds)));
      case 'away':
        return later(step.milliseconds);
      case 'receive':
        if (isPresence(step.text))
          return this.#expectPresence(step.at, parsed(step.text), this.#peer(step.who));
        return this.#expect(step.at, parsed(step.text), parsed(await nextFrame(this.#peer(step.who))));
    }
  }

  /** Frames that no line tells of. */
  async leftOver(): Promise<readonly string[]> {
    const open = [...this.#peers.values()].filter(({ closed }) => !closed);
    const unread = await Promise.all(open.map((peer) => peer.settled()));
    return unread
      .flat()
      .map((message) => JSON.stringify(message))
      .filter((text) => !isPresence(text));
  }
}

test('the transcript of docs/PROTOCOL.md is what the server says, to the last frame', async () => {
  const steps = parseTranscript(document);
  expect(steps.length).toBeGreaterThan(50);
  const replay = new Replay();
  for (const step of steps) await replay.step(step);
  expect(await replay.leftOver()).toEqual([]);
});

test.each(ROUTES.map(([method, path]) => `${method} ${path}`))('docs/PROTOCOL.md tells of %s', (route) => {
  expect(document).toContain(`| \`${route}\` |`);
});

test('docs/PROTOCOL.md tells how many sockets a table has', () => {
  expect(document).toContain(`at most ${MOST_SOCKETS} sockets`);
});
