import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Where tests of a kind are, and what they run in. */
interface TestKind {
  /** As the project in vitest.config.ts is called. */
  name: 'unit' | 'model' | 'server' | 'dom';
  folder: string;
}

/** The tests that load a file, and what runs them. */
export interface Related {
  kind: TestKind['name'];
  tests: readonly string[];
}

/** From the cheapest; a file is left to the first that loads it, and unit tests run with those of models. */
const kinds: readonly (readonly TestKind[])[] = [
  [
    { name: 'unit', folder: 'tests/unit' },
    { name: 'model', folder: 'tests/model' },
  ],
  [{ name: 'server', folder: 'tests/server' }],
  [{ name: 'dom', folder: 'tests/dom' }],
];

const IMPORT = /\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g;

interface Manifest {
  imports: Readonly<Record<string, string>>;
}

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const aliases = Object.entries(imports).map(([from, to]) => ({
  from: from.replace('*', ''),
  to: to.replace('./', '').replace('*', ''),
}));

/** Where an import of this repository's code leads, as a path from its root; undefined for any other. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (!/\.tsx?$/.test(specifier)) return undefined;
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  const alias = aliases.find((one) => specifier.startsWith(one.from));
  return alias && join(alias.to, specifier.slice(alias.from.length));
}

/** Files below a folder whose names end so, as paths from the repository at `root`. */
export function filesIn(folder: string, ending: RegExp, root = ''): string[] {
  const place = join(root, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name))
    .toSorted();
}

const importsOf = new Map<string, readonly string[]>();

function readImports(path: string, root: string): readonly string[] {
  const place = join(root, path);
  const known = importsOf.get(place);
  if (known) return known;
  // Of a template's or a comment's import there may be no file.
  const found = [...readFileSync(place, 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const next = resolveImport(path, specifier);
    return next !== undefined && existsSync(join(root, next)) ? [next] : [];
  });
  importsOf.set(place, found);
  return found;
}

/** A file and all that it loads of the repository at `root`, by whatever ways. */
export function loadedBy(test: string, root = ''): ReadonlySet<string> {
  const seen = new Set([test]);
  for (const path of seen) for (const next of readImports(path, root)) seen.add(next);
  return seen;
}

/** How many files a test loads at most that counts as light. */
const LIGHT = 40;

/** Whether a test loads in no time: most of what is wrong in a file its light tests notice. */
export const isLight = (test: string, root = ''): boolean => loadedBy(test, root).size <= LIGHT;

/** The cheapest tests that load this file, those that load the fewest files first; none where nothing loads it. */
export function relatedTests(file: string, root = ''): Related {
  for (const together of kinds) {
    const tests = together
      .flatMap(({ folder }) => filesIn(folder, /\.test\.tsx?$/, root))
      .map((test) => ({ test, loads: loadedBy(test, root) }))
      .filter(({ loads }) => loads.has(file))
      .toSorted((one, other) => one.loads.size - other.loads.size)
      .map(({ test }) => test);
    const [{ name: kind } = { name: 'unit' as const }] = together;
    if (tests.length > 0) return { kind, tests };
  }
  return { kind: 'unit', tests: [] };
}
