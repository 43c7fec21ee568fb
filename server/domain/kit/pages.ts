import type { Page } from '../../db/query/page.ts';

/** How many ids of a list are answered at once. */
export const MOST_IDS = 50_000;

/** A page of rows as the contract shows it. */
export function mapPage<Row, Shown>({ result, ...counts }: Page<Row>, show: (row: Row) => Shown): Page<Shown> {
  return { ...counts, result: result.map((row) => show(row)) };
}
