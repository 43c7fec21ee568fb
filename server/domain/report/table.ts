import { setImmediate } from 'node:timers/promises';

/** Null is an empty cell. A moment is the shop's clock in milliseconds, as if that were in UTC. */
export type Cell = string | number | null;

/** What the cells of a column hold; money in roubles. */
export type CellKind = 'text' | 'count' | 'money' | 'moment';

/** The head of a column. */
export interface TableColumn {
  title: string;
  kind: CellKind;
  /** In letters. */
  width: number;
}

/** A table that becomes a file. The rows come in portions, between which others are served. */
export interface Table {
  columns: readonly TableColumn[];
  portions: AsyncIterable<readonly (readonly Cell[])[]>;
}

const PORTION = 1_000;

/** The rows of each thing, in portions. */
export async function* portionsOf<Thing>(things: readonly Thing[], toRow: (thing: Thing) => readonly Cell[]) {
  for (let start = 0; start < things.length; start += PORTION) {
    yield things.slice(start, start + PORTION).map(toRow);
    await setImmediate();
  }
}
