/** One line of a transcript, as docs/PROTOCOL.md explains them. `at` is its number in the document, from 1; `who` a connection's name. */
export type Step = { readonly at: number } & (
  | { readonly kind: 'request'; readonly method: string; readonly path: string; readonly body: string }
  | { readonly kind: 'response'; readonly status: number; readonly body: string }
  /** Opens a WebSocket on this path. */
  | { readonly kind: 'connect'; readonly who: string; readonly path: string }
  /** The client closes its socket. */
  | { readonly kind: 'disconnect'; readonly who: string }
  /** The server closes the socket with this code. */
  | { readonly kind: 'closed'; readonly who: string; readonly code: number }
  | { readonly kind: 'send'; readonly who: string; readonly text: string }
  | { readonly kind: 'receive'; readonly who: string; readonly text: string }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  /** The server is away, its alarms included. */
  | { readonly kind: 'away'; readonly milliseconds: number }
);

/** The values that names like `$id` have got so far. */
export type Bindings = { readonly [name: string]: unknown };

const FENCE = /^```transcript\n([\s\S]*?)^```$/gm;
const SHAPES: readonly (readonly [RegExp, (at: number, parts: readonly string[]) => Step])[] = [
  [
    /^http> ([A-Z]+) (\S+) ?(.*)$/,
    (at, [method = '', path = '', body = '']) => ({ at, kind: 'request', method, path, body }),
  ],
  [
    /^http< (\d{3}) (.*)$/,
    (at, [status, body = '']) => ({ at, kind: 'response', status: Number(status), body }),
  ],
  [/^wait (\d+)$/, (at, [milliseconds]) => ({ at, kind: 'wait', milliseconds: Number(milliseconds) })],
  [/^away (\d+)$/, (at, [milliseconds]) => ({ at, kind: 'away', milliseconds: Number(milliseconds) })],
  [/^(\w+)\+ (\S+)$/, (at, [who = '', path = '']) => ({ at, kind: 'connect', who, path })],
  [/^(\w+)-$/, (at, [who = '']) => ({ at, kind: 'disconnect', who })],
  [/^(\w+)- (\d{4})$/, (at, [who = '', code]) => ({ at, kind: 'closed', who, code: Number(code) })],
  [/^(\w+)> (.+)$/, (at, [who = '', text = '']) => ({ at, kind: 'send', who, text })],
  [/^(\w+)< (.+)$/, (at, [who = '', text = '']) => ({ at, kind: 'receive', who, text })],
];

const parseLine = (line: string, at: number): Step => {
  for (const [shape, make] of SHAPES) {
    const found = shape.exec(line);
    if (found) return make(at, found.slice(1));
  }
  throw new Error(`Line ${at} is no step of a transcript: ${line}`);
};

/** Replaces what `all` of a block receive by what each of its connections receives that has been welcomed and not been closed since. */
const eachForAll = (steps: readonly Step[]): readonly Step[] => {
  const welcomed = new Set<string>();
  return steps.flatMap((step) => {
    if (step.kind === 'receive' && step.who === 'all') return [...welcomed].map((who) => ({ ...step, who }));
    if (step.kind === 'receive' && step.text.startsWith('{"type":"welcome"')) welcomed.add(step.who);
    if (step.kind === 'disconnect' || step.kind === 'closed') welcomed.delete(step.who);
    return [step];
  });
};

/** The steps of every block fenced as `transcript` in a document, in their order. Throws on a line that is none. */
export const parseTranscript = (markdown: string): readonly Step[] => {
  return [...markdown.matchAll(FENCE)].flatMap((block) => {
    const above = markdown.slice(0, block.index).split('\n').length;
    const steps = (block[1] ?? '').split('\n').flatMap((line, n) => {
      const text = line.trim();
      return text === '' || text.startsWith('#') ? [] : [parseLine(text, above + 1 + n)];
    });
    return eachForAll(steps);
  });
};

const NAME = /\$\w+/g;

/** A text with every `$name` replaced by its value. */
export const fill = (text: string, bindings: Bindings): string =>
  text.replace(NAME, (name) => (name in bindings ? String(bindings[name]) : name));

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Compares a text in which names stand that are not known yet: each is some part of it, and `*` any other part. */
const matchParts = (shown: string, came: unknown, bindings: Bindings): Bindings | null => {
  const names = shown.match(NAME) ?? [];
  const parts = shown.split(/(\$\w+|\*)/).map((part) => {
    if (part === '*') return '.*';
    return part.startsWith('$') ? '(.+)' : escaped(part);
  });
  const found = typeof came === 'string' ? new RegExp(`^${parts.join('')}$`, 'u').exec(came) : null;
  return found && { ...bindings, ...Object.fromEntries(names.map((name, n) => [name, found[n + 1]])) };
};

/**
 * Compares what came with what a transcript shows, both parsed from JSON. `"*"` stands for anything, `"$name"` for a value that is
 * the same wherever the name stands. Gives the bindings with those that are new, or null if the two differ.
 */
export const match = (shown: unknown, came: unknown, bindings: Bindings): Bindings | null => {
  if (shown === '*') return came === undefined ? null : bindings;
  if (typeof shown === 'string' && /^\$\w+$/.test(shown)) {
    if (shown in bindings) return bindings[shown] === came ? bindings : null;
    return came === undefined ? null : { ...bindings, [shown]: came };
  }
  if (typeof shown === 'string') {
    const filled = fill(shown, bindings);
    if (filled === came) return bindings;
    return filled.search(NAME) === -1 ? null : matchParts(filled, came, bindings);
  }
  if (typeof shown !== 'object' || shown === null) return shown === came ? bindings : null;
  if (typeof came !== 'object' || came === null || Array.isArray(shown) !== Array.isArray(came)) return null;
  const theirs = new Map(Object.entries(came));
  const ours = Object.entries(shown);
  if (ours.length !== theirs.size) return null;
  return ours.reduce<Bindings | null>(
    (known, [key, value]) => known && match(value, theirs.get(key), known),
    bindings,
  );
};
