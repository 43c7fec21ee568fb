import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { drivers, type DriverName } from '#tests/model/kit/record.ts';
import type { Sequence } from '#tests/model/kit/random/walk-random.ts';

/** A path that went wrong, by what its last edge is: its number may be another's by the next run. */
export interface FailingPath {
  machine: string;
  driver: DriverName;
  /** The number of the start. */
  start: number;
  /** The id of the last edge; null where the start itself is wrong. */
  edge: string | null;
}

/** A random sequence that went wrong, in as few events as are needed, and the seed that it was found by. */
export interface FailingSequence {
  machine: string;
  seed: number;
  runs: number;
  sequence: Sequence;
}

/** What was red when it was last walked. */
export interface Failing {
  paths: readonly FailingPath[];
  sequences: readonly FailingSequence[];
}

const VERSION = 1;
const nothing: Failing = { paths: [], sequences: [] };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isPath = (value: unknown): value is FailingPath =>
  isRecord(value) &&
  typeof value['machine'] === 'string' &&
  drivers.some((driver) => driver === value['driver']) &&
  isCount(value['start']) &&
  (value['edge'] === null || typeof value['edge'] === 'string');

const isSequence = (value: unknown): value is Sequence =>
  isRecord(value) &&
  isCount(value['start']) &&
  typeof value['isWild'] === 'boolean' &&
  Array.isArray(value['choices']) &&
  value['choices'].every(isCount);

const isFailingSequence = (value: unknown): value is FailingSequence =>
  isRecord(value) &&
  typeof value['machine'] === 'string' &&
  isCount(value['seed']) &&
  isCount(value['runs']) &&
  isSequence(value['sequence']);

/** What was kept; what can't be read, or is of another version, is as if it weren't there. */
export function readFailing(file: string): Failing {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isRecord(read) || read['version'] !== VERSION) return nothing;
    return {
      paths: listOf(read['paths']).filter(isPath),
      sequences: listOf(read['sequences']).filter(isFailingSequence),
    };
  } catch {
    return nothing;
  }
}

/** Keeps what is red for the next run. */
export function keepFailing(file: string, { paths, sequences }: Failing): void {
  if (paths.length + sequences.length === 0) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ version: VERSION, paths, sequences }, null, 2)}\n`);
}

/** What a run has seen of one machine. */
export interface SeenFailing extends Failing {
  machine: string;
  /** The drivers that walked all of it, and whether random sequences were taken: what was red there is known anew. */
  walked: readonly DriverName[];
  isRandom: boolean;
}

/** What is red now: what was red before and has not been walked since, and what this run has seen. */
export function failingAfter(before: Failing, seen: readonly SeenFailing[]): Failing {
  const of = new Map(seen.map((one) => [one.machine, one]));
  const paths = [
    ...before.paths.filter(({ machine, driver }) => !of.get(machine)?.walked.includes(driver)),
    ...seen.flatMap((one) => one.paths),
  ];
  const sequences = [
    ...before.sequences.filter(({ machine }) => !of.get(machine)?.isRandom),
    ...seen.flatMap((one) => one.sequences),
  ];
  const unlike = <T>(list: readonly T[]): T[] => [...new Map(list.map((one) => [JSON.stringify(one), one])).values()];
  return { paths: unlike(paths), sequences: unlike(sequences) };
}
