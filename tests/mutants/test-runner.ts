import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import type { Fault } from './faults/fault.ts';

/** What became of tests: all passed, one doubts what it saw, none ran, or something broke before it could be seen. */
export interface Seen {
  verdict: 'green' | 'red' | 'none' | 'broken';
  /** The first line of what was said. */
  says: string;
  passed: readonly string[];
}

/** A test that doubts what it sees says so by one of these; all others are a program that broke. */
const doubts = new Set(['AssertionError', 'TestingLibraryElementError']);
/** So matchers begin what they throw as other errors. */
const MATCHER = /^(?:expect\(|\.to\w+\(\) expects )/;

const firstLine = (text: string): string => stripVTControlCharacters(text).split('\n')[0] ?? '';
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function seenIn(modules: readonly TestModule[], unhandled: readonly unknown[]): Seen {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const passed = tests.filter((test) => test.result().state === 'passed').map(({ fullName }) => fullName);
  const failures = tests.flatMap((test) => test.result().errors ?? []);
  const doubt = failures.find(({ name = '', message }) => doubts.has(name) || MATCHER.test(firstLine(message)));
  if (doubt) return { verdict: 'red', says: firstLine(doubt.message), passed };
  const suites = modules.flatMap((module) => [
    ...module.errors(),
    ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
  ]);
  const [broken] = [...failures, ...suites];
  if (broken) return { verdict: 'broken', says: firstLine(`${broken.name}: ${broken.message}`), passed };
  if (unhandled.length > 0) return { verdict: 'broken', says: firstLine(String(unhandled[0])), passed };
  return { verdict: passed.length > 0 ? 'green' : 'none', says: '', passed };
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

  async run(file: string, titles: readonly string[]): Promise<Seen> {
    this.vitest.setGlobalTestNamePattern(new RegExp(titles.map(escaped).join('|')));
    const specifications = this.vitest.projects.map((project) => project.createSpecification(join(this.root, file)));
    const { testModules, unhandledErrors } = await this.vitest.runTestSpecifications(specifications);
    return seenIn(
      testModules.filter(({ moduleId }) => moduleId === join(this.root, file)),
      unhandledErrors,
    );
  }

  close(): Promise<void> {
    return this.vitest.close();
  }
}
