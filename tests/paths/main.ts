import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explore } from '#tests/model/kit/explore.ts';
import { models } from '#tests/model/registry.ts';
import { tellCause } from './causes.ts';
import { runWalks } from './drivers/run-walks.ts';
import { judge, machinesWithoutModel, machinesWithoutWalk, walkInNode, type WalkedMachine } from './measure.ts';
import { edgeOf, tellPath } from './one-path.ts';
import { brokenPromises, randomProblems } from './over-time.ts';
import { readOptions, usage, type PathsOptions } from './options.ts';
import { isGreen, tellRow, verdictOf, type Run } from './verdict.ts';
import { writeReports } from './write-reports.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'reports/paths');

function commitOf(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    // A copy of the project without git.
    return '';
  }
}

async function walkAll({ models: chosen, drivers, path, random: runs, seed }: PathsOptions) {
  const graphs = new Map(chosen.map((model) => [model, explore(model)]));
  if (path !== undefined) for (const graph of graphs.values()) edgeOf(graph, path);
  const { walks, problems } = await runWalks({
    drivers: drivers.filter((driver) => driver !== 'node'),
    machines: chosen.map(({ name }) => name),
    root,
    folder: join(folder, 'walks'),
    edge: path,
    onProgress: (line) => console.log(line),
  });
  const machines: WalkedMachine[] = [];
  for (const [model, graph] of graphs) {
    const node = drivers.includes('node') && { node: await walkInNode(model, graph, path) };
    const seen = walks.filter(({ machine }) => machine === model.name).map(({ driver, walk }) => [driver, walk]);
    const machine = judge(root, model, graph, { ...node, ...Object.fromEntries(seen) });
    if (path === undefined) machine.problems.push(...brokenPromises(machine.promises));
    if (node && path === undefined && runs > 0)
      machine.problems.push(...(await randomProblems(model, { seed, runs, graph })));
    machines.push(machine);
    console.log(tellRow(machine));
  }
  return { machines, problems };
}

async function main(options: PathsOptions): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const begun = performance.now();
  const { machines, problems } = await walkAll(options);
  const seconds = (performance.now() - begun) / 1000;
  const [only] = machines;
  if (options.path !== undefined && only) {
    const told = tellPath(only, { number: options.path, drivers: options.drivers, problems });
    for (const line of told.lines) console.log(line);
    if (!told.isGreen) process.exitCode = 1;
    return;
  }
  const run: Run = {
    machines,
    commit: commitOf(),
    date: new Date(),
    seconds,
    isWhole: options.models.length === models.length,
    drivers: options.drivers,
    withoutModel: machinesWithoutModel(root, models),
    withoutWalk: machinesWithoutWalk(options),
    problems,
  };
  for (const { causes } of machines) for (const cause of causes) console.log(`\n${tellCause(cause)}`);
  for (const { model, problems: found } of machines) for (const one of found) console.log(`✗ ${model.name}: ${one}`);
  for (const one of problems) console.log(`✗ ${one}`);
  console.log(`\n${verdictOf(run).join('\n')}`);
  await writeReports(folder, run);
  console.log(join('reports', 'paths', 'index.html'));
  if (!isGreen(run)) process.exitCode = 1;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.isHelp) console.log(usage);
  else await main(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${usage}`);
  process.exitCode = 2;
}
