import type { AnyMachineSnapshot } from 'xstate';
import type { Edge, Graph } from './explore.ts';
import { serialize, stateNames } from './observe.ts';

/**
 * One edge for each way between two classes of states, and for each thing that `tellApart` says of edges; every edge
 * where no class is given.
 */
export function edgesByClass(
  graph: Graph,
  classOf?: (snapshot: AnyMachineSnapshot) => unknown,
  tellApart: (edge: Edge) => unknown = () => null,
): readonly Edge[] {
  if (!classOf) return graph.edges;
  const nameOf = (key: string): string => {
    const snapshot = graph.states.get(key)?.snapshot;
    return snapshot ? serialize([stateNames(snapshot), classOf(snapshot)]) : key;
  };
  const ways = new Map<string, Edge>();
  for (const edge of graph.edges) {
    const way = serialize([nameOf(edge.from), edge.event.type, tellApart(edge), edge.transitions, nameOf(edge.to)]);
    if (!ways.has(way)) ways.set(way, edge);
  }
  return [...ways.values()];
}
