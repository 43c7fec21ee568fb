import { join } from 'node:path';
import { explore, type Graph } from '#tests/model/kit/explore.ts';
import type { Model } from '#tests/model/kit/model.ts';
import { runWalks } from './drivers/run-walks.ts';
import { keepFailing, readFailing, type FailingSequence } from './failing.ts';
import { judge, walkInNode, type WalkedMachine } from './measure.ts';
import { edgeOf } from './one-path.ts';
import type { PathsOptions } from './options.ts';
import { brokenPromises, wrongSequence } from './over-time.ts';
import { failingOf, redAlone, replayFirst } from './replay.ts';
import { tellRow } from './verdict.ts';

interface Walk {
  options: PathsOptions;
  /** The project's root. */
  root: string;
  /** What walks hand over goes below it. */
  folder: string;
  /** Where is kept what was red. */
  failingFile: string;
  onProgress: (line: string) => void;
}

/** Walks what is asked for, first of all what was red the last time, and keeps what is red now. */
export async function walkAll({ options, root, folder, failingFile, onProgress }: Walk) {
  const { models, drivers, path, seed, random: runs } = options;
  const graphs = new Map<Model, Graph>();
  const broken: string[] = [];
  for (const model of models)
    try {
      graphs.set(model, explore(model));
    } catch (error) {
      // The others are walked all the same.
      broken.push(error instanceof Error ? error.message : String(error));
    }
  if (path !== undefined) for (const graph of graphs.values()) edgeOf(graph, path);
  const failing = readFailing(failingFile);
  const isOnePath = path !== undefined;
  const isRandom = !isOnePath && runs > 0 && drivers.includes('node');
  const places = { root, folder: join(folder, 'walks'), onProgress };
  const replayed = isOnePath ? undefined : await replayFirst({ ...places, failing, graphs, drivers, isRandom });
  const { walks, problems } = await runWalks({
    ...places,
    drivers: drivers.filter((driver) => driver !== 'node'),
    machines: [...graphs.keys()].map(({ name }) => name),
    edges: path === undefined ? undefined : models.map(({ name }) => ({ machine: name, number: path })),
  });
  const machines: WalkedMachine[] = [];
  const random = new Map<string, FailingSequence | undefined>();
  for (const [model, graph] of graphs) {
    const node = drivers.includes('node') && { node: await walkInNode(model, graph, isOnePath ? [path] : undefined) };
    const seen = walks.filter(({ machine }) => machine === model.name).map(({ driver, walk }) => [driver, walk]);
    const machine = judge(root, model, graph, { ...node, ...Object.fromEntries(seen) });
    if (!isOnePath) machine.problems.push(...brokenPromises(machine.promises));
    if (replayed) machine.problems.push(...redAlone(replayed, machine));
    if (isRandom) {
      const kept = failing.sequences.filter((one) => one.machine === model.name);
      const wrong = await wrongSequence(model, { seed, runs, graph, kept });
      if (wrong) machine.problems.push(wrong.problem);
      random.set(model.name, wrong?.failing);
    }
    machines.push(machine);
    onProgress(tellRow(machine));
  }
  keepFailing(failingFile, failingOf(failing, { machines, random, isOnePath, ...(replayed && { replayed }) }));
  return { machines, problems: [...broken, ...problems] };
}
