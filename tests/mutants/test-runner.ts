import { join } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import type { Fault } from './faults/fault.ts';
import { tellFailures, type Seen } from './seen.ts';

/** What was seen of the tests of a file. */
export interface Ran extends Seen {
  passed: readonly string[];
  /** What the slowest test that failed took, in milliseconds. */
  took: number;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function ranIn(modules: readonly TestModule[], unhandled: readonly unknown[]): Ran {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const passed = tests.filter((test) => test.result().state === 'passed').map(({ fullName }) => fullName);
  const failed = tests.filter((test) => test.result().state === 'failed');
  const took = Math.max(0, ...failed.map((test) => test.diagnostic()?.duration ?? 0));
  const suites = modules.flatMap((module) => [
    ...module.errors(),
    ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
  ]);
  const others = unhandled.map((error) => ({ name: 'unhandled', message: String(error) }));
  const seen =
    tellFailures(failed.flatMap((test) => test.result().errors ?? [])) ?? tellFailures(suites) ?? tellFailures(others);
  return { ...(seen ?? { verdict: passed.length > 0 ? 'green' : 'none', says: '' }), passed, took };
}

/** Runs tests of one project of the copy in `root`, again and again: what all of them need is made ready once. */
export class TestRunner {
  private readonly root: string;
  private readonly vitest: Vitest;

  private constructor(root: string, vitest: Vitest) {
    this.root = root;
    this.vitest = vitest;
  }

  static async start(root: string, project: Fault['test']['project']): Promise<TestRunner> {
    const options = { root, project: [project], watch: false, maxWorkers: 1, reporters: [{}] };
    const vitest = await createVitest('test', { ...options, dangerouslyIgnoreUnhandledErrors: true });
    await vitest.standalone();
    return new TestRunner(root, vitest);
  }

  /** Forgets what was read of a file that has changed, and of all that import it. */
  forget(file: string): void {
    const gone = new Set([join(this.root, file)]);
    for (const path of gone) {
      this.vitest.invalidateFile(path);
      this.vitest.watcher.invalidates.add(path);
      for (const { vite } of this.vitest.projects)
        for (const { moduleGraph } of Object.values(vite.environments))
          for (const module of moduleGraph.getModulesByFile(path) ?? [])
            for (const importer of module.importers) if (importer.file !== null) gone.add(importer.file);
    }
  }

  async run(file: string, titles: readonly string[]): Promise<Ran> {
    this.vitest.setGlobalTestNamePattern(new RegExp(titles.map(escaped).join('|')));
    const specifications = this.vitest.projects.map((project) => project.createSpecification(join(this.root, file)));
    const { testModules, unhandledErrors } = await this.vitest.runTestSpecifications(specifications);
    return ranIn(
      testModules.filter(({ moduleId }) => moduleId === join(this.root, file)),
      unhandledErrors,
    );
  }

  close(): Promise<void> {
    return this.vitest.close();
  }
}
