import type { Graph } from '#tests/model/kit/explore.ts';
import type { Model } from '#tests/model/kit/model.ts';
import { tellCause, type Cause } from './causes.ts';
import { runWalks } from './drivers/run-walks.ts';
import { failingAfter, type Failing, type FailingPath, type FailingSequence, type SeenFailing } from './failing.ts';
import { causesIn, walkInNode, type WalkedMachine } from './measure.ts';
import type { DriverName } from './options.ts';
import { wrongSequence } from './over-time.ts';
import { replayTexts as texts } from './paths.strings.ts';

interface Replay {
  failing: Failing;
  graphs: ReadonlyMap<Model, Graph>;
  drivers: readonly DriverName[];
  /** Whether random sequences are taken at all. */
  isRandom: boolean;
  /** The project's root. */
  root: string;
  /** What walks hand over goes here. */
  folder: string;
  onProgress: (line: string) => void;
}

/** What of that which was red before is red still, alone. */
export interface Replayed {
  causes: readonly Cause[];
  sequences: readonly FailingSequence[];
}

/** The number of a kept path; undefined where the machine has it no more. */
function numberOf({ starts, edges }: Graph, { start, edge }: FailingPath): number | undefined {
  const key = starts[start]?.key;
  // Where the start is wrong, any step from it says so.
  const found = edges.findIndex(({ id, from }) => (edge === null ? from === key : id === edge));
  return found < 0 ? undefined : found;
}

/** The kept paths that a run can walk, by driver and machine. */
function pathsToWalk({ failing, graphs, drivers }: Replay) {
  return drivers.map((driver) => {
    const machines = [...graphs].map(([model, graph]) => {
      const own = failing.paths.filter((path) => path.machine === model.name && path.driver === driver);
      return { model, graph, numbers: [...new Set(own.flatMap((path) => numberOf(graph, path) ?? []))] };
    });
    return { driver, machines: machines.filter(({ numbers }) => numbers.length > 0) };
  });
}

type Walks = Partial<Record<string, WalkedMachine['walks']>>;

async function walkPaths(due: ReturnType<typeof pathsToWalk>[number], { root, folder }: Replay): Promise<Walks> {
  const { driver, machines } = due;
  if (driver === 'node') {
    const walks: Walks = {};
    for (const { model, graph, numbers } of machines)
      walks[model.name] = { node: await walkInNode(model, graph, numbers) };
    return walks;
  }
  const edges = machines.flatMap(({ model, numbers }) => numbers.map((number) => ({ machine: model.name, number })));
  const asked = { drivers: [driver], machines: machines.map(({ model }) => model.name), edges, root, folder };
  const { walks } = await runWalks({ ...asked, onProgress: () => undefined });
  return Object.fromEntries(walks.map(({ machine, walk }) => [machine, { [driver]: walk }]));
}

/** Walks what was red the last time before anything else, and tells at once what of it still is. */
export async function replayFirst(replay: Replay): Promise<Replayed> {
  const { failing, graphs, drivers, isRandom, root, onProgress } = replay;
  const due = pathsToWalk(replay);
  const random = [...graphs].map(([model, graph]) => {
    const own = failing.sequences.filter((one) => one.machine === model.name);
    return { model, graph, kept: isRandom && drivers.includes('node') ? own : [] };
  });
  const paths = due.flatMap(({ machines }) => machines.flatMap(({ numbers }) => numbers)).length;
  const sequences = random.flatMap(({ kept }) => kept).length;
  const replayed = { causes: [] as Cause[], sequences: [] as FailingSequence[] };
  if (paths + sequences === 0) return replayed;
  onProgress(texts.first(paths, sequences));
  for (const some of due) {
    if (some.machines.length === 0) continue;
    const walks = await walkPaths(some, replay);
    for (const { model, graph, numbers } of some.machines) {
      const seen = walks[model.name] ?? {};
      const causes = causesIn(root, model, graph, seen);
      replayed.causes.push(...causes);
      const walk = seen[some.driver];
      for (const cause of causes) onProgress(tellCause(cause));
      const place = `${model.name} · ${some.driver}`;
      for (const number of numbers)
        onProgress(walk?.walked.includes(number) ? texts.green(place, number) : texts.red(place, number));
    }
  }
  for (const { model, graph, kept } of random) {
    if (kept.length === 0) continue;
    const wrong = await wrongSequence(model, { seed: 1, runs: 0, graph, kept });
    if (wrong) replayed.sequences.push(wrong.failing);
    onProgress(wrong ? `✗ ${model.name}: ${wrong.problem}` : texts.greenSequence(model.name));
  }
  return replayed;
}

const isSame = (one: Cause, other: Cause): boolean =>
  one.driver === other.driver && one.row === other.row && one.path === other.path;

/** What was red alone and isn't in the whole walk, as problems of a machine. */
export function redAlone({ causes }: Replayed, { model, causes: known }: Pick<WalkedMachine, 'model' | 'causes'>) {
  return causes
    .filter((cause) => cause.machine === model.name && !known.some((one) => isSame(one, cause)))
    .map(({ driver, row, replay }) => `${driver}: ${row}: red alone, and not in the whole walk\n    ${replay}`);
}

/** A cause's path as it is kept. */
function pathOf({ machine, driver, number, history }: Cause, { edges }: Graph): FailingPath {
  const edge = number === undefined ? undefined : edges[number];
  return { machine, driver, start: Number.parseInt(history, 10), edge: edge?.id ?? null };
}

interface Seen {
  machines: readonly WalkedMachine[];
  /** Machines whose random sequences were taken, each with the one that went wrong. */
  random: ReadonlyMap<string, FailingSequence | undefined>;
  /** What was red alone. */
  replayed?: Replayed;
  /** Whether one path alone was walked: what was red besides is still not known to be green. */
  isOnePath: boolean;
}

/** What is to be kept after a run. */
export function failingOf(before: Failing, { machines, random, replayed, isOnePath }: Seen): Failing {
  const seen = machines.map(({ model: { name }, graph, walks, causes }): SeenFailing => {
    const alone = replayed?.causes.filter(({ machine }) => machine === name) ?? [];
    const wrong = random.get(name);
    const walked = (Object.keys(walks) as DriverName[]).filter((driver) => walks[driver]);
    return {
      machine: name,
      walked: isOnePath ? [] : walked,
      isRandom: random.has(name),
      paths: [...causes, ...alone].map((cause) => pathOf(cause, graph)),
      sequences: wrong ? [wrong] : [],
    };
  });
  return failingAfter(before, seen);
}
