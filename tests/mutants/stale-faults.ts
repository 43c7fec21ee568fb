import { existsSync, readFileSync } from 'node:fs';
import type { Fault } from './faults/fault.ts';

/** The source with the fault in it; throws where its place isn't there exactly once. */
export function plantIn(source: string, { name, file, find, replace }: Fault): string {
  const times = source.split(find).length - 1;
  if (times !== 1) throw new Error(`«${name}»: ${file} has its place ${times} times`);
  return source.replace(find, () => replace);
}

function problemsOf(fault: Fault): string[] {
  const { name, file, test, find, replace } = fault;
  if (!existsSync(file)) return [`«${name}»: there is no ${file}`];
  if (!existsSync(test.file)) return [`«${name}»: there is no ${test.file}`];
  if (find === replace) return [`«${name}»: changes nothing`];
  try {
    plantIn(readFileSync(file, 'utf8'), fault);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** What keeps faults from being planted: a place that moved, a test file that is gone, a name that is there twice. */
export function staleFaults(faults: readonly Fault[]): string[] {
  const names = faults.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [...twice.map((name) => `«${name}» stands twice`), ...faults.flatMap(problemsOf)];
}
