/** Runs mutants of one file on its parent's command, and reports the start and the end of each. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type CliOptions, startVitest, type TestModule } from 'vitest/node';
import type { Mutant } from './mutate.ts';
import { type Related, resolveImport } from './related.ts';

/** What the parent asks for. */
export interface Job extends Related {
  file: string;
  /** How long one test may take, in milliseconds. */
  patience: number;
  /** By a number of the parent's; without `text` the file as it is. */
  mutants: readonly (Partial<Mutant> & { index: number })[];
}

/** What became of a mutant: a test failed, all passed, or one waited in vain. */
export type Verdict = 'killed' | 'survived' | 'timedOut';

/** The worker's messages: a mutant's tests have begun, or have ended with a verdict. */
export interface Told {
  index: number;
  verdict: Verdict | null;
  problems: readonly string[];
}

const WORK = `reports/mutants/work-${process.pid}`;
const MARK = '?mutant=';
/** How vitest says that a test, a hook or a wait took too long. */
const TIMED_OUT = /timed out in \d+ms/;

/** A test file that runs all related tests against one mutant, until the first of them fails. */
const entryOf = (
  index: number,
  { kind, tests }: Related,
): string => `${kind === 'dom' ? '// @vitest-environment jsdom\n' : ''}\
import { afterEach, beforeEach } from 'vitest';
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

function toldOf(module: TestModule): Told {
  const index = Number(/(\d+)\.test\.ts$/.exec(module.moduleId)?.[1]);
  const failed = [...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? []);
  const problems = [...module.errors(), ...failed].map(({ message }) => message);
  if (module.ok()) return { index, verdict: 'survived', problems };
  return { index, verdict: problems.some((one) => TIMED_OUT.test(one)) ? 'timedOut' : 'killed', problems };
}

/** What tests of each kind need beside what all have, as in vitest.config.ts. */
const surroundings = {
  unit: {},
  model: {},
  server: { globalSetup: ['tests/support/server/global-setup.ts'] },
  dom: { setupFiles: ['tests/support/dom/dom-setup.ts'], environment: 'jsdom' },
} satisfies Readonly<Record<Related['kind'], CliOptions>>;

async function run(job: Job): Promise<void> {
  const { kind, patience } = job;
  mkdirSync(WORK, { recursive: true });
  for (const { index } of job.mutants) writeFileSync(join(WORK, `${index}.test.ts`), entryOf(index, job));
  const tell = (told: Told): void => void process.send?.(told);
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
      testTimeout: patience,
      hookTimeout: patience,
      expect: { poll: { timeout: Math.round(patience / 2) } },
      restoreMocks: true,
      // That one breaks machines by itself, to prove the walk.
      testNamePattern: /^(?!.*shows each planted fault)/,
      ...surroundings[kind],
      reporters: [
        {
          onTestModuleStart: (module) =>
            tell({ index: Number(/(\d+)\.test\.ts$/.exec(module.moduleId)?.[1]), verdict: null, problems: [] }),
          onTestModuleEnd: (module) => tell(toldOf(module)),
        },
      ],
      dangerouslyIgnoreUnhandledErrors: true,
    },
    {
      plugins: [mutating(job), ...(kind === 'dom' ? [react()] : [])],
      server: { watch: null },
      cacheDir: `${WORK}/cache`,
    },
  );
  await vitest.close();
  rmSync(WORK, { recursive: true, force: true });
  process.exit(0);
}

process.once('message', (job: Job) => void run(job));
