import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { Bench } from './bench.ts';
import type { Model } from './model.ts';
import type { Observed } from './oracle.ts';
import type { Message } from './table.ts';

/** Written out, since `JSON.stringify` with a replacer takes nearly twice as long: a tenth of a whole walk. */
function write(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if ('toJSON' in value && typeof value.toJSON === 'function') return write(value.toJSON());
  if (Array.isArray(value)) return `[${value.map((part) => write(part) ?? 'null').join(',')}]`;
  if (value instanceof Error) return write({ ...value, name: value.name, message: value.message });
  if ('xstate$$type' in value) return '"[actor]"';
  const parts: string[] = [];
  for (const [key, held] of Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const part = write(held);
    if (part !== undefined) parts.push(`${JSON.stringify(key)}:${part}`);
  }
  return `{${parts.join(',')}}`;
}

/** JSON with keys in order, in which errors keep their name and message, and all actors are alike. */
export const serialize = (value: unknown): string => write(value) ?? 'undefined';

/** Dotted names of the active states, outermost first, without the root. */
export function stateNames(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.map((node) => node.path.join('.')).filter((name) => name !== '');
}

/** Dotted names of the innermost active states. */
export function leavesOf(snapshot: AnyMachineSnapshot): string[] {
  const names = stateNames(snapshot);
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)));
}

/** What distinguishes a state of a model from the others. */
export function stateKey(model: Model, snapshot: AnyMachineSnapshot): string {
  return serialize({ status: snapshot.status, projection: model.projection(snapshot) });
}

/** What an actor emitted since the last step. */
export interface Told {
  emitted: readonly EventObject[];
  sent: readonly Message[];
}

const invokedBy = new WeakMap<AnyStateMachine, ReadonlySet<string>>();

/** Ids of the actors that states invoke. */
function invokedIds(machine: AnyStateMachine): ReadonlySet<string> {
  const known = invokedBy.get(machine);
  if (known) return known;
  const nodes = [machine.root, ...getStateNodes(machine.root)];
  const ids = new Set(nodes.flatMap((node) => node.invoke.map(({ id }) => id)));
  invokedBy.set(machine, ids);
  return ids;
}

/** What a running actor shows; what began is counted since the last call. */
export function observe(bench: Bench, snapshot: AnyMachineSnapshot, { emitted, sent }: Told): Observed {
  const { began, spawned } = bench.takeBegun();
  const invoked = invokedIds(snapshot.machine);
  return {
    status: snapshot.status,
    state: leavesOf(snapshot),
    context: snapshot.context,
    tags: [...snapshot.tags],
    calls: Object.fromEntries(bench.pending().map(({ id, input }) => [id, input])),
    delays: Object.fromEntries(bench.clock.running().map(({ name, ms }) => [name, ms])),
    began,
    emitted,
    sent,
    spawned,
    children: Object.keys(snapshot.children).filter((id) => !invoked.has(id)),
  };
}
