/**
 * `npm run mutants -- [file…] [--share 0.2] [--seed 1]`: plants small faults in files, those of `common/` and
 * `machines/` unless others are named, one at a time, and counts those that the cheapest tests of each file notice.
 * Writes `reports/mutants/<file>.json`; fails where fewer than 90 % are noticed.
 */
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { equivalents } from './equivalents.ts';
import { mutantsOf, type Mutant } from './mutate.ts';
import { filesIn, relatedTests } from './related.ts';
import type { Job, Told, Verdict } from './worker.ts';

const NEEDED = 0.9;
/** How many times as long as all tests take without a mutant one test may take with one, and all of them. */
const PATIENCE = 4;
const ENDLESS = 10;
/** The least of both, in milliseconds: a short run is a matter of luck. */
const LEAST = 10_000;
/** What the tests may take without a mutant, in milliseconds. */
const UNKNOWN = 900_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } },
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
      rmSync(`reports/mutants/work-${worker.pid}`, { recursive: true, force: true });
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

interface Score {
  kind: Job['kind'];
  total: number;
  timedOut: Mutant[];
  survived: Mutant[];
}

async function runFile(file: string): Promise<Score> {
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
  const score: Score = { kind, total: mutants.length, timedOut: [], survived: [] };
  if (tests.length === 0) return { ...score, survived: mutants };
  if (mutants.length === 0) return score;
  const usual = await timeOf({ file, kind, tests });
  const patience = Math.max(LEAST, usual * PATIENCE);
  const limit = Math.max(LEAST * 2, usual * ENDLESS);
  const open = new Map(mutants.map((mutant, index) => [index, { ...mutant, index }]));
  while (open.size > 0) {
    const before = open.size;
    await runSome({ file, kind, tests, patience, mutants: [...open.values()] }, limit, ({ index, verdict }) => {
      open.delete(index);
      const mutant = mutants[index];
      if (mutant && verdict !== 'killed') score[verdict].push(mutant);
    });
    if (open.size === before) throw new Error(`${file}: the worker ended and had done nothing`);
  }
  return score;
}

const files = positionals.length > 0 ? positionals : ['common', 'machines'].flatMap((room) => filesIn(room, /\.ts$/));
console.log(`seed ${seed}, share ${share}`);
mkdirSync('reports/mutants', { recursive: true });
let isEnough = true;
for (const file of files) {
  const startedAt = Date.now();
  const { kind, total, timedOut, survived } = await runFile(file);
  const noticed = total - survived.length;
  isEnough &&= noticed >= total * NEEDED;
  const percent = total === 0 ? 100 : Math.round((noticed / total) * 100);
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  const ran = `${kind}, ${seconds} s${timedOut.length > 0 ? `, ${timedOut.length} timed out` : ''}`;
  console.log(`${file.padEnd(46)} ${`${noticed}/${total}`.padStart(8)} ${String(percent).padStart(4)} %  ${ran}`);
  for (const { line, what } of survived) console.log(`  ${line}: ${what}`);
  for (const { line, what } of timedOut) console.log(`  timed out, ${line}: ${what}`);
  const report = join('reports/mutants', `${file.replaceAll('/', '-').replace(/\.ts$/, '')}.json`);
  const listed = (ones: readonly Mutant[]) => ones.map(({ line, what }) => ({ line, what }));
  const scored = { file, kind, seed, share, noticed, total, timedOut: listed(timedOut), left: listed(survived) };
  writeFileSync(report, `${JSON.stringify(scored, null, 2)}\n`);
}
process.exitCode = isEnough ? 0 : 1;
