/** What is read of a machine that is a lifecycle table. */
interface StateNodes {
  readonly [state: string]:
    { readonly type: string; readonly transitions: ReadonlyMap<string, readonly Transition[]> } | undefined;
}

interface Transition {
  readonly guard?: unknown;
  readonly target?: readonly { key: string }[] | undefined;
}

/** Each guard of a table as a rule that says why not; null where nothing is against it. */
type Rules<Facts, Code> = Readonly<Record<string, (facts: Facts) => Code | null>>;

/** Why a table refuses this event in this state, by the rule of the transition's guard; null where it takes it. */
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
  // A guard without a rule would allow the transition to everyone.
  return rule ? rule(facts) : 'not_allowed';
}

/** Throws where a table has a state that the contract lacks, lacks one that it has, or cannot reach one from the first. */
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
