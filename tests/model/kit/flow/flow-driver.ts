import { ApiError } from '#lib/api-error.ts';
import type { Flow } from '#page/define-flow.ts';
import type { PageActors, PageDeps } from '#page/page-deps.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { AnyMachineSnapshot } from 'xstate';
import type { Edge, Graph } from '#tests/model/kit/explore.ts';
import type { Ending, Reply, Served } from './held-fetch.ts';
import { answeredActor, type Model } from '#tests/model/kit/model.ts';
import { stateNames } from '#tests/model/kit/observe.ts';

/** What happens on the page so that a call ends; one that never fails has no `failed`. */
interface Bringing {
  done: (output: never, deps: PageDeps) => void;
  failed?: (error: never, deps: PageDeps) => void;
}

/** What a flow's author tells `walkFlow`. */
export interface FlowDriver {
  flow: Flow;
  /**
   * What the server answers so that a call comes to this output: one answer for each of its requests; undefined where
   * no answer comes to it.
   */
  answers?: Readonly<Record<string, (output: never, input: never) => readonly Reply[] | undefined>>;
  /** Calls that ask no server and that the walk answers itself, with the reason. */
  held?: Readonly<Record<string, string>>;
  /** How a call that asks no server comes to an output or an error, where the page can bring it about. */
  brings?: Readonly<Record<string, Bringing>>;
  /** The page's actors that the flow works with. */
  actors?: () => Partial<PageActors>;
  /** What the page knows and stores before the flow begins. */
  prepare?: (queryClient: QueryClient) => void;
  /** Queries whose parameters matter; every operation has one without. */
  queries?: readonly QueryKey[];
  /** What the flow tells apart: of all edges that do the same from one class to another, one is walked. */
  flowClass?: (snapshot: AnyMachineSnapshot) => unknown;
  /** What stands on the page before each step. */
  each?: () => void;
  /** Whether an answer confirms what was sent with a key; each one does if not said. */
  confirms?: Readonly<Record<string, (output: never) => boolean>>;
  /** What the page's own queries are answered, by `GET /cart/`. */
  served?: Served;
}

const isOpen = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What the server does where a call fails so; undefined where no answer of it comes to that. */
export function endingOf(error: unknown): Ending | undefined {
  if (!isOpen(error)) return undefined;
  const { kind, status, code, detail, fields, retryAfter } = error;
  if (kind === 'network' || kind === 'timeout') return kind;
  if (kind === 'http' || (kind === undefined && code !== undefined) || error instanceof ApiError) {
    const body = { code, detail, fields, retry_after: retryAfter };
    return { status: typeof status === 'number' ? status : 422, body, error: { code, detail, fields, retryAfter } };
  }
  if (!(error instanceof Error)) return undefined;
  return typeof status === 'number' ? { status } : 'network';
}

/** The input of a call that is in flight in a state, by the table. */
function inputOf({ table }: Model, snapshot: AnyMachineSnapshot, id: string): unknown {
  const calls = stateNames(snapshot).map((name) => table.states[name]?.calls as Record<string, unknown> | undefined);
  const input = calls.find((of) => of !== undefined && id in of)?.[id];
  return typeof input === 'function' ? (input as (context: unknown) => unknown)(snapshot.context) : input;
}

/** Whether nothing that the server answers comes to an edge. */
function isUnanswerable(model: Model, { states }: Graph, { event, from }: Edge, driver: FlowDriver): boolean {
  const { held = {}, brings = {}, answers = {} } = driver;
  const answered = answeredActor(event.type);
  if (!answered || held[answered.id] !== undefined) return false;
  const { id, ok } = answered;
  if (brings[id]) return !ok && !brings[id].failed;
  if (!ok) return endingOf((event as { error?: unknown }).error) === undefined;
  const answer = answers[id];
  const snapshot = states.get(from)?.snapshot;
  if (!answer || !snapshot) return false;
  return answer((event as { output?: unknown }).output as never, inputOf(model, snapshot, id) as never) === undefined;
}

/** Edges that no answers of the server come to; the walk leaves them out. */
export function unreached(model: Model, graph: Graph, driver: FlowDriver): ReadonlySet<Edge> {
  const open = graph.edges.filter((edge) => !isUnanswerable(model, graph, edge, driver));
  const reached = new Set(graph.starts.map(({ key }) => key));
  for (let before = -1; before < reached.size;) {
    before = reached.size;
    for (const { from, to } of open) if (reached.has(from)) reached.add(to);
  }
  const walked = new Set(open.filter(({ from }) => reached.has(from)));
  return new Set(graph.edges.filter((edge) => !walked.has(edge)));
}
