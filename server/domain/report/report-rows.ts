import { groupBy } from '#common/group-by.ts';
import type { ReportColumn } from '#contract/types.ts';
import type { ReportRow } from '../../db/repositories/order/report.ts';
import type { Sight, Viewing } from './report-columns.ts';

/** What a table is made of. */
export interface Report {
  rows: readonly ReportRow[];
  columns: readonly ReportColumn[];
  sight: Sight;
  viewing: Viewing;
}

/** Whether it isn't cancelled. */
export const isLive = ({ state }: ReportRow): boolean => state !== 'C';

/** The things under their keys, in the order in which the keys come first. */
export const groupsOf = (rows: readonly ReportRow[], keyOf: (row: ReportRow) => string | number): ReportRow[][] => [
  ...groupBy(rows, keyOf).values(),
];

/**
 * The rows of each order, in the order in which they come first; an order's rows as its page lists them, whatever the
 * list's order.
 */
export const ordersOf = (rows: readonly ReportRow[]): ReportRow[][] =>
  groupsOf(rows, ({ order }) => order.id).map((of) => of.toSorted((one, other) => one.id - other.id));

/** How many pieces the rows are. */
export const piecesOf = (rows: readonly ReportRow[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** Those of the texts that aren't empty, with commas between. */
export const joined = (...texts: readonly string[]): string => texts.filter(Boolean).join(', ');
