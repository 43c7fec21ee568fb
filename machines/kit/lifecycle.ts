/** The part of a lifecycle machine that is read here. */
interface StateNodes {
  readonly [state: string]:
    { readonly type: string; readonly transitions: ReadonlyMap<string, readonly Transition[]> } | undefined;
}

interface Transition {
  readonly guard?: unknown;
  readonly target?: readonly { key: string }[] | undefined;
}

/** The guards of a lifecycle by name: each returns why the transition is refused, or null if it is allowed. */
type Rules<Facts, Code> = Readonly<Record<string, (facts: Facts) => Code | null>>;

/** Why a lifecycle refuses this event in this state: the result of the transition's guard. Null if it is allowed. */
export function readTransitionRefusal<Facts, Code extends string>(
  { nodes, rules }: { nodes: StateNodes; rules: Rules<Facts, Code> },
  { state, event, facts }: { state: string; event: string; facts: Facts },
): Code | 'finished' | 'not_allowed' | null {
  const node = nodes[state];
  if (node?.type === 'final') return 'finished';
  const transition = node?.transitions.get(event)?.[0];
  if (!transition) return 'not_allowed';
  const { guard } = transition;
  if (guard === undefined) return null;
  const rule = typeof guard === 'string' && Object.hasOwn(rules, guard) ? rules[guard] : undefined;
  // A guard without a rule must not allow the transition to everyone.
  return rule ? rule(facts) : 'not_allowed';
}

/** Throws if a lifecycle's states differ from those of the contract, or one can't be reached from the first. */
export function checkLifecycle(name: string, nodes: StateNodes, states: readonly string[]): void {
  const unknown = Object.keys(nodes).filter((key) => !states.includes(key));
  const reached = new Set<string>(states.slice(0, 1));
  for (const state of reached) {
    for (const transition of [...(nodes[state]?.transitions.values() ?? [])].flat()) {
      for (const target of transition.target ?? []) reached.add(target.key);
    }
  }
  const unreachable = states.filter((state) => !nodes[state] || !reached.has(state));
  if (unknown.length + unreachable.length > 0) {
    throw new Error(`The table of ${name} is broken: unknown [${unknown.join()}], unreachable [${unreachable.join()}]`);
  }
}
