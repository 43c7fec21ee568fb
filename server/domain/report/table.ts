import { setImmediate } from 'node:timers/promises';
import type { ReportTable } from '#contract/types.ts';

/** Null is an empty cell. A moment is the shop's clock in milliseconds, as if that were in UTC. */
export type Cell = string | number | null;

type PrintedColumn = ReportTable['columns'][number];

/** What the cells of a column hold; money in roubles. */
export type CellKind = PrintedColumn['kind'];

/** The head of a column. */
export interface TableColumn extends PrintedColumn {
  /** In letters. */
  width: number;
}

/** Rows under a title of their own, where the table is printed. */
interface TableGroups {
  /** Columns that the titles stand for. */
  inTitles: readonly TableColumn['name'][];
  list: ReportTable['groups'];
}

/** A table that becomes a file. The rows come in portions, between which others are served. */
export interface Table {
  columns: readonly TableColumn[];
  portions: AsyncIterable<readonly (readonly Cell[])[]>;
  groups?: TableGroups;
  /** The address of each row's picture, for paper alone. */
  pictures?: readonly (string | null)[];
  /** Whether the last row sums up the others. */
  hasTotal?: boolean;
}

const PORTION = 200;

/** The rows of each thing, in portions. */
export async function* portionsOf<Thing>(things: readonly Thing[], toRow: (thing: Thing) => readonly Cell[]) {
  for (let start = 0; start < things.length; start += PORTION) {
    yield things.slice(start, start + PORTION).map(toRow);
    await setImmediate();
  }
}
