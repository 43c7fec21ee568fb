import type { EventObject } from 'xstate';
import { DifferenceError, differencesOf } from '#tests/model/kit/differences.ts';
import { explore, type Edge, type Graph } from '#tests/model/kit/explore.ts';
import type { Model } from '#tests/model/kit/model.ts';
import { leavesOf, serialize } from '#tests/model/kit/observe.ts';
import { askedEdges, recordOf, recordWalk } from '#tests/model/kit/record.ts';
import type { Failure, WalkResult } from '#tests/model/kit/walk.ts';
import { Ways } from '#tests/model/kit/ways.ts';

/** One event in one state of a lifecycle, to be brought about on the real server. */
export interface ServerStep {
  from: string;
  event: EventObject;
  /** The events of a shortest way to the state. */
  way: readonly EventObject[];
}

/** What must come of a step. */
export interface ServerOutcome {
  answer: unknown;
  /** The record afterwards, in the words of `read`; left out where nothing at all may be written. */
  seen?: unknown;
}

/** What the author of a lifecycle's walk tells `walkServer`. */
export interface ServerDriver<Held, Seen> {
  /**
   * Whose event it is and what must come of it, by the table. Of all edges that are alike in this, in their state and
   * in their event, one is walked; the node walk takes every edge.
   */
  classOf: (step: ServerStep) => string;
  /** Why no request brings the event about with these facts; undefined where one does. */
  withoutRequest: (step: ServerStep) => string | undefined;
  /** Brings a record into the state along the way, by real requests, and the event's facts around it. */
  bring: (step: ServerStep) => Promise<Held>;
  /** Sends the request; returns what of its answer is compared. */
  send: (held: Held, step: ServerStep) => Promise<unknown>;
  /** The record as it is now: its state as staff read it, its timeline, its money. */
  read: (held: Held) => Promise<Seen>;
  /** What must come of it by the table; `seen` is the record before. */
  should: (step: ServerStep, held: Held, seen: Seen) => ServerOutcome;
  /** All rows that a request could write, in a few words. */
  rows: () => Promise<unknown>;
}

/** What `walkServer` did with a graph. */
export interface ServerWalk extends WalkResult {
  /** How many classes of edges requests bring about, whichever of them were asked for. */
  offered: number;
  /** What no request brings about: the class in words, and why. */
  notOffered: Readonly<Record<string, string>>;
}

function compare(path: string, is: unknown, should: unknown): void {
  const differences = differencesOf(path, is, should, serialize);
  if (differences.length > 0) throw new DifferenceError(differences);
}

async function walkStep<Held, Seen>(driver: ServerDriver<Held, Seen>, step: ServerStep): Promise<void> {
  const held = await driver.bring(step);
  const [seen, rows] = [await driver.read(held), await driver.rows()];
  const should = driver.should(step, held, seen);
  compare('answer', await driver.send(held, step), should.answer);
  compare('seen', await driver.read(held), should.seen ?? seen);
  if (should.seen === undefined) compare('rows', await driver.rows(), rows);
}

/** The edges to walk, and what no request brings about. */
function choose(
  edges: readonly Edge[],
  stepOf: (edge: Edge) => ServerStep,
  { classOf, withoutRequest }: Pick<ServerDriver<unknown, unknown>, 'classOf' | 'withoutRequest'>,
) {
  const chosen = new Map<string, Edge>();
  const refused = new Map<string, { type: string; why: string }>();
  for (const edge of edges) {
    const step = stepOf(edge);
    const name = `${step.from} · ${edge.event.type} · ${classOf(step)}`;
    if (chosen.has(name)) continue;
    const why = withoutRequest(step);
    if (why === undefined) chosen.set(name, edge);
    else refused.set(name, { type: edge.event.type, why });
  }
  return { due: [...chosen.values()], left: [...refused].filter(([name]) => !chosen.has(name)) };
}

/** The reasons by event type, as the report has them. */
function reasonsOf(left: readonly [string, { type: string; why: string }][]): Record<string, string[]> {
  const reasons: Record<string, string[]> = {};
  for (const [name, { type, why }] of left) (reasons[type] ??= []).push(`${name}: ${why}`);
  return reasons;
}

/**
 * Walks a lifecycle on the real server. A record is brought into each state by real requests, and the event is sent as
 * the person whose it is. What comes of it is compared with the table, never with the machine: what is allowed with its
 * answer and the record as staff read it then, what is refused with its answer and all rows, which stay as they were.
 */
export async function walkServer<Held, Seen>(model: Model, driver: ServerDriver<Held, Seen>): Promise<ServerWalk> {
  const graph: Graph = explore(model);
  const ways = new Ways(graph);
  const asked = askedEdges(model.name, graph);
  const stepOf = ({ from, event }: Edge): ServerStep => {
    const state = graph.states.get(from);
    if (!state) throw new Error(`The model has no state ${from}`);
    return { from: leavesOf(state.snapshot).join(' + '), event, way: ways.to(from).map((edge) => edge.event) };
  };
  const whole = choose(graph.edges, stepOf, driver);
  const { due, left } = asked ? choose(asked, stepOf, driver) : whole;
  const begun = performance.now();
  const walked = new Set<string>();
  const failures: Failure[] = [];
  const numberOf = (edge: Edge): number => graph.edges.indexOf(edge);
  for (const edge of due) {
    try {
      await walkStep(driver, stepOf(edge));
      walked.add(edge.id);
    } catch (error) {
      const way = [...ways.to(edge.from), edge];
      failures.push({
        path: way.map(({ event }) => event.type),
        reason: error instanceof Error ? error.message : String(error),
        differences: error instanceof DifferenceError ? error.differences : [],
        edge: numberOf(edge),
        history: `0: ${way.map(numberOf).join(' ')}`,
      });
    }
  }
  const missed = due.map(({ id }) => id).filter((id) => !walked.has(id));
  const result = { walked, failures, missed, walks: due.length };
  if (asked === undefined || asked.length > 0) {
    const seconds = (performance.now() - begun) / 1000;
    recordWalk('server', recordOf(model.name, graph, due, result, { seconds, notOffered: reasonsOf(left) }));
  }
  const notOffered = Object.fromEntries(whole.left.map(([name, { why }]) => [name, why]));
  return { ...result, offered: whole.due.length, notOffered };
}
