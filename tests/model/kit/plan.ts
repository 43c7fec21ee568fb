import type { Edge, Graph } from './explore.ts';

/** Chooses which edges to walk next, so that a few long walks cover them all. */
export class Plan {
  readonly todo: Set<Edge>;
  private readonly from = new Map<string, Edge[]>();
  private readonly banned: Set<Edge>;

  /** No walk takes what is `closed`. */
  constructor(graph: Graph, todo: readonly Edge[] = graph.edges, closed: Iterable<Edge> = []) {
    this.banned = new Set(closed);
    this.todo = new Set(todo);
    for (const edge of graph.edges) this.from.set(edge.from, [...(this.from.get(edge.from) ?? []), edge]);
  }

  /** A shortest way from a state over to an edge still to do; empty where there is none. */
  wayOn(start: string): Edge[] {
    const cameBy = new Map<string, Edge | undefined>([[start, undefined]]);
    const queue = [start];
    for (const key of queue) {
      const open = (this.from.get(key) ?? []).filter((edge) => !this.banned.has(edge));
      const next = open.find((edge) => this.todo.has(edge));
      if (next) return [...this.wayBack(cameBy, key), next];
      for (const edge of open) {
        if (cameBy.has(edge.to)) continue;
        cameBy.set(edge.to, edge);
        queue.push(edge.to);
      }
    }
    return [];
  }

  private wayBack(cameBy: Map<string, Edge | undefined>, key: string): Edge[] {
    const way: Edge[] = [];
    for (let edge = cameBy.get(key); edge; edge = cameBy.get(edge.from)) way.unshift(edge);
    return way;
  }

  walked(edge: Edge): void {
    this.todo.delete(edge);
  }

  /** A step that went wrong is never taken again. */
  failed(edge: Edge): void {
    this.todo.delete(edge);
    this.banned.add(edge);
  }
}
