/** What a check of a lifecycle table reads of a machine. */
interface StateNodes {
  readonly [state: string]: { readonly transitions: ReadonlyMap<string, readonly { target?: readonly { key: string }[] | undefined }[]> } | undefined;
}

/** Throws where a table has a state that the contract lacks, lacks one that it has, or cannot reach one from the first. */
export function checkLifecycle(name: string, nodes: StateNodes, states: readonly string[]): void {
  const unknown = Object.keys(nodes).filter((key) => !states.includes(key));
  const reached = new Set<string>(states.slice(0, 1));
  for (const state of reached) {
    for (const move of [...(nodes[state]?.transitions.values() ?? [])].flat()) {
      for (const target of move.target ?? []) reached.add(target.key);
    }
  }
  const unreachable = states.filter((state) => !nodes[state] || !reached.has(state));
  if (unknown.length + unreachable.length > 0) {
    throw new Error(`The table of ${name} is broken: unknown [${unknown.join()}], unreachable [${unreachable.join()}]`);
  }
}
