import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { models } from '#tests/model/registry.ts';
import { tellCause } from './causes.ts';
import { machinesWithoutModel, machinesWithoutWalk } from './measure.ts';
import { tellPath } from './one-path.ts';
import { readOptions, usage, type PathsOptions } from './options.ts';
import { isGreen, verdictOf, type Run } from './verdict.ts';
import { walkAll } from './walk-all.ts';
import { writeReports } from './write-reports.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'reports/paths');
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

async function main(options: PathsOptions): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const begun = performance.now();
  const onProgress = (line: string): void => console.log(line);
  const { machines, problems } = await walkAll({ options, root, folder, failingFile, onProgress });
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
