import { groupBy } from '#common/group-by.ts';

interface Line {
  id: number;
  item_id: number | null;
  description: string;
  count: number;
}

/** Lines of the same goods. */
export interface EqualLines<Of> {
  /** Stays the same while the lines come and go. */
  key: string;
  /** At least one, in the order in which they were given. */
  lines: readonly Of[];
  first: Of;
  /** The pieces of all. */
  count: number;
}

/**
 * Adds up lines of the same item, whatever each is sold for. What somebody has renamed in an order isn't the same any
 * more, and no photo is the same as another.
 */
export function addUpLines<Of extends Line>(lines: readonly Of[]): EqualLines<Of>[] {
  const groups = groupBy(lines, ({ id, item_id: itemId, description }) =>
    itemId === null ? `line ${id}` : `item ${itemId} ${description}`,
  );
  return [...groups].flatMap(([key, equal]) => {
    const [first] = equal;
    return first ? { key, lines: equal, first, count: equal.reduce((sum, { count }) => sum + count, 0) } : [];
  });
}
