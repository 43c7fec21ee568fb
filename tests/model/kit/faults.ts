import { createMachine, type AnyStateMachine } from 'xstate';

/** A machine with one thing broken. */
export interface Fault {
  what: string;
  machine: AnyStateMachine;
}

type Config = Record<string, unknown>;
type Key = string | number;

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** Copies plain data; functions and instances stay as they are. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (!isConfig(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)]));
}

function edited(config: Config, path: readonly Key[], edit: (old: unknown) => unknown): Config {
  const root = copy(config) as Config;
  let holder: Record<Key, unknown> = root;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<Key, unknown>;
  const last = path.at(-1) ?? '';
  const next = edit(holder[last]);
  if (next === undefined) delete holder[last];
  else holder[last] = next;
  return root;
}

interface Site {
  /** Where the transitions stand in the config. */
  path: Key[];
  /** The id of the state that they leave. */
  source: string;
  /** Targets that are that state, or that lead to where it begins. */
  self: string[];
  name: string;
}

function sites(node: Config, path: Key[], id: string): Site[] {
  const self = [id.split('.').at(-1) ?? '', `#${id}`, `.${String(node['initial'])}`];
  const own = (group: string): Site[] =>
    Object.keys(isConfig(node[group]) ? node[group] : {}).map((key) => ({
      path: [...path, group, key],
      source: id,
      self,
      name: `${id} ${key}`,
    }));
  const invokes = listOf(node.invoke).flatMap((invoke, index) =>
    ['onDone', 'onError'].flatMap((key) => {
      if (!isConfig(invoke) || invoke[key] === undefined) return [];
      const at = Array.isArray(node.invoke) ? [...path, 'invoke', index, key] : [...path, 'invoke', key];
      return [{ path: at, source: id, self, name: `${id} ${String(invoke.id)}.${key}` }];
    }),
  );
  const children = Object.entries(isConfig(node.states) ? node.states : {}).flatMap(([key, child]) =>
    isConfig(child) ? sites(child, [...path, 'states', key], `${id}.${key}`) : [],
  );
  return [...own('on'), ...own('after'), ...invokes, ...children];
}

function* transitionFaults(config: Config, { path, source, self, name }: Site): Generator<[string, Config]> {
  const list = listOf(path.reduce<unknown>((part, key) => (part as Record<Key, unknown>)[key], config));
  for (const [index, old] of list.entries()) {
    const label = list.length > 1 ? `${name} #${index + 1}` : name;
    const put = (...next: unknown[]): Config => edited(config, path, () => list.toSpliced(index, 1, ...next));
    yield [`${label}: dropped`, put()];
    const full: Config = isConfig(old) ? old : { target: old };
    const { target } = full;
    if (typeof target === 'string' && !self.includes(target)) {
      yield [`${label}: leads back to where it began`, put({ ...full, target: `#${source}`, reenter: true })];
    }
    if (full.guard !== undefined) {
      const { guard: _guard, ...unguarded } = full;
      yield [`${label}: guard forced true`, put(unguarded)];
    }
    const actions = listOf(full.actions);
    for (const at of actions.keys())
      yield [`${label}: action ${at + 1} dropped`, put({ ...full, actions: actions.toSpliced(at, 1) })];
  }
}

function* entryFaults(node: Config, path: Key[], id: string, root: Config): Generator<[string, Config]> {
  for (const group of ['entry', 'exit']) {
    const actions = listOf(node[group]);
    for (const at of actions.keys()) {
      yield [
        `${id} ${group}: action ${at + 1} dropped`,
        edited(root, [...path, group], () => actions.toSpliced(at, 1)),
      ];
    }
  }
  for (const [key, child] of Object.entries(isConfig(node.states) ? node.states : {})) {
    if (isConfig(child)) yield* entryFaults(child, [...path, 'states', key], `${id}.${key}`, root);
  }
}

/** Breaks a machine in every small way: drops transitions and actions, opens guards, misleads targets. */
export function plantFaults(machine: AnyStateMachine): Fault[] {
  const config = machine.config as Config;
  const make = ([what, broken]: [string, Config]): Fault => ({
    what,
    machine: createMachine(broken, machine.implementations),
  });
  return [
    ...sites(config, [], machine.id).flatMap((site) => [...transitionFaults(config, site)].map(make)),
    ...[...entryFaults(config, [], machine.id, config)].map(make),
  ];
}
