import { vi } from 'vitest';
import { createActor, StateMachine, type EventObject, type UnknownActorLogic } from 'xstate';
import { makeBench, type Bench } from '#tests/model/kit/bench.ts';
import { DifferenceError, differencesOf, type Difference } from '#tests/model/kit/differences.ts';
import { edgesByClass } from '#tests/model/kit/edges-by-class.ts';
import { explore, type Edge, type Start } from '#tests/model/kit/explore.ts';
import { flowPage } from './flow-page.ts';
import { endingOf, unreached, type FlowDriver } from './flow-driver.ts';
import { HeldFetch, rowOfRequest, type Ending, type HeldRequest } from './held-fetch.ts';
import { answeredActor, type Model } from '#tests/model/kit/model.ts';
import { leavesOf, serialize } from '#tests/model/kit/observe.ts';
import { Oracle, type Observed } from '#tests/model/kit/oracle.ts';
import { askedEdges, recordOf, recordWalk } from '#tests/model/kit/record.ts';
import { RequestRules } from './request-rules.ts';
import type { After, RequestRow } from '#tests/model/kit/table.ts';
import { deliverEffect } from '#tests/model/kit/walk-node.ts';
import { walkGraph, type Run, type WalkResult } from '#tests/model/kit/walk.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A wrong step is one that is wrong after so many turns and milliseconds, however busy the machine is. */
const [LEAST_TURNS, LEAST_MS] = [1_000, 2_000];

/** Waits until `check` throws no more; it has a few turns in any case, so that what comes unasked is seen too. */
async function untilRight(check: () => void): Promise<void> {
  const begun = performance.now();
  for (let turns = 1; ; turns += 1) {
    await turn();
    try {
      check();
      if (turns > 3) return;
    } catch (error) {
      if (turns > LEAST_TURNS && performance.now() - begun > LEAST_MS) throw error;
    }
  }
}

/** The requests that each call must have in flight, by its id. */
function requestsOf({ table }: Model, calls: Observed['calls']): Map<string, readonly RequestRow[]> {
  const rows = table.requests as Readonly<Record<string, (input: unknown) => readonly RequestRow[]>> | undefined;
  return new Map(Object.entries(calls).map(([id, input]) => [id, rows?.[id]?.(input) ?? []]));
}

/** Where the error that the flow has made of an answer isn't the sample's. */
function errorDifferences(is: unknown, should: unknown): readonly Difference[] {
  // The sample says no more than that it failed.
  if (should instanceof Error && !('status' in should) && !('code' in should)) {
    return differencesOf('error', is instanceof Error, true, serialize);
  }
  const ending = endingOf(should);
  const wanted =
    typeof ending === 'object' ? { kind: 'http', status: ending.status, ...ending.error } : { kind: ending };
  const made = Object.entries(wanted).filter(([, value]) => value !== undefined);
  const read = made.map(([name]) => [name, (is as Record<string, unknown> | undefined)?.[name]]);
  return differencesOf('error', Object.fromEntries(read), Object.fromEntries(made), serialize);
}

const asSent = ({ goesOn: _, keyFor: __, isLastKeyKept: ___, key, ...sent }: RequestRow): RequestRow => ({
  ...sent,
  ...(key !== undefined && { hasKey: true }),
});

/** It makes no difference which query is out of date first: a difference is told by its name. */
const byName = ({ refreshed = [], ...after }: After) => ({
  ...after,
  ...(refreshed.length > 0 && { refreshed: Object.fromEntries(refreshed.map((name) => [name, true])) }),
});

class FlowRun implements Run {
  private readonly model: Model;
  private readonly driver: FlowDriver;
  private readonly fetch: HeldFetch;
  private readonly page: ReturnType<typeof flowPage>;
  private readonly bench: Bench;
  private readonly oracle: Oracle;
  private readonly rules = new RequestRules();
  private readonly actor: ReturnType<typeof createActor>;
  private received: EventObject[] = [];
  private flight = new Map<string, HeldRequest>();
  private should: Observed;

  constructor(model: Model, driver: FlowDriver, { input, index }: Start) {
    this.model = model;
    this.driver = driver;
    this.fetch = new HeldFetch(driver.served ?? {}, (name) => this.isCalled(name));
    vi.stubGlobal('fetch', this.fetch.fetch);
    this.page = flowPage({ actors: driver.actors?.() ?? {}, queries: driver.queries ?? [], fetch: this.fetch });
    driver.prepare?.(this.page.deps.queryClient);
    this.page.forget();
    const { machine, handle } = driver.flow.connect(this.page.deps);
    const real = Object.entries(machine.implementations.actors).filter(
      ([id, logic]) => !(logic instanceof StateMachine) && driver.held?.[id] === undefined,
    );
    this.bench = makeBench(machine, Object.fromEntries(real) as Record<string, UnknownActorLogic>);
    this.oracle = new Oracle(model.table);
    const actor = createActor(this.bench.machine, {
      input,
      clock: this.bench.clock,
      inspect: (inspected) => {
        if (inspected.type === '@xstate.event' && inspected.actorRef === actor) this.received.push(inspected.event);
      },
    });
    actor.on('*', handle);
    actor.subscribe({ error: () => undefined });
    this.actor = actor;
    this.should = this.oracle.begin(index);
    actor.start();
  }

  /** Whether one of the machine's calls sends this now: the page's own query has the same address. */
  private isCalled(name: string): boolean {
    const rows = [...requestsOf(this.model, this.should.calls).values()].flat();
    return rows.some(({ method, path }) => `${method} ${path}` === name);
  }

  begin(): Promise<void> {
    return this.settleAs(this.should);
  }

  async step({ event }: Edge): Promise<void> {
    this.seeLate();
    this.driver.each?.();
    this.page.forget();
    this.received = [];
    const before = this.should;
    this.should = this.oracle.take(event);
    const answered = answeredActor(event.type);
    if (answered && this.driver.brings?.[answered.id]) this.bring(answered.id, event);
    else if (answered && this.driver.held?.[answered.id] === undefined) await this.answer(answered.id, event, before);
    else if (!deliverEffect(this.bench, event)) this.actor.send(event);
    await this.settleAs(this.should, before, answered?.id);
  }

  /** What has come since the last step was over is not forgotten. */
  private seeLate(): void {
    const differences = differencesOf('after', byName(this.seen()), byName(this.oracle.after), serialize);
    if (differences.length > 0) throw new DifferenceError(differences);
  }

  private seen(): After {
    return this.page.seen(this.oracle.after);
  }

  end(): void {
    this.actor.stop();
    this.page.end();
    vi.unstubAllGlobals();
  }

  private bring(id: string, event: EventObject): void {
    const { done, failed } = this.driver.brings?.[id] ?? {};
    this.page.byItself((deps) => {
      if ('error' in event) failed?.(event.error as never, deps);
      else done?.((event as { output?: unknown }).output as never, deps);
    });
  }

  /** Answers the requests of a call, one after the other, so that it comes to what the event says. */
  private async answer(id: string, event: EventObject, { calls }: Observed): Promise<void> {
    const rows = requestsOf(this.model, calls).get(id) ?? [];
    const input = calls[id] as never;
    const isFailure = 'error' in event;
    const output = (event as { output?: unknown }).output;
    const endings: readonly (Ending | undefined)[] = isFailure
      ? [endingOf(event.error)]
      : (this.driver.answers?.[id]?.(output as never, input) ?? rows.map(() => ({ status: 204 })));
    for (const [index, ending] of endings.entries()) {
      const row = rows[index];
      if (!row || !ending) throw new Error(`Nothing says how '${id}' comes to ${serialize(event)}`);
      await untilRight(() => this.find(row));
      this.find(row).end(ending);
    }
    await untilRight(() => {
      const heard = this.received.find(({ type }) => type === event.type);
      if (!heard) throw new Error(`'${id}' was answered, and ${event.type} never came`);
      const differences = isFailure
        ? errorDifferences((heard as { error?: unknown }).error, event.error)
        : differencesOf('output', (heard as { output?: unknown }).output, output, serialize);
      if (differences.length > 0) throw new DifferenceError(differences);
    });
    const isConfirmed = !isFailure && (this.driver.confirms?.[id]?.(output as never) ?? true);
    if (isConfirmed) for (const row of rows) this.rules.confirm(row);
  }

  private find(row: RequestRow): HeldRequest {
    const found = this.fetch.pending().find((one) => serialize(rowOfRequest(one)) === serialize(asSent(row)));
    if (!found) throw new Error(`Nobody has sent ${serialize(asSent(row))}`);
    return found;
  }

  private async settleAs(should: Observed, before?: Observed, answered?: string): Promise<void> {
    const rows = requestsOf(this.model, should.calls);
    const left = Object.keys(before?.calls ?? {}).filter(
      (id) => id !== answered && (!(id in should.calls) || should.began.includes(id)),
    );
    for (const id of left) {
      const [row] = requestsOf(this.model, before?.calls ?? {}).get(id) ?? [];
      const request = this.flight.get(id);
      if (!row?.goesOn || !request) continue;
      if (request.isAborted()) throw new Error(`The request of '${id}' goes on, and was aborted`);
      this.fetch.leave([request]);
    }
    const wanted = [...rows.values()].flatMap(([first]) => (first ? [asSent(first)] : []));
    await untilRight(() => {
      const differences = [
        ...differencesOf(
          'state',
          leavesOf(this.actor.getSnapshot() as never).toSorted(),
          should.state.toSorted(),
          serialize,
        ),
        ...differencesOf('requests', this.fetch.pending().map(rowOfRequest), wanted, serialize),
        ...differencesOf('after', byName(this.seen()), byName(this.oracle.after), serialize),
      ];
      if (differences.length > 0) throw new DifferenceError(differences);
    });
    this.flight = new Map();
    for (const [id, [row]] of rows) {
      if (!row) continue;
      const request = this.find(row);
      this.flight.set(id, request);
      this.rules.see(request, row);
    }
  }
}

/** What the walk brings about by itself or not at all, with the reasons. */
function notOfferedOf(
  left: ReadonlySet<Edge>,
  walked: readonly Edge[],
  { held = {} }: FlowDriver,
): Record<string, string[]> {
  const taken = new Set(walked.flatMap(({ transitions }) => transitions));
  const never = [...left].filter(({ transitions }) => transitions.some((id) => !taken.has(id)));
  return Object.fromEntries([
    ...Object.entries(held).map(([id, why]) => [id, [why]]),
    ...never.map(({ event }) => [event.type, ['nothing that the page or the server does comes to it']]),
  ]);
}

/**
 * Walks a model on its real flow, over a server whose answers the walk holds. Compares with the table what is sent and
 * what is aborted, and what the flow does outside its machine: messages, queries, storage, overlays, addresses. `left`
 * counts the edges that no answer of the server comes to.
 */
export async function walkFlow(model: Model, driver: FlowDriver): Promise<WalkResult & { left: number }> {
  const graph = explore(model);
  const closed = unreached(model, graph, driver);
  const asked = askedEdges(model.name, graph);
  const edges = (asked ?? edgesByClass(graph, driver.flowClass)).filter((edge) => !closed.has(edge));
  const begun = performance.now();
  const begin = async (start: Start): Promise<Run> => {
    const run = new FlowRun(model, driver, start);
    await run.begin().catch((error: unknown) => {
      run.end();
      throw error;
    });
    return run;
  };
  const result = await walkGraph(graph, begin, { edges, closed });
  if (asked?.length !== 0) {
    const seconds = (performance.now() - begun) / 1000;
    const notOffered = notOfferedOf(closed, edges, driver);
    recordWalk('flow', recordOf(model.name, graph, edges, result, { seconds, notOffered }));
  }
  return { ...result, left: closed.size };
}
