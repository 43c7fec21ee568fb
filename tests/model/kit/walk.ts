import type { AnyStateMachine } from 'xstate';
import { DifferenceError, type Difference } from './differences.ts';
import type { Edge, Graph, Start } from './explore.ts';
import { Plan } from './plan.ts';
import { Ways } from './ways.ts';

/** A step whose outcome was not the model's. */
export interface Failure {
  /** Event types of the shortest way to the wrong step, which is the last; empty where the start itself is wrong. */
  path: string[];
  reason: string;
  /** Where it differs, if it is a difference and not an error. */
  differences: readonly Difference[];
  /** The number of the wrong step's edge; undefined where the start itself is wrong. */
  edge: number | undefined;
  /** The number of the start, and those of the edges that were walked, refused ones too; the last is the wrong step. */
  history: string;
}

/** What a driver did with a graph. */
export interface WalkResult {
  walked: ReadonlySet<string>;
  failures: Failure[];
  /** Edges that no walk came to. */
  missed: readonly string[];
  walks: number;
}

/** How to walk, where the defaults don't do. */
export interface WalkOptions {
  /** The model's graph, where it is at hand already. */
  graph?: Graph;
  /** Another machine to hold against the same model. */
  subject?: AnyStateMachine;
  /** The edges to walk, where not all are due; the others are walked only on the way. */
  edges?: readonly Edge[];
  /** Edges that can't be walked, not even on the way. */
  closed?: ReadonlySet<Edge>;
  /** Ends the walk at its first failure. */
  isOneFailureEnough?: boolean;
}

/** One run of the thing under test, from its start. */
export interface Run {
  step: (edge: Edge) => Promise<void>;
  end: () => void | Promise<void>;
}

/** Walks every edge of a graph, each walk in a fresh run. A run and a step throw when something is wrong. */
export async function walkGraph(
  graph: Graph,
  begin: (start: Start) => Promise<Run>,
  { edges = graph.edges, closed, isOneFailureEnough = false }: WalkOptions,
): Promise<WalkResult> {
  const plan = new Plan(graph, edges, closed);
  const numbers = new Map(graph.edges.map((edge, index) => [edge, index]));
  const numberOf = (edge: Edge): number => numbers.get(edge) ?? -1;
  const walked = new Set<string>();
  const failures: Failure[] = [];
  let ways: Ways | undefined;
  let walks = 0;
  for (const start of graph.starts) {
    while (plan.wayOn(start.key).length > 0 && (await walkOnce(start))) walks += 1;
  }

  async function walkOnce(start: Start): Promise<boolean> {
    const history: Edge[] = [];
    let run: Run | undefined;
    let step: Edge | undefined;
    try {
      run = await begin(start);
      let key = start.key;
      for (let way = plan.wayOn(key); way.length > 0; way = plan.wayOn(key)) {
        for (step of way) {
          history.push(step);
          await run.step(step);
          plan.walked(step);
          walked.add(step.id);
          key = step.to;
        }
      }
      return true;
    } catch (error) {
      ways ??= new Ways(graph);
      failures.push({
        path: step ? [...ways.to(step.from), step].map(({ event }) => event.type) : [],
        reason: error instanceof Error ? error.message : String(error),
        differences: error instanceof DifferenceError ? error.differences : [],
        edge: step && numberOf(step),
        history: `${start.index}: ${history.map(numberOf).join(' ')}`,
      });
      if (step) plan.failed(step);
      // Without a step it is the start itself that fails, and would fail again.
      return step !== undefined && !isOneFailureEnough;
    } finally {
      await run?.end();
    }
  }

  return { walked, failures, missed: edges.map(({ id }) => id).filter((id) => !walked.has(id)), walks };
}
