import { vi } from 'vitest';
import type { OpenWorld } from '../../../client/open/loaded.ts';
import { createOpener } from '../../../client/open/opener.ts';
import * as pdn from '../../../client/open/pdn.ts';
import { makeFen } from '../../../engine/index.ts';
import type { TableId } from '../../../table/ids.ts';

export const TWO = '[White "A"]\n[Result "1-0"]\n\n1. a3-a4 1-0\n\n[White "B"]\n\n1. b3-b4 *\n';

export type Answer = Awaited<ReturnType<OpenWorld['fetchTable']>>;
export const answer = (text: string, status = 200): Answer => ({
  ok: status === 200,
  status,
  text: async () => text,
});

/** A world whose tables answer when the test says so. */
export const slowWorld = (reader = async () => pdn) => {
  const waiting = new Map<string, (answer: Answer | Error) => void>();
  const opener = createOpener({
    pdn: reader,
    fetchTable: (id) =>
      new Promise((done, fail) =>
        waiting.set(id, (told) => (told instanceof Error ? fail(told) : done(told))),
      ),
    reading: (progress, signal) => ({ now: () => 0, pause: async () => undefined, progress, signal }),
  });
  /** Answers what asks for a table, as soon as it does. */
  const tell = async (id: TableId, told: Answer | Error): Promise<void> => {
    const asker = await vi.waitUntil(() => waiting.get(id));
    waiting.delete(id);
    asker(told);
  };
  const shownFen = (): string | undefined => {
    const game = opener.state.get().shown?.game;
    return game?.ok ? makeFen(game.value.start) : undefined;
  };
  return { opener, waiting, tell, shownFen };
};

export const FEN = 'W:Wa2,Kd4:Ba7';
export const open = (text: string) => ({ kind: 'text', text }) as const;
