import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const IMPORT = /\bfrom '([#.][^']+)'/g;

/** Where an import of this repository leads, as a path from its root; the prefixes are those of package.json. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  const [, prefix = '', rest = ''] = /^#(\w+)\/(.+)$/.exec(specifier) ?? [];
  return { machines: join('machines', rest), tests: join('tests', rest) }[prefix];
}

/** Files below a folder whose names end so, as paths from the repository's root. */
export function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .toSorted();
}

/** The unit and model tests that load this file, those that load the fewest files first. */
export function relatedTests(file: string): string[] {
  const closure = (test: string): Set<string> => {
    const seen = new Set([test]);
    for (const path of seen) {
      for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
        const next = resolveImport(path, specifier);
        if (next?.endsWith('.ts')) seen.add(next);
      }
    }
    return seen;
  };
  return [...filesIn('tests/unit', '.test.ts'), ...filesIn('tests/model', '.test.ts')]
    .map((test) => ({ test, loads: closure(test) }))
    .filter(({ loads }) => loads.has(file))
    .toSorted((one, other) => one.loads.size - other.loads.size)
    .map(({ test }) => test);
}
