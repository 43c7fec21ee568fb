/** Runs mutants of one file on its parent's command, and reports the start and the end of each. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startVitest, type TestModule } from 'vitest/node';
import type { Mutant } from './mutate.ts';
import { resolveImport } from './related.ts';

/** What the parent asks for. */
export interface Job {
  file: string;
  tests: readonly string[];
  /** By a number of the parent's; without `text` the file as it is. */
  mutants: readonly (Partial<Mutant> & { index: number })[];
}

/** The worker's messages: a mutant's tests have begun, or have ended. */
export interface Told {
  index: number;
  hasEnded: boolean;
  isKilled: boolean;
  problems: readonly string[];
}

const WORK = `reports/mutants/work-${process.pid}`;
/** A test that waits this long, in milliseconds, has noticed the fault. */
const PATIENCE = 8_000;
const MARK = '?mutant=';

/** A test file that runs all related tests against one mutant, until the first of them fails. */
const entryOf = (index: number, tests: readonly string[]): string => `import { afterEach, beforeEach } from 'vitest';
let hasFailed = false;
beforeEach(({ skip }) => { if (hasFailed) skip(); });
afterEach(({ task }) => { if (task.result?.state === 'fail') hasFailed = true; });
${tests.map((test) => `await import('/${test}${MARK}${index}');`).join('\n')}
`;

/** Loads each mutant's tests, and all that they import of this repository, as modules of their own. */
function mutating({ file, mutants }: Job) {
  const root = process.cwd();
  const texts = new Map(mutants.map(({ index, text }) => [String(index), text]));
  const split = (id: string): [string, string | undefined] => {
    const [path = '', index] = id.split(MARK);
    return [path, index];
  };
  return {
    name: 'mutants',
    enforce: 'pre' as const,
    resolveId(specifier: string, importer?: string) {
      const [path, own] = split(specifier);
      if (own !== undefined) return `${path.startsWith(root) ? '' : root}${path}${MARK}${own}`;
      const [from, index] = split(importer ?? '');
      const inside = index === undefined ? undefined : resolveImport(from.slice(root.length + 1), specifier);
      return inside === undefined ? undefined : `${join(root, inside)}${MARK}${index}`;
    },
    load(id: string) {
      const [path, index] = split(id);
      if (index === undefined) return undefined;
      return (path === join(root, file) ? texts.get(index) : undefined) ?? readFileSync(path, 'utf8');
    },
  };
}

async function run(job: Job): Promise<void> {
  mkdirSync(WORK, { recursive: true });
  for (const { index } of job.mutants) writeFileSync(join(WORK, `${index}.test.ts`), entryOf(index, job.tests));
  const tell = (module: TestModule, hasEnded: boolean): void => {
    const index = Number(/(\d+)\.test\.ts$/.exec(module.moduleId)?.[1]);
    const failed = hasEnded
      ? [...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? [])
      : [];
    const problems = (hasEnded ? [...module.errors(), ...failed] : []).map(({ message }) => message);
    const told: Told = { index, hasEnded, isKilled: hasEnded && !module.ok(), problems };
    process.send?.(told);
  };
  const vitest = await startVitest(
    'test',
    [],
    {
      config: false,
      root: process.cwd(),
      include: [`${WORK}/*.test.ts`],
      watch: false,
      isolate: false,
      maxWorkers: 1,
      pool: 'threads',
      environment: 'node',
      testTimeout: PATIENCE,
      hookTimeout: PATIENCE,
      expect: { poll: { timeout: 1_000 } },
      restoreMocks: true,
      // That one breaks machines by itself, to prove the walk.
      testNamePattern: /^(?!.*shows each planted fault)/,
      reporters: [
        { onTestModuleStart: (module) => tell(module, false), onTestModuleEnd: (module) => tell(module, true) },
      ],
      dangerouslyIgnoreUnhandledErrors: true,
    },
    { plugins: [mutating(job)], server: { watch: null }, cacheDir: `${WORK}/cache` },
  );
  await vitest.close();
  rmSync(WORK, { recursive: true, force: true });
  process.exit(0);
}

process.once('message', (job: Job) => void run(job));
