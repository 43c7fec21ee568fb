import type { BrowserDriver } from './browser-driver.ts';
import { whyWithoutControl } from '#tests/model/kit/controls.ts';
import type { Edge, Graph } from '#tests/model/kit/explore.ts';
import { endingOf } from '#tests/model/kit/flow/flow-driver.ts';
import { answeredActor, endedDelay, type Model } from '#tests/model/kit/model.ts';
import { leavesOf, stateNames } from '#tests/model/kit/observe.ts';
import { Ways } from '#tests/model/kit/ways.ts';

/** What a walk in the browser does with a graph. */
export interface BrowserEdges {
  /** The graph from the model's first input. */
  graph: Graph;
  /** Edges of a shortest way to each state, and, where all is asked for, one that takes each transition. */
  due: readonly Edge[];
  /** Edges that nothing on the page or the server comes to, not even on the way. */
  closed: ReadonlySet<Edge>;
  notOffered: Record<string, string[]>;
}

const REFUSED = 'guards refuse it';
const PASSED = 'the page passes through this state at once';

/** Why the walk doesn't bring an edge about; undefined where it does. */
function whyClosed({ table }: Model, graph: Graph, edge: Edge, driver: BrowserDriver): string | undefined {
  const { event, from, isTaken } = edge;
  const snapshot = graph.states.get(from)?.snapshot;
  if (!isTaken || !snapshot) return REFUSED;
  const why = whyWithoutControl(driver.withoutControl, snapshot, event);
  if (why !== undefined) return why;
  const callsIn = (name: string): object => table.states[name]?.calls ?? {};
  const passed = (driver.byItself ?? []).filter((id) => stateNames(snapshot).some((name) => id in callsIn(name)));
  if (passed.length > 0) return passed.some((id) => event.type === `xstate.done.actor.${id}`) ? undefined : PASSED;
  if (driver.press[event.type] || endedDelay(event.type) !== undefined) return undefined;
  const answered = answeredActor(event.type);
  if (!answered || !driver.calls[answered.id]) throw new Error(`Nothing says how '${event.type}' comes about`);
  if (!answered.ok) {
    const ending = endingOf((event as { error?: unknown }).error);
    return ending === undefined || ending === 'timeout' ? 'no answer of the server comes to it' : undefined;
  }
  const answer = driver.answers?.[answered.id];
  if (!answer) return undefined;
  const how = answer((event as { output?: unknown }).output as never, snapshot);
  return typeof how === 'string' ? how : undefined;
}

/** Chooses what to walk. */
export function browserEdges(model: Model, whole: Graph, driver: BrowserDriver, isWhole: boolean): BrowserEdges {
  const starts = whole.starts.filter(({ index }) => index === 0);
  const graph = { ...whole, starts };
  const reasons = new Map(graph.edges.map((edge) => [edge, whyClosed(model, graph, edge, driver)]));
  const ways = new Ways({ ...graph, edges: graph.edges.filter((edge) => reasons.get(edge) === undefined) });
  const reached = new Set(ways.reached());
  const open = graph.edges.filter((edge) => reasons.get(edge) === undefined && reached.has(edge.from));
  const due = new Set<Edge>();
  const seen = new Set<string>();
  for (const key of reached) {
    const state = graph.states.get(key);
    const name = state ? leavesOf(state.snapshot).join(' + ') : key;
    if (seen.has(name)) continue;
    seen.add(name);
    for (const edge of ways.to(key)) due.add(edge);
  }
  // Of a machine with one state the way to each is no step.
  if (isWhole || due.size === 0) {
    const lengthOf = new Map(open.map((edge) => [edge, ways.to(edge.from).length]));
    const nearest = open.toSorted((a, b) => (lengthOf.get(a) ?? 0) - (lengthOf.get(b) ?? 0));
    const taken = new Set([...due].flatMap(({ transitions }) => transitions));
    for (const edge of nearest) {
      if (edge.transitions.every((id) => taken.has(id))) continue;
      due.add(edge);
      for (const id of edge.transitions) taken.add(id);
    }
  }
  const notOffered: Record<string, string[]> = {};
  const taken = new Set(open.flatMap(({ transitions }) => transitions));
  for (const [edge, why] of reasons) {
    if (why === undefined || why === REFUSED || edge.transitions.every((id) => taken.has(id))) continue;
    const told = (notOffered[edge.event.type] ??= []);
    if (!told.includes(why)) told.push(why);
  }
  const isOpen = new Set(open);
  return { graph, due: [...due], closed: new Set(graph.edges.filter((edge) => !isOpen.has(edge))), notOffered };
}
