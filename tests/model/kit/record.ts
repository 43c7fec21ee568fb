import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edge, Graph } from './explore.ts';
import type { WalkResult } from './walk.ts';

/** Where `npm run paths` finds what was walked in another process: a file for each machine. */
export const RECORD_FOLDER = 'PATHS_RECORD';
/** The one edge to walk, as `<machine> <number>`. */
export const RECORD_EDGE = 'PATHS_EDGE';

/** A walk as it is handed over, with its edges by number. */
export interface RecordedWalk {
  machine: string;
  due: number[];
  walked: number[];
  walks: number;
  seconds: number;
  failures: WalkResult['failures'];
  /** Events that no control brings about, with the reason. */
  notOffered: Record<string, string[]>;
}

/** The name of a machine's file. */
export const recordName = (machine: string): string => `${machine.replace('/', '--')}.json`;

/** The edge that alone is asked for. */
export function askedEdge(machine: string, { edges }: Graph): Edge | undefined {
  const [name, number] = process.env[RECORD_EDGE]?.split(' ') ?? [];
  return name === machine ? edges[Number(number)] : undefined;
}

/** Hands a walk over to whoever asked for it. */
export function recordWalk(
  machine: string,
  { edges }: Graph,
  due: readonly Edge[],
  { walked, walks, failures }: WalkResult,
  others: Pick<RecordedWalk, 'seconds' | 'notOffered'>,
): void {
  const folder = process.env[RECORD_FOLDER];
  if (folder === undefined) return;
  const isDue = new Set(due.map(({ id }) => id));
  const numbersOf = (ids: ReadonlySet<string>): number[] =>
    edges.flatMap(({ id }, index) => (ids.has(id) ? [index] : []));
  const record: RecordedWalk = {
    machine,
    due: numbersOf(isDue),
    walked: numbersOf(walked),
    walks,
    failures,
    ...others,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, recordName(machine)), JSON.stringify(record));
}
