import type { EventObject } from 'xstate';
import { differencesOf, type Difference } from './differences.ts';
import { namesOf, rowFor, tableEvent, type After, type Message, type Row, type Table } from './table.ts';

/** All that is compared after each step. */
export interface Observed {
  status: string;
  /** Innermost active states. */
  state: readonly string[];
  context: unknown;
  tags: readonly string[];
  /** Input of each call in flight, by actor id. */
  calls: Readonly<Record<string, unknown>>;
  /** Length of each delay that runs, in milliseconds. */
  delays: Readonly<Record<string, number>>;
  /** Calls and delays that began in this step. */
  began: readonly string[];
  emitted: readonly EventObject[];
  sent: readonly Message[];
  /** Input of each child that began in this step, by its id. */
  spawned: Readonly<Record<string, unknown>>;
  /** Ids of all children that live. */
  children: readonly string[];
}

/** Follows a table step by step and says what must be observed; knows nothing of the machine. */
export class Oracle {
  private readonly table: Table;
  private leaves: readonly string[] = [];
  private context: unknown;
  private readonly calls = new Map<string, { input: unknown; of: string }>();
  private readonly delays = new Map<string, { ms: number; of: string }>();
  private children: readonly string[] = [];
  /** What the last step does outside the machine. */
  after: After = {};

  constructor(table: Table) {
    this.table = table;
  }

  /** What must be observed at the start with the model's input of this index. */
  begin(index: number): Observed {
    const start = this.table.starts[index];
    if (!start) throw new Error(`The table has no start for input ${index}`);
    this.context = start.context;
    const began = this.enter([start.to], []);
    return this.observed({ began, emitted: start.emits ?? [] });
  }

  /** What must be observed after this event. */
  take(event: EventObject): Observed {
    const row = rowFor(this.table, this.leaves, this.context, event);
    this.after = {};
    const answered = /^(.+) (?:done|failed)$/.exec(tableEvent(event.type))?.[1];
    const ended = /^after (.+)$/.exec(tableEvent(event.type))?.[1];
    if (answered !== undefined) this.calls.delete(answered);
    if (ended !== undefined) this.delays.delete(ended);
    if (!row) return this.observed({});
    const step = { context: this.context, event };
    const cell = (value: unknown): unknown => (typeof value === 'function' ? value(step) : value);
    this.after = (cell(row.after) ?? {}) as After;
    const spawned = (cell(row.spawns) ?? {}) as Record<string, unknown>;
    const stopped = (cell(row.stops) ?? []) as readonly string[];
    const emitted = (cell(row.emits) ?? []) as readonly EventObject[];
    const sent = (cell(row.sends) ?? []) as readonly Message[];
    this.children = [...this.children.filter((id) => !stopped.includes(id)), ...Object.keys(spawned)];
    this.context = { ...(this.context as object), ...(cell(row.sets) as object | undefined) };
    const next = this.target(row);
    const again = row.again ? next.filter((leaf) => this.leaves.includes(leaf)) : [];
    return this.observed({ began: this.enter(next, again), emitted, sent, spawned });
  }

  private target({ to }: Row): readonly string[] {
    if (to === undefined) return this.leaves;
    if (typeof to !== 'string') return to;
    if (this.leaves.length < 2) return [to];
    // Regions run side by side below the states that all leaves share; the other regions stay where they are.
    const paths = this.leaves.map((leaf) => leaf.split('.'));
    const depth = (paths[0] ?? []).findIndex((part, index) => paths.some((path) => path[index] !== part));
    const [first = []] = paths;
    const parts = to.split('.');
    if (first.slice(0, depth).some((part, index) => parts[index] !== part)) return [to];
    return [...this.leaves.filter((leaf) => leaf.split('.')[depth] !== parts[depth]), to];
  }

  private enter(next: readonly string[], again: readonly string[]): string[] {
    const [before, after] = [namesOf(this.leaves), namesOf(next)];
    const stays = (name: string): boolean => after.includes(name) && !again.includes(name);
    for (const running of [this.calls, this.delays])
      for (const [id, { of }] of running) if (!stays(of)) running.delete(id);
    const began: string[] = [];
    for (const name of after.filter(
      (each) => !before.includes(each) || again.includes(each) || this.leaves.length === 0,
    )) {
      const { calls = {}, delays = {} } = this.table.states[name] ?? {};
      for (const [id, input] of Object.entries(calls)) {
        this.calls.set(id, { input: typeof input === 'function' ? input(this.context) : input, of: name });
        began.push(id);
      }
      for (const [id, ms] of Object.entries(delays)) {
        this.delays.set(id, { ms, of: name });
        began.push(id);
      }
    }
    this.leaves = next;
    return began;
  }

  private observed(happened: Partial<Observed>): Observed {
    const states = namesOf(this.leaves).flatMap((name) => this.table.states[name] ?? []);
    return {
      status: states.some(({ final }) => final) ? 'done' : 'active',
      state: this.leaves,
      context: this.context,
      tags: [...new Set(states.flatMap(({ tags = [] }) => tags))],
      calls: Object.fromEntries([...this.calls].map(([id, { input }]) => [id, input])),
      delays: Object.fromEntries([...this.delays].map(([id, { ms }]) => [id, ms])),
      began: [],
      emitted: [],
      sent: [],
      spawned: {},
      children: this.children,
      ...happened,
    };
  }
}

/** Where what is observed differs from what should be. `toText` makes texts of values. */
export function observedDifferences(
  is: Observed,
  should: Observed,
  toText: (value: unknown) => string,
): readonly Difference[] {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.every((part) => typeof part === 'string') ? value.toSorted() : value;
    return value;
  };
  return (Object.keys(should) as (keyof Observed)[]).flatMap((part) =>
    differencesOf(part, sorted(is[part]), sorted(should[part]), toText),
  );
}
