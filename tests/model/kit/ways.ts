import type { Edge, Graph } from './explore.ts';

/** A shortest way to each state, from the first start that leads there; of events that are taken alone. */
export class Ways {
  private readonly cameBy = new Map<string, Edge | undefined>();

  constructor({ starts, edges }: Graph) {
    const from = new Map<string, Edge[]>();
    for (const edge of edges) if (edge.isTaken) from.set(edge.from, [...(from.get(edge.from) ?? []), edge]);
    const queue = starts.map(({ key }) => key);
    for (const key of queue) this.cameBy.set(key, undefined);
    for (const key of queue)
      for (const edge of from.get(key) ?? []) {
        if (this.cameBy.has(edge.to)) continue;
        this.cameBy.set(edge.to, edge);
        queue.push(edge.to);
      }
  }

  /** All states that a way leads to, the nearest first. */
  reached(): string[] {
    return [...this.cameBy.keys()];
  }

  /** The way to a state; empty for a start. */
  to(key: string): Edge[] {
    const way: Edge[] = [];
    for (let edge = this.cameBy.get(key); edge; edge = this.cameBy.get(edge.from)) way.unshift(edge);
    return way;
  }
}
