import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edge, Graph } from './explore.ts';
import type { Film } from './browser/film.ts';
import type { WalkResult } from './walk.ts';

/** Where `npm run paths` finds what was walked in another process: a file for each machine. */
export const RECORD_FOLDER = 'PATHS_RECORD';
/** The machines to walk, with commas between them; every other one is left alone. */
export const RECORD_MACHINES = 'PATHS_MACHINES';
/** The edges that alone are walked, each as `machine:number`, with commas between them. */
export const RECORD_EDGE = 'PATHS_EDGE';

/** Who walks: a real actor in node, the real view, the real flow, the real server, or all of them in Chromium. */
export const drivers = ['node', 'dom', 'flow', 'server', 'browser'] as const;
export type DriverName = (typeof drivers)[number];

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
  /** What was on the screen at each edge, by its number, where the driver looks. */
  film?: Film;
}

/** The name of a walk's file. */
export const recordName = (driver: DriverName, machine: string): string =>
  `${driver}--${machine.replace('/', '--')}.json`;

/** An edge by the name of its machine and its number. */
export interface EdgeNumber {
  machine: string;
  number: number;
}

/** Edges as the variable has them. */
export const edgesText = (edges: readonly EdgeNumber[]): string =>
  edges.map(({ machine, number }) => `${machine}:${number}`).join(',');

/** The edges that alone are asked for, none of a machine that isn't; undefined where nothing is said. */
export function askedEdges(machine: string, { edges }: Graph): readonly Edge[] | undefined {
  const { [RECORD_MACHINES]: machines, [RECORD_EDGE]: asked } = process.env;
  if (machines === undefined) return undefined;
  if (!machines.split(',').includes(machine)) return [];
  if (asked === undefined) return undefined;
  const numbers = new Set(asked.split(','));
  return edges.filter((_, number) => numbers.has(edgesText([{ machine, number }])));
}

/** A walk as it is handed over. */
export function recordOf(
  machine: string,
  { edges }: Graph,
  due: readonly Edge[],
  { walked, walks, failures }: WalkResult,
  others: Pick<RecordedWalk, 'seconds' | 'notOffered' | 'film'>,
): RecordedWalk {
  const isDue = new Set(due.map(({ id }) => id));
  const numbersOf = (ids: ReadonlySet<string>): number[] =>
    edges.flatMap(({ id }, index) => (ids.has(id) ? [index] : []));
  return { machine, due: numbersOf(isDue), walked: numbersOf(walked), walks, failures, ...others };
}

/** Hands a walk over to whoever asked for it. */
export function recordWalk(driver: DriverName, record: RecordedWalk): void {
  const folder = process.env[RECORD_FOLDER];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, recordName(driver, record.machine)), JSON.stringify(record));
}
