import { type RulesetName, rulesByName, turkish } from '../../engine/rulesets.ts';
import { type Observable, observable } from '../observable.ts';
import { type Loaded, NOTHING, type OpenWorld, type Source, type Trouble } from './loaded.ts';

/** What the page knows of what is open, and of what is being opened. */
export interface OpenState extends Loaded {
  /** Of games that name no rules. */
  readonly rules: RulesetName;
  /** Counts what a person opened; what is only read again counts for nothing. */
  readonly opened: number;
  /** What is on its way, if anything is. */
  readonly busy: Source['kind'] | undefined;
  /** How far a long text is read, from 0 to 1. */
  readonly reading: { readonly games: number; readonly part: number } | undefined;
}

/** Opens one thing at a time. What is asked for last wins, however slow the things before it are. */
export interface Opener {
  readonly state: Observable<OpenState>;
  readonly open: (source: Source) => Promise<void>;
  /** Opens once more what failed. */
  readonly retry: () => Promise<void>;
  /** Says what is wrong with what should be opened. */
  readonly refuse: (trouble: Trouble) => void;
  /** Reads what is open again, by these rules, or what it was edited to. */
  readonly chooseRules: (rules: RulesetName, edited?: string) => Promise<void>;
  readonly choose: (index: number) => Promise<void>;
  /** Ends a long reading: what was read by then stays. */
  readonly stop: () => void;
}

/** Begins with nothing open and the Turkish rules; what cannot be opened becomes the state's `trouble`. */
export const createOpener = (world: OpenWorld): Opener => {
  const state = observable<OpenState>({
    ...NOTHING,
    rules: turkish.name,
    opened: 0,
    busy: undefined,
    reading: undefined,
  });
  let newest = new AbortController();
  let source: Source | undefined;

  const change = (part: Partial<OpenState>): void => state.set({ ...state.get(), ...part });
  const rulesNow = () => rulesByName(state.get().rules) ?? turkish;

  /** From now on nothing that was begun before counts. */
  const begin = (part: Partial<OpenState>): AbortSignal => {
    newest.abort();
    newest = new AbortController();
    change({ reading: undefined, trouble: undefined, ...part });
    return newest.signal;
  };

  const run = async (signal: AbortSignal, again = false): Promise<void> => {
    if (!source) return;
    const progress = (games: number, part: number): void => {
      if (!signal.aborted) change({ reading: { games, part } });
    };
    const asked = source;
    const index = () => (again ? state.get().chosen : undefined);
    const pdn = await world.pdn().catch(() => undefined);
    const loaded: Loaded = pdn
      ? await pdn.load(asked, { rules: rulesNow(), index, progress, signal }, world)
      : { ...NOTHING, trouble: 'noReader' };
    if (signal !== newest.signal) return; // Something else was asked for meanwhile.
    const opened = state.get().opened + (again ? 0 : 1);
    change({ ...loaded, opened, busy: undefined, reading: undefined });
  };

  const open = async (next: Source): Promise<void> => {
    source = next;
    await run(begin({ ...NOTHING, busy: next.kind }));
  };

  return {
    state,
    open,
    retry: async () => {
      if (source) await open(source);
    },
    refuse: (trouble) => void begin({ ...NOTHING, busy: undefined, trouble }),
    chooseRules: async (rules, edited) => {
      change({ rules });
      const { library, busy } = state.get();
      if (library && edited !== undefined) return open({ kind: 'text', text: edited });
      if (library) source = { kind: 'library', library };
      if (source && (library || busy)) await run(begin({ busy: source.kind }), library !== undefined);
    },
    choose: async (chosen) => {
      const { library } = state.get();
      if (!library) return;
      change({ chosen });
      const shown = (await world.pdn()).readChosen(library, chosen, rulesNow());
      const now = state.get();
      if (now.library === library && now.chosen === chosen) change({ shown });
    },
    stop: () => newest.abort(),
  };
};
