import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { equivalents } from './equivalents.ts';
import { isLight, loadedBy, relatedTests, type Related } from './related.ts';
import type { Verdict } from './worker.ts';

/** What became of a mutant. */
export interface KeptMutant {
  line: number;
  what: string;
  verdict: Verdict;
  /** The transitions of the machine that it is a part of, by their ids. */
  transitions?: readonly string[];
}

/** What `npm run mutants` has seen of a file. */
export interface MutantResult {
  file: string;
  kind: Related['kind'];
  /** When it was seen, and at which commit. */
  date: string;
  commit: string;
  /** Whether a mutant was noticed by tests alone that load much of the project. */
  needsHeavy: boolean;
  /** Of all that the verdicts hang on, as it was. */
  hash: string;
  mutants: readonly KeptMutant[];
}

/** A result as it counts today. */
export interface StandingResult extends MutantResult {
  /** Whether nothing that it hangs on has changed since. */
  isCurrent: boolean;
}

/** The least that has to be noticed of the mutants of a file, and of all. */
export const MUTANTS_NEEDED = { ofFile: 0.9, ofAll: 0.95 } as const;

/** What makes mutants. */
const MUTATOR = new URL('mutate.ts', import.meta.url);

/** Where results are, below the project's root. */
export const MUTANT_RESULTS = 'reports/mutants';

const placeOf = (file: string): string =>
  join(MUTANT_RESULTS, `${file.replaceAll('/', '-').replace(/\.tsx?$/, '')}.json`);

/**
 * A file, what is planted in it, its light tests and all that these load in a few signs: what was seen counts until
 * they change. Tests that load half of the project would have it asked for again with any change; they count where they
 * are needed.
 */
export function hashOfMutated(file: string, needsHeavy: boolean, root = ''): string {
  const hash = createHash('sha256')
    .update(readFileSync(MUTATOR))
    .update(JSON.stringify(equivalents[file] ?? []));
  const tests = relatedTests(file, root).tests.filter((test) => needsHeavy || isLight(test, root));
  const loaded = tests.flatMap((test) => [...loadedBy(test, root)]);
  for (const path of [...new Set([file, ...loaded])].toSorted())
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}

/** A result of this form; of any other, undefined. */
function standing(text: string, root: string): StandingResult | undefined {
  const result = JSON.parse(text) as MutantResult;
  if (!('mutants' in result && 'needsHeavy' in result)) return undefined;
  return {
    ...result,
    isCurrent:
      existsSync(join(root, result.file)) && result.hash === hashOfMutated(result.file, result.needsHeavy, root),
  };
}

/** The last result of a file; undefined where there is none. */
export function readMutantResult(file: string, root = ''): StandingResult | undefined {
  const path = join(root, placeOf(file));
  return existsSync(path) ? standing(readFileSync(path, 'utf8'), root) : undefined;
}

/** The last results of all files that were ever asked for. */
export function readMutantResults(root = ''): StandingResult[] {
  const folder = join(root, MUTANT_RESULTS);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.flatMap((name) => standing(readFileSync(join(folder, name), 'utf8'), root) ?? []);
}

/** Keeps a result in place of the last one of its file. */
export function keepMutantResult(result: MutantResult, root = ''): void {
  const path = join(root, placeOf(result.file));
  mkdirSync(dirname(path), { recursive: true });
  // Never half of it, for whoever reads meanwhile.
  writeFileSync(`${path}.new`, `${JSON.stringify(result, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}

/** How many were noticed, of how many; one that ran in circles was. */
export const countNoticed = (mutants: readonly KeptMutant[]): { noticed: number; total: number } => ({
  noticed: mutants.filter(({ verdict }) => verdict !== 'survived').length,
  total: mutants.length,
});
