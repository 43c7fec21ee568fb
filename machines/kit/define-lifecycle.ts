/**
 * A lifecycle that the server decides by and the client shows: one table of which state may follow which, and by which
 * rule. The statechart, the refusals and what is next are made from it. It invokes nothing, so nothing is aborted.
 */
import { type EventObject, setup } from 'xstate';

/** Why a lifecycle refuses a transition, besides what its rules say. */
type TableRefusal = 'finished' | 'not_allowed';

/** What a state leads to, each by the rule that must allow it, or `true` where none is asked; `final` leads nowhere. */
type Exits<State extends string, Rule extends string> = 'final' | { readonly [To in State]?: Rule | true };

type Chart<State extends string, Rule extends string> = { readonly [From in State]: Exits<State, Rule> };

/** Requests the transition to the state in the event's name. */
type TransitionEvent<Subject extends string, State extends string, Facts> = {
  [To in State]: Facts & { type: `${Subject}.${To}` };
}[State];

/** What a lifecycle is declared by. */
interface LifecycleParts<State extends string, Facts, Refusal, Subject extends string, Rule extends string> {
  /** The states as the contract names them, what the rules decide by, and why a transition is refused. */
  types: { state: State; facts: Facts; refusal: Refusal };
  id: string;
  /** What its events are about: with `order`, `order.done` requests the transition to `done`. */
  subject: Subject;
  /** Why a request for the state that it is in is refused; left out, the table decides. */
  sameState?: NoInfer<Refusal>;
  /** Every state in their usual order, the initial one first. */
  states: NoInfer<Chart<State, Rule>>;
  /** Each returns why it refuses a transition; null if it allows it. */
  rules: Readonly<Record<Rule, (facts: NoInfer<Facts>) => NoInfer<Refusal> | null>>;
}

/** A transition that the table knows; `refusal` says what holds it back, a reason being given where one is needed. */
export interface KnownTransition<State, Refusal> {
  state: State;
  needsReason: boolean;
  refusal: Refusal | null;
}

type Table = Chart<string, string>;

/**
 * Throws where a table names what there isn't, and where a state can't be reached, or leads nowhere without being
 * final.
 */
function check(id: string, table: Table, rules: object): void {
  const states = Object.keys(table);
  const exits = Object.entries(table).flatMap(([from, known]) =>
    known === 'final' ? [] : Object.entries(known).map(([to, rule]) => ({ from, to, rule })),
  );
  const reached = new Set(states.slice(0, 1));
  for (const state of reached) for (const { from, to } of exits) if (from === state) reached.add(to);
  const problems = {
    'unknown states': [...reached].filter((state) => !states.includes(state)),
    'unknown rules': exits.flatMap(({ rule }) => (rule === true || Object.hasOwn(rules, `${rule}`) ? [] : [rule])),
    unreachable: states.filter((state) => !reached.has(state)),
    'dead ends': states.filter((state) => table[state] !== 'final' && !exits.some(({ from }) => from === state)),
  };
  const found = Object.entries(problems).filter(([, names]) => names.length > 0);
  if (found.length === 0) return;
  throw new Error(
    `The table of ${id} is broken: ${found.map(([what, names]) => `${what} [${names.join()}]`).join(', ')}`,
  );
}

/** The statechart of a table. */
function machineOf<Event extends EventObject>(
  { id, subject, table }: { id: string; subject: string; table: Table },
  rules: Readonly<Record<string, (event: Event) => string | null>>,
) {
  const chart = setup({
    types: {} as { events: Event },
    guards: Object.fromEntries(
      Object.entries(rules).map(([name, rule]) => [name, ({ event }: { event: Event }) => rule(event) === null]),
    ),
  });
  type StateConfig = Parameters<typeof chart.createStateConfig>[0];
  const onOf = (exits: Exclude<Exits<string, string>, 'final'>) =>
    Object.fromEntries(
      Object.entries(exits).map(([target, rule]) => [
        `${subject}.${target}`,
        rule === true ? { target } : { target, guard: rule },
      ]),
    );
  const stateOf = (exits: Exits<string, string>) =>
    (exits === 'final' ? { type: 'final' } : { on: onOf(exits) }) as Pick<StateConfig, 'type' | 'on'>;
  return chart.createMachine({
    id,
    initial: Object.keys(table)[0],
    states: Object.fromEntries(Object.entries(table).map(([state, exits]) => [state, stateOf(exits)])),
  });
}

/** Declares a lifecycle; throws where its table is broken. */
export function defineLifecycle<
  State extends string,
  Facts extends object,
  Refusal extends string,
  Subject extends string,
  Rule extends string,
>({ id, subject, sameState, states: chart, rules }: LifecycleParts<State, Facts, Refusal, Subject, Rule>) {
  const table: Chart<State, Rule> = chart;
  check(id, table, rules);
  const states: readonly State[] = Object.keys(table) as State[];

  /** A state that a newer server knows, or an older database, leads nowhere. */
  const exitsOf = (from: State): Exits<State, Rule> => (Object.hasOwn(table, from) ? table[from] : {});

  /** Why it may not change from one state to the other; null if it may. */
  const refusal = (from: State, to: State, facts: Facts): Refusal | TableRefusal | null => {
    if (from === to && sameState !== undefined) return sameState;
    const exits = exitsOf(from);
    if (exits === 'final') return 'finished';
    const rule: Rule | true | undefined = Object.hasOwn(exits, to) ? exits[to] : undefined;
    if (rule === undefined) return 'not_allowed';
    return rule === true ? null : rules[rule](facts);
  };

  /** The transitions that a state knows, in the usual order. */
  const next = (from: State, facts: Omit<Facts, 'hasReason'>): KnownTransition<State, Refusal | TableRefusal>[] => {
    const exits = exitsOf(from);
    return states.flatMap((to) => {
      if (exits === 'final' || exits[to] === undefined) return [];
      const refused = (hasReason: boolean) => refusal(from, to, { ...facts, hasReason } as Facts);
      return [{ state: to, needsReason: refused(false) === 'reason_needed', refusal: refused(true) }];
    });
  };

  const machine = machineOf<TransitionEvent<Subject, State, Facts>>({ id, subject, table }, rules);
  return { machine, states, refusal, next };
}
