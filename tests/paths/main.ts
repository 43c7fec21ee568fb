import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { models } from '#tests/model/registry.ts';
import type { Model } from '#tests/model/kit/model.ts';
import { rooms } from '#tests/mutants/faults/rooms.ts';
import { readMutantResults } from '#tests/mutants/mutant-results.ts';
import { plantedIn } from '#tests/mutants/planted.ts';
import { tellCause } from './causes.ts';
import { changedSince, touchedBy } from './changed.ts';
import { machinesWithoutModel, machinesWithoutWalk } from './measure.ts';
import { tellPath } from './one-path.ts';
import { readOptions, usage, type PathsOptions, type Shard } from './options.ts';
import { mergeParts, partFolder, shardOf, writePart } from './parts.ts';
import { changedTexts } from './paths.strings.ts';
import { tellInWords } from './sheet/sheet.ts';
import { belowThresholds } from './thresholds.ts';
import { isGreen, verdictOf, type Run } from './verdict.ts';
import { walkAll } from './walk-all.ts';
import { writeReports } from './write-reports.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'reports/paths');
/** What the drivers hand over, with their pictures. */
const walks = join(folder, 'walks');
/** Reports may be wiped; what was red is still to be walked first. */
const failingFile = join(root, '.cache/paths/failing.json');

function commitOf(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    // A copy of the project without git.
    return '';
  }
}

const onProgress = (line: string): void => console.log(line);

/** The machines that are asked for and touched by what has changed, where that is asked; says which and why. */
function chosenModels({ models: asked, changed }: PathsOptions): readonly Model[] {
  if (changed === undefined) return asked;
  const { ref, files } = changedSince(root, changed);
  const touched = touchedBy(asked, files);
  onProgress(touched.length === 0 ? changedTexts.nothing(ref) : changedTexts.since(ref, touched.length));
  for (const { model, files: of } of touched) onProgress(changedTexts.machine(model.name, of));
  return touched.map(({ model }) => model);
}

/** Tells what a run came to, and whether it is green. */
async function tell(run: Run, shard?: { part: Shard; asked: readonly Model[] }): Promise<void> {
  for (const { causes } of run.machines) for (const cause of causes) console.log(`\n${tellCause(cause)}`);
  for (const { model, problems } of run.machines) for (const one of problems) console.log(`✗ ${model.name}: ${one}`);
  for (const one of run.problems) console.log(`✗ ${one}`);
  console.log(`\n${verdictOf(run).join('\n')}`);
  if (shard) {
    const { part, asked } = shard;
    writePart(join(folder, partFolder(part)), { run, shard: part, asked, walks });
    console.log(join('reports', 'paths', partFolder(shard.part)));
  } else {
    await writeReports(folder, run);
    console.log(join('reports', 'paths', 'index.html'));
  }
  // Of what has changed a part may have got nothing.
  const isEmptyPart = shard !== undefined && run.machines.length === 0;
  if (!isGreen(run) && !isEmptyPart) process.exitCode = 1;
}

/** A run as it is told: what it walked, and what else is to be said of it. */
function runOf(walked: Pick<Run, 'machines' | 'problems' | 'commit' | 'seconds' | 'drivers'>): Run {
  const { machines, drivers } = walked;
  const isWhole = machines.length === models.length;
  const mutants = readMutantResults(root);
  return {
    ...walked,
    date: new Date(),
    isWhole,
    mutants,
    planted: plantedIn(root, Object.values(rooms).flat()),
    withoutModel: machinesWithoutModel(root, models),
    withoutWalk: machinesWithoutWalk({ models: machines.map(({ model }) => model), drivers }),
    problems: [...walked.problems, ...(isWhole ? belowThresholds({ machines, drivers, mutants }) : [])],
  };
}

async function main(options: PathsOptions): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (options.merge.length > 0) return tell(runOf(mergeParts(root, options.merge, walks)));
  const asked = chosenModels(options);
  if (asked.length === 0) return;
  const { shard, path, drivers } = options;
  const begun = performance.now();
  const chosen = shard ? shardOf(asked, shard) : asked;
  const { machines, problems } = await walkAll({
    options: { ...options, models: chosen },
    root,
    folder,
    failingFile,
    onProgress,
  });
  const [only] = machines;
  if (path !== undefined && only) {
    const told = tellPath(only, { number: path, drivers, problems });
    for (const line of [...told.lines, ...tellInWords(only, path)]) console.log(line);
    if (!told.isGreen) process.exitCode = 1;
    return;
  }
  const seconds = (performance.now() - begun) / 1000;
  const run = runOf({ machines, problems, commit: commitOf(), seconds, drivers });
  await tell(run, shard && { part: shard, asked });
}

/** What was asked for; undefined, with the reason and the usage told, where it is nothing that the command knows. */
function askedOptions(): PathsOptions | undefined {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return undefined;
  }
}

const options = askedOptions();
if (options === undefined) process.exitCode = 2;
else if (options.isHelp) console.log(usage);
else
  try {
    await main(options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
