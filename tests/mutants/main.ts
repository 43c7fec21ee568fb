/**
 * `npm run mutants -- [file…] [--share 0.2] [--seed 1]`: plants small faults in the machines, one at a time, and counts those
 * that a unit or model test notices. Writes `reports/mutants/<file>.json`; fails where fewer than 90 % are noticed.
 */
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { equivalents } from './equivalents.ts';
import { mutantsOf, type Mutant } from './mutate.ts';
import { filesIn, relatedTests } from './related.ts';
import type { Job, Told } from './worker.ts';

const NEEDED = 0.9;
/** A mutant that is not through after this, in milliseconds, never will be: it runs in circles, which anybody notices. */
const ENDLESS = 180_000;

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

/** Runs mutants until all are through or one runs in circles, which ends its worker. */
function runSome(job: Job, took: (told: Told) => void): Promise<void> {
  return new Promise((resolve) => {
    const worker = fork(new URL('worker.ts', import.meta.url), { execArgv: process.execArgv, stdio: 'ignore' });
    let running: number | undefined;
    let timer: NodeJS.Timeout | undefined;
    const watch = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (running !== undefined)
          took({ index: running, hasEnded: true, isKilled: true, problems: ['runs in circles'] });
        worker.kill('SIGKILL');
      }, ENDLESS);
    };
    worker.on('message', (told: Told) => {
      running = told.hasEnded ? undefined : told.index;
      watch();
      if (told.hasEnded) took(told);
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

async function runFile(file: string): Promise<{ total: number; survived: Mutant[] }> {
  const random = randomOf(seed);
  const source = readFileSync(file, 'utf8');
  const lines = source.split('\n');
  const known = equivalents[file] ?? [];
  const isKnown = ({ what, line }: Mutant): boolean =>
    known.some((one) => one.what === what && lines[line - 1]?.includes(one.on));
  const mutants = mutantsOf(file, source)
    .filter((mutant) => !isKnown(mutant))
    .filter(() => random() < share);
  const tests = relatedTests(file);
  const whole = { index: mutants.length };
  const open = new Map(
    [...mutants.map((mutant, index) => ({ ...mutant, index })), whole].map((one) => [one.index, one]),
  );
  const survived: Mutant[] = [];
  while (open.size > 0 && tests.length > 0) {
    const before = open.size;
    await runSome({ file, tests, mutants: [...open.values()] }, ({ index, isKilled, problems }) => {
      open.delete(index);
      const mutant = mutants[index];
      if (!mutant && isKilled) throw new Error(`${file}: its tests fail without a mutant: ${problems.join('\n')}`);
      if (mutant && !isKilled) survived.push(mutant);
    });
    if (open.size === before) throw new Error(`${file}: the worker ended and had done nothing`);
  }
  return { total: mutants.length, survived: tests.length > 0 ? survived : mutants };
}

const files = positionals.length > 0 ? positionals : filesIn('machines', '.ts');
console.log(`seed ${seed}, share ${share}`);
mkdirSync('reports/mutants', { recursive: true });
let isEnough = true;
for (const file of files) {
  const startedAt = Date.now();
  const { total, survived } = await runFile(file);
  const killed = total - survived.length;
  isEnough &&= killed >= total * NEEDED;
  const percent = total === 0 ? 100 : Math.round((killed / total) * 100);
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  console.log(`${file.padEnd(46)} ${`${killed}/${total}`.padStart(8)} ${String(percent).padStart(4)} %  ${seconds} s`);
  for (const { line, what } of survived) console.log(`  ${line}: ${what}`);
  const report = join('reports/mutants', `${file.replaceAll('/', '-').replace(/\.ts$/, '')}.json`);
  const left = survived.map(({ line, what }) => ({ line, what }));
  writeFileSync(report, `${JSON.stringify({ file, seed, share, killed, total, left }, null, 2)}\n`);
}
process.exitCode = isEnough ? 0 : 1;
