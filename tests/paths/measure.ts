import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Graph } from '#tests/model/kit/explore.ts';
import type { Model } from '#tests/model/kit/model.ts';
import { stateNames } from '#tests/model/kit/observe.ts';
import { recordOf, type RecordedWalk } from '#tests/model/kit/record.ts';
import { edgeDifferences } from '#tests/model/kit/same-edges.ts';
import { walkNode } from '#tests/model/kit/walk-node.ts';
import { promises } from '#tests/model/promises.ts';
import { causesOf, type Cause } from './causes.ts';
import { testWalks, type TestDriver } from './drivers/walks.ts';
import type { DriverName, PathsOptions } from './options.ts';
import { checkPromises, type CheckedPromise } from './over-time.ts';
import { placesOfRows } from './rows.ts';

/** A machine with all that was found out about it. */
export interface WalkedMachine {
  model: Model;
  graph: Graph;
  /** By driver; null where its walk ended before it could say anything. */
  walks: Partial<Record<DriverName, RecordedWalk | null>>;
  causes: Cause[];
  promises: CheckedPromise[];
  /** What is wrong besides failures: a state that nothing reaches, a table that differs, a walk that went missing. */
  problems: string[];
}

/** How much was walked. */
export interface Share {
  walked: number;
  total: number;
}

/** A machine's own file and its table's, below the project's root. */
export const fileOf = ({ name }: Model): string => `machines/${name}.machine.ts`;
const tableOf = ({ name }: Model): string => `tests/model/${name}.table.ts`;

/** Walks a machine in node, all of it or some edges. */
export async function walkInNode(model: Model, graph: Graph, numbers?: readonly number[]): Promise<RecordedWalk> {
  const edges = numbers ? numbers.flatMap((number) => graph.edges[number] ?? []) : graph.edges;
  const begun = performance.now();
  const result = await walkNode(model, { graph, edges });
  const seconds = (performance.now() - begun) / 1000;
  return recordOf(model.name, graph, edges, result, { seconds, notOffered: {} });
}

const entriesOf = (walks: WalkedMachine['walks']) => Object.entries(walks) as [DriverName, RecordedWalk | null][];

/** What went wrong with a machine in each driver's walk, by cause. */
export function causesIn(root: string, model: Model, graph: Graph, walks: WalkedMachine['walks']): Cause[] {
  const places = placesOfRows(tableOf(model), join(root, tableOf(model)), model.table);
  return entriesOf(walks).flatMap(([driver, walk]) =>
    causesOf({ model, graph, driver, places, failures: walk?.failures ?? [] }),
  );
}

/** Puts together what the drivers say of a machine. */
export function judge(root: string, model: Model, graph: Graph, walks: WalkedMachine['walks']): WalkedMachine {
  const told = entriesOf(walks);
  const causes = causesIn(root, model, graph, walks);
  const missing = told.flatMap(([driver, walk]) => {
    if (!walk) return [`${driver}: the walk ended before it could say anything`];
    const seen = new Set([...walk.walked, ...walk.failures.map(({ edge }) => edge)]);
    const missed = walk.due.filter((number) => !seen.has(number)).length;
    return missed > 0 ? [`${driver}: ${missed} of ${walk.due.length} not walked`] : [];
  });
  const problems = [
    ...graph.unusedStates.map((id) => `nothing reaches the state ${id}`),
    ...graph.unusedTransitions.map((id) => `nothing takes the transition ${id}`),
    ...edgeDifferences(model.table, model, graph),
    ...missing,
  ];
  return { model, graph, walks, causes, promises: checkPromises(model, graph, promises[model.name] ?? []), problems };
}

/** States and transitions that a walk has reached. */
export function shareOf({ graph }: WalkedMachine, walk: RecordedWalk | null | undefined) {
  const edges = (walk?.walked ?? []).flatMap((number) => graph.edges[number] ?? []);
  const names = (keys: Iterable<string>): Set<string> =>
    new Set(
      [...keys].flatMap((key) => {
        const state = graph.states.get(key);
        return state ? stateNames(state.snapshot) : [];
      }),
    );
  const starts = walk && (edges.length > 0 || walk.failures.length === 0) ? graph.starts.map(({ key }) => key) : [];
  return {
    states: {
      walked: names([...starts, ...edges.map(({ to }) => to)]).size,
      total: names(graph.states.keys()).size + graph.unusedStates.length,
    },
    transitions: {
      walked: new Set(edges.flatMap(({ transitions }) => transitions)).size,
      total: graph.transitions.length,
    },
  } satisfies Record<string, Share>;
}

/** The machines under `machines/` that no model walks. */
export function machinesWithoutModel(root: string, models: readonly Model[]): string[] {
  const files = readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' });
  const names = files.flatMap((file) => /^(.+)\.machine\.ts$/.exec(file)?.[1] ?? []);
  return names.filter((name) => models.every((model) => model.name !== name));
}

/** Whether a driver has to walk a machine. */
export const isDueTo = (driver: DriverName, machine: string): boolean =>
  driver === 'node' || testWalks[driver].isDue(machine);

/** The machines that each driver should walk, and doesn't. */
export function machinesWithoutWalk({ models, drivers }: Pick<PathsOptions, 'models' | 'drivers'>) {
  const asked = drivers.filter((driver): driver is TestDriver => driver !== 'node');
  const missing = asked.map((driver) => {
    const { files, isDue } = testWalks[driver];
    return [driver, models.map(({ name }) => name).filter((name) => isDue(name) && !(name in files))] as const;
  });
  return Object.fromEntries(missing.filter(([, names]) => names.length > 0));
}
