import { groupBy } from './group-by.ts';

/** Pieces that somebody waits for. */
export interface WaitingLine {
  id: number;
  /** Orders are numbered as they come, so the lower number was first. */
  orderId: number;
  personId: number;
  count: number;
}

/** Who goes short where fewer pieces came: whoever ordered last, each by their part, or as few people as can be. */
export type SharingRule = 'first' | 'share' | 'people';

const pieces = (lines: readonly WaitingLine[]): number => lines.reduce((sum, { count }) => sum + count, 0);

/** Gives each line what it waits for, in this order, until nothing is left. */
function fill(lines: readonly WaitingLine[], came: number): Map<number, number> {
  let left = came;
  return new Map(
    lines.map(({ id, count }) => {
      const given = Math.min(count, left);
      left -= given;
      return [id, given];
    }),
  );
}

/** Gives each line its part, rounded down; the pieces over go to the largest fractions, of equal ones to the first. */
function inProportion(lines: readonly WaitingLine[], came: number): Map<number, number> {
  const all = pieces(lines);
  const parts = lines.map(({ id, count }) => ({
    id,
    whole: Math.floor((came * count) / all),
    fraction: (came * count) % all,
  }));
  const over = came - parts.reduce((sum, { whole }) => sum + whole, 0);
  // Sorting keeps equal fractions in the order of the lines.
  const rounded = parts.toSorted((one, other) => other.fraction - one.fraction).slice(0, over);
  const up = new Set(rounded.map(({ id }) => id));
  return new Map(parts.map(({ id, whole }) => [id, whole + (up.has(id) ? 1 : 0)]));
}

/** The lines person by person, who wait for the fewest pieces first: so the most people get all. */
function smallestFirst(lines: readonly WaitingLine[]): readonly WaitingLine[] {
  const people = groupBy(lines, ({ personId }) => personId);
  return [...people.values()].toSorted((one, other) => pieces(one) - pieces(other)).flat();
}

/**
 * How many of the pieces that came each line gets, by its id. All of them are given out, and no line gets more than it
 * waits for; what nobody waits for is left over.
 */
export function shareOut(lines: readonly WaitingLine[], came: number, rule: SharingRule): ReadonlyMap<number, number> {
  const ordered = lines.toSorted((one, other) => one.orderId - other.orderId || one.id - other.id);
  if (came >= pieces(ordered)) return fill(ordered, came);
  if (rule === 'share') return inProportion(ordered, came);
  return fill(rule === 'people' ? smallestFirst(ordered) : ordered, came);
}
