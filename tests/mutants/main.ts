/**
 * `npm run mutants -- [file…] [--all] [--share 0.2] [--seed 1]`: plants small faults in files, those of `common/` and
 * `machines/` unless others are named, one at a time, and counts those that the cheapest tests of each file notice.
 * A file of which nothing has changed since its last result is not asked again, unless `--all`. Writes
 * `reports/mutants/<file>.json`, but with a share; fails where fewer than 90 % of a file are noticed, or 95 % of all.
 */
import { fork } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeCommit } from './commit.ts';
import { equivalents } from './equivalents.ts';
import {
  countNoticed,
  hashOfMutated,
  keepMutantResult,
  MUTANT_RESULTS,
  MUTANTS_NEEDED,
  readMutantResult,
  type KeptMutant,
  type MutantResult,
} from './mutant-results.ts';
import { mutantsOf, type Mutant } from './mutate.ts';
import { filesIn, isLight, relatedTests } from './related.ts';
import { transitionPlaces } from './transition-places.ts';
import type { Job, Told, Verdict } from './worker.ts';

/** How many times as long as all tests take without a mutant one test may take with one, and all of them. */
const PATIENCE = 4;
const ENDLESS = 10;
/** The least of both, in milliseconds: a short run is a matter of luck. */
const LEAST = 10_000;
/** What the tests may take without a mutant, in milliseconds. */
const UNKNOWN = 900_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const share = Number(values.share);

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What became of a mutant, and how long it took in milliseconds. */
interface Outcome {
  index: number;
  verdict: Verdict;
  problems: readonly string[];
  took: number;
}

/** Runs mutants until all are through, or one takes longer than `limit` milliseconds, which ends its worker. */
function runSome(job: Job, limit: number, took: (outcome: Outcome) => void): Promise<void> {
  return new Promise((resolve) => {
    const worker = fork(new URL('worker.ts', import.meta.url), { execArgv: process.execArgv, stdio: 'ignore' });
    let running: { index: number; since: number } | undefined;
    let timer: NodeJS.Timeout | undefined;
    const watch = (): void => {
      clearTimeout(timer);
      const wait = running ? limit : UNKNOWN;
      timer = setTimeout(() => {
        if (running) took({ index: running.index, verdict: 'timedOut', problems: ['runs in circles'], took: limit });
        worker.kill('SIGKILL');
      }, wait);
    };
    worker.on('message', ({ index, verdict, problems }: Told) => {
      const since = running?.index === index ? running.since : Date.now();
      running = verdict === null ? { index, since } : undefined;
      watch();
      if (verdict !== null) took({ index, verdict, problems, took: Date.now() - since });
    });
    worker.on('exit', () => {
      clearTimeout(timer);
      rmSync(`${MUTANT_RESULTS}/work-${worker.pid}`, { recursive: true, force: true });
      resolve();
    });
    worker.send(job);
    watch();
  });
}

/** How long the file's tests take as it is, in milliseconds; throws where they fail. */
async function timeOf(job: Omit<Job, 'mutants' | 'patience'>): Promise<number> {
  let whole: Outcome | undefined;
  await runSome({ ...job, patience: UNKNOWN, mutants: [{ index: 0 }] }, UNKNOWN, (outcome) => (whole = outcome));
  if (whole?.verdict !== 'survived')
    throw new Error(
      `${job.file}: its tests fail without a mutant: ${whole?.problems.join('\n') ?? 'they ended early'}`,
    );
  return whole.took;
}

const commit = describeCommit();

/** Which transitions of a machine a mutant is a part of; of another file nothing is said. */
function transitionsBy(file: string, source: string): (mutant: Mutant) => Pick<KeptMutant, 'transitions'> {
  if (!file.endsWith('.machine.ts')) return () => ({});
  const places = [...transitionPlaces(file, source)];
  return ({ from }) => ({
    transitions: places.flatMap(([id, { spans }]) =>
      spans.some((span) => span.from <= from && from < span.to) ? [id] : [],
    ),
  });
}

async function runFile(file: string): Promise<MutantResult> {
  const random = randomOf(seed);
  const source = readFileSync(file, 'utf8');
  const lines = source.split('\n');
  const known = equivalents[file] ?? [];
  const isKnown = ({ what, line }: Mutant): boolean =>
    known.some((one) => one.what === what && lines[line - 1]?.includes(one.on));
  const mutants = mutantsOf(file, source)
    .filter((mutant) => !isKnown(mutant))
    .filter(() => random() < share);
  const { kind, tests } = relatedTests(file);
  const verdicts = new Map<number, Verdict>();
  const light = tests.filter((test) => isLight(test));
  const heavy = tests.filter((test) => !isLight(test));
  let needsHeavy = light.length === 0;
  // The heavy ones are asked about what the light ones leave alone.
  for (const some of [light, heavy]) {
    const left = mutants.map((mutant, index) => ({ ...mutant, index }));
    const open = new Map(
      left.filter(({ index }) => (verdicts.get(index) ?? 'survived') === 'survived').map((one) => [one.index, one]),
    );
    if (some.length === 0 || open.size === 0) continue;
    const usual = await timeOf({ file, kind, tests: some });
    const patience = Math.max(LEAST, usual * PATIENCE);
    const limit = Math.max(LEAST * 2, usual * ENDLESS);
    while (open.size > 0) {
      const before = open.size;
      await runSome({ file, kind, tests: some, patience, mutants: [...open.values()] }, limit, ({ index, verdict }) => {
        open.delete(index);
        verdicts.set(index, verdict);
        needsHeavy ||= some === heavy && verdict !== 'survived';
      });
      if (open.size === before) throw new Error(`${file}: the worker ended and had done nothing`);
    }
  }
  const transitionsOf = transitionsBy(file, source);
  const kept = mutants.map((mutant, index): KeptMutant => {
    const { line, what } = mutant;
    return { line, what, verdict: verdicts.get(index) ?? 'survived', ...transitionsOf(mutant) };
  });
  const hash = hashOfMutated(file, needsHeavy);
  return { file, kind, date: new Date().toISOString(), commit, needsHeavy, hash, mutants: kept };
}

/** The last result where it still says what is asked, else a new one, which is kept. */
async function resultOf(file: string): Promise<{ result: MutantResult; isKept: boolean }> {
  const last = readMutantResult(file);
  if (last?.isCurrent && share === 1 && !values.all) return { result: last, isKept: true };
  const result = await runFile(file);
  if (share === 1) keepMutantResult(result);
  return { result, isKept: false };
}

function tellCounts(name: string, { noticed, total: of }: ReturnType<typeof countNoticed>): string {
  const percent = of === 0 ? 100 : Math.round((noticed / of) * 100);
  return `${name.padEnd(46)} ${`${noticed}/${of}`.padStart(8)} ${String(percent).padStart(4)} %`;
}

const files = positionals.length > 0 ? positionals : ['common', 'machines'].flatMap((room) => filesIn(room, /\.ts$/));
console.log(`seed ${seed}, share ${share}`);
const all: KeptMutant[] = [];
let isEnough = true;
for (const file of files) {
  const startedAt = Date.now();
  const {
    result: { kind, mutants },
    isKept,
  } = await resultOf(file);
  const counts = countNoticed(mutants);
  all.push(...mutants);
  isEnough &&= counts.noticed >= counts.total * MUTANTS_NEEDED.ofFile;
  const seconds = isKept ? 'as it was' : `${Math.round((Date.now() - startedAt) / 1_000)} s`;
  console.log(`${tellCounts(file, counts)}  ${kind}, ${seconds}`);
  for (const { line, what, verdict } of mutants)
    if (verdict !== 'killed') console.log(`  ${verdict === 'timedOut' ? 'timed out, ' : ''}${line}: ${what}`);
}
const total = countNoticed(all);
isEnough &&= total.noticed >= total.total * MUTANTS_NEEDED.ofAll;
console.log(tellCounts('all', total));
process.exitCode = isEnough ? 0 : 1;
