import type { RefusedRow } from '#machines/shell/bulk-action.machine.ts';

/** Rows that a change doesn't go for, for the same reason. */
export interface RefusalGroup {
  /** Tells it from the others. */
  key: string;
  /** The reason, after a number of rows or the name of one. */
  text: string;
  ids: number[];
  /** Where the reason can be seen to. */
  mend?: { text: string; href: string };
}

/** These rows by a reason, the commonest first. */
export function groupRefusals<Row extends { id: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  tell: (rows: readonly [Row, ...Row[]]) => Pick<RefusalGroup, 'text' | 'mend'>,
): RefusalGroup[] {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups]
    .map(([key, group]) => ({ key, ids: group.map(({ id }) => id), ...tell(group) }))
    .toSorted((one, other) => other.ids.length - one.ids.length);
}

/** Refused rows by what the server said of each. */
export const byDetail = (rows: readonly RefusedRow[]): RefusalGroup[] =>
  groupRefusals(
    rows,
    ({ detail }) => detail,
    ([{ detail }]) => ({ text: detail }),
  );
