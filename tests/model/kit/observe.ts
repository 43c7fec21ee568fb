import type { AnyMachineSnapshot, EventObject, ExecutableActionObject, Snapshot } from 'xstate';
import type { Bench } from './bench.ts';
import type { Model } from './model.ts';

/** What is compared after each step: the state, what it waits for, and what it told the world. */
export interface Observed {
  status: string;
  state: unknown;
  /** Input of each call in flight, by actor id. */
  calls: Record<string, unknown>;
  /** Names of the delays that run. */
  delays: string[];
  emitted: EventObject[];
}

/** JSON in which errors keep their name and message. */
export function serialize(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part instanceof Error ? { ...part, name: part.name, message: part.message } : part,
  );
}

/** Dotted names of the active states, outermost first, without the root. */
export function stateNames(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.map((node) => node.path.join('.')).filter((name) => name !== '');
}

function isCall(snapshot: Snapshot<unknown>): snapshot is Snapshot<unknown> & { input: unknown } {
  return 'input' in snapshot;
}

/** What the pure transition says must be observed. */
export function expectedOf(model: Model, snapshot: AnyMachineSnapshot, actions: readonly ExecutableActionObject[]): Observed {
  const isActive = snapshot.status === 'active';
  const invoked = isActive ? snapshot._nodes.flatMap((node) => node.invoke.map(({ id }) => id)) : [];
  const calls = invoked.flatMap((id) => {
    const child: Snapshot<unknown> | undefined = snapshot.children[id]?.getSnapshot();
    return child && isCall(child) ? [[id, child.input] as const] : [];
  });
  return {
    status: snapshot.status,
    state: model.projection(snapshot),
    calls: Object.fromEntries(calls.toSorted(([a], [b]) => a.localeCompare(b))),
    delays: isActive ? snapshot._nodes.flatMap((node) => [...new Set(node.after.map(({ delay }) => String(delay)))]).toSorted() : [],
    emitted: actions.flatMap(({ type, params }) => (type === 'xstate.emit' && isEmission(params) ? [params.event] : [])),
  };
}

function isEmission(params: unknown): params is { event: EventObject } {
  return typeof params === 'object' && params !== null && 'event' in params;
}

/** What a running actor shows. */
export function observe(model: Model, bench: Bench, snapshot: AnyMachineSnapshot, emitted: EventObject[]): Observed {
  const invoked = new Set(snapshot._nodes.flatMap((node) => node.invoke.map(({ id }) => id)));
  const calls = bench.pending().flatMap(({ id, input }) => (invoked.has(id) ? [[id, input] as const] : []));
  return {
    status: snapshot.status,
    state: model.projection(snapshot),
    calls: Object.fromEntries(calls.toSorted(([a], [b]) => a.localeCompare(b))),
    delays: bench.clock.running().map(({ name }) => name).toSorted(),
    emitted,
  };
}
