import { parseArgs } from 'node:util';

/** What a browser is needed for. */
export const firstViewParts = ['first-load', 'slow-phone', 'presses', 'lighthouse'] as const;
const parts = [
  ...firstViewParts,
  'start',
  'reads',
  'writes',
  'report',
  'lists',
  'scroll',
  'growth',
  'import',
  'backup',
] as const;

/** Parts that are asked for together. */
const groups: Readonly<Record<string, readonly string[]>> = {
  load: ['reads', 'writes'],
  'first-view': firstViewParts,
};

/** What a run measures. */
type BenchPart = (typeof parts)[number];

/** How a run was asked for. */
export interface BenchOptions {
  isQuick: boolean;
  parts: ReadonlySet<BenchPart>;
  engines: readonly ('pglite' | 'postgres')[];
  /** Of one figure of one side: this many slices, each after a warm-up, in turns with the other side. */
  slices: number;
  warmMs: number;
  measureMs: number;
  /** Of each page, by a slow phone. */
  visits: number;
  /** Of reports beside the catalogue, and how long each lasts. */
  reportTurns: number;
  reportMs: number;
  /** Of each list of the back office, and of each that is read in a shop that has grown. */
  listTurns: number;
  /** Of each workload, before its first figure. */
  firstWarmMs: number;
}

/** How to ask for a run. */
const usage = `npm run bench -- [--quick] [--only ${parts.join('|')}|load|first-view] [--engine pglite|postgres]`;

function readParts(only: readonly string[]): ReadonlySet<BenchPart> {
  const wanted = only.flatMap((name) => groups[name] ?? [name]);
  const unknown = wanted.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`Unknown part ${unknown}. ${usage}`);
  return new Set(wanted.length === 0 ? parts : parts.filter((part) => wanted.includes(part)));
}

/** Reads the command line; throws with the usage. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      engine: { type: 'string' },
    },
  });
  const { engine } = values;
  if (engine !== undefined && engine !== 'pglite' && engine !== 'postgres')
    throw new Error(`Unknown engine ${engine}. ${usage}`);
  return {
    isQuick: values.quick,
    parts: readParts(values.only),
    engines: engine === undefined ? ['postgres', 'pglite'] : [engine],
    slices: values.quick ? 3 : 5,
    warmMs: values.quick ? 150 : 200,
    measureMs: values.quick ? 350 : 600,
    visits: values.quick ? 1 : 5,
    reportTurns: values.quick ? 1 : 3,
    reportMs: values.quick ? 3_000 : 10_000,
    listTurns: values.quick ? 12 : 44,
    firstWarmMs: values.quick ? 600 : 2_000,
  };
}
