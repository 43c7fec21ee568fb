import type {
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  MachineImplementationsFrom,
  OutputFrom,
  TagsFrom,
} from 'xstate';

type Actors<M extends AnyStateMachine> = NonNullable<MachineImplementationsFrom<M>['actors']>;
type ActorId<M extends AnyStateMachine> = keyof Actors<M> & string;

/** A request that a call sends, as the server gets it. */
export interface RequestRow {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
  /** Below `/api`, with its query. */
  path: string;
  body?: unknown;
  /** It carries an `Idempotency-Key`: the same one for equal content until an answer confirms it. */
  hasKey?: true;
  /** The key itself, where the machine has it. */
  key?: string;
  /** What its key is for, where that isn't all that is sent. */
  keyFor?: unknown;
  /** Only the last key is remembered: what was sent before with another one has a new key. */
  isLastKeyKept?: true;
  /** It carries a `Change-Number`, which is higher than any before. */
  isNumbered?: true;
  keepalive?: true;
  /** It is not aborted where its state is left before the answer. */
  goesOn?: true;
}

/** What a step does outside its machine, by the flow. What is left out does not happen. */
export interface After {
  /** Texts of the snackbar, title and message joined by ` · `. */
  messages?: readonly string[];
  /** Names of the queries that are out of date. */
  refreshed?: readonly string[];
  /** Requests of the page's own queries, as `GET /cart/`. */
  asks?: readonly string[];
  /** Names of overlays that open and close. */
  opens?: readonly string[];
  closes?: readonly string[];
  goesTo?: string;
  /** The page is loaded again at this address. */
  reloads?: string;
  /** What the browser stores from now on, by key; null where nothing is left. A made id is `<key>`. */
  stored?: Readonly<Record<string, string | null>>;
  /** Messages to actors of the page, by their name. */
  tells?: readonly { to: string; event: AnyEventObject }[];
}

/** What a cell of a row may depend on: the context before the step, and the event. */
interface Step<M extends AnyStateMachine, E> {
  context: ContextFrom<M>;
  event: E;
}
type Cell<S, T> = T | ((step: S) => T);

/** A message to a child or to the parent, by the actor's id. */
export interface Message {
  to: string;
  event: EventObject;
}

/** One transition of one case: what happens on an event in a state. What a row leaves out does not happen. */
interface TableRow<M extends AnyStateMachine, On extends string, E> {
  /** Where it happens: names of active states, `*` for all of them. */
  in: string | readonly string[];
  /** A type of the machine's events, `<actor> done`, `<actor> failed` or `after <delay>`. */
  on: On;
  /** The case: the row counts only where this holds. */
  when?: (step: Step<M, E>) => boolean;
  /** The innermost state afterwards; a list where regions run side by side and more than one changes. */
  to?: string | readonly string[];
  /** The innermost state is left and entered again: its calls and delays begin again. */
  again?: true;
  /** Fields of the context that change. */
  sets?: Cell<Step<M, E>, Partial<ContextFrom<M>>>;
  emits?: Cell<Step<M, E>, readonly EmittedFrom<M>[]>;
  sends?: Cell<Step<M, E>, readonly Message[]>;
  /** Children that begin to live, by id, with their input. */
  spawns?: Cell<Step<M, E>, Readonly<Record<string, unknown>>>;
  stops?: Cell<Step<M, E>, readonly string[]>;
  after?: Cell<Step<M, E>, After>;
}

type Rows<M extends AnyStateMachine> =
  | {
      [T in EventFromLogic<M>['type']]: TableRow<M, T, Extract<EventFromLogic<M>, { type: T }>>;
    }[EventFromLogic<M>['type']]
  | { [Id in ActorId<M>]: TableRow<M, `${Id} done`, { output: OutputFrom<NonNullable<Actors<M>[Id]>> }> }[ActorId<M>]
  | TableRow<M, `${ActorId<M>} failed`, { error: unknown }>
  | TableRow<M, `after ${string}`, EventObject>;

/** What runs while a state is active. */
interface StateRow<M extends AnyStateMachine> {
  tags?: readonly TagsFrom<M>[];
  /** Calls in flight with their input, which is fixed when the state is entered. */
  calls?: { [Id in ActorId<M>]?: Cell<ContextFrom<M>, InputFrom<NonNullable<Actors<M>[Id]>> | undefined> };
  /** Delays in milliseconds. */
  delays?: Readonly<Record<string, number>>;
  final?: true;
}

/** A machine as its specification has it, written by hand: see `defineTable`. */
export interface TableSpec<M extends AnyStateMachine> {
  /** Where each of the model's inputs begins. */
  starts: readonly { to: string; context: ContextFrom<M>; emits?: readonly EmittedFrom<M>[] }[];
  /** Every state by its dotted name. */
  states: Readonly<Record<string, StateRow<M>>>;
  rows: readonly Rows<M>[];
  /** What each call sends, by its input: one request after the other. A call that is left out sends nothing. */
  requests?: {
    [Id in ActorId<M>]?: (input: InputFrom<NonNullable<Actors<M>[Id]>>) => readonly RequestRow[];
  };
}

/** A row with its machine's types forgotten. */
export interface Row {
  in: string | readonly string[];
  on: string;
  when?: unknown;
  to?: string | readonly string[];
  again?: true;
  sets?: unknown;
  emits?: unknown;
  sends?: unknown;
  spawns?: unknown;
  stops?: unknown;
  after?: unknown;
}

/** A table with its machine's types forgotten, as the walks take it. */
export interface Table {
  starts: readonly { to: string; context: unknown; emits?: readonly EventObject[] }[];
  states: Readonly<
    Record<
      string,
      { tags?: readonly string[]; calls?: object; delays?: Readonly<Record<string, number>>; final?: true }
    >
  >;
  rows: readonly Row[];
  requests?: object;
}

/**
 * The oracle of a machine, by hand from the specification: state × event × case → target, context, emitted events,
 * messages; per state its calls with their input and its delays in milliseconds. Literals only: a table imports nothing
 * of `machines/` but types. An event without a row changes nothing.
 */
export function defineTable<M extends AnyStateMachine>(spec: TableSpec<M>): Table {
  return spec;
}

/** An event's name in tables. */
export function tableEvent(type: string): string {
  return type
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 done')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 failed')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1');
}

/** Dotted names of a state and of all that it is in, outermost first; `*` stands for the machine. */
export function namesOf(leaves: readonly string[]): string[] {
  const names = leaves.flatMap((leaf) => leaf.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.')));
  return ['*', ...new Set(names)];
}

/** The one row for an event in a state; undefined where nothing may happen. Throws where there are two. */
export function rowFor(table: Table, leaves: readonly string[], context: unknown, event: EventObject): Row | undefined {
  const names = namesOf(leaves);
  const on = tableEvent(event.type);
  const found = table.rows.filter(
    (row) =>
      row.on === on &&
      [row.in].flat().some((name) => names.includes(name)) &&
      (typeof row.when !== 'function' || row.when({ context, event }) === true),
  );
  if (found.length > 1) throw new Error(`The table has ${found.length} rows for '${on}' in ${leaves.join(' + ')}`);
  return found[0];
}
