import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { orderEvents, orderLines } from '../../schema.ts';
import { type LineEvent, type LockedLine, lockedLineColumns } from './transition.ts';

type NewRow = typeof orderLines.$inferInsert;

/** A line like the one that it is split from, but for the number of pieces. */
const restOf = (
  { id: _, version: __, ...line }: LockedLine,
  event: Omit<LineEvent, 'change'>,
  count: number,
): NewRow => ({
  ...line,
  shopId: event.shopId,
  orderId: event.orderId,
  count,
});

/** Adds what is left of a line that is split, cancelled, and an entry to its order's timeline. */
export async function insertRest(
  orm: Orm,
  line: LockedLine,
  count: number,
  event: Omit<LineEvent, 'change'>,
): Promise<void> {
  const rest = { ...restOf(line, event, count), reason: event.reason, state: 'C', moves: [] } as const;
  const [added] = await orm.insert(orderLines).values(rest).returning({ id: orderLines.id });
  if (!added) throw new Error('The line was not written');
  const change = { action: 'canceled' as const, name: line.description, fields: [] };
  await orm.insert(orderEvents).values({ ...event, change, kind: 'line', lineId: added.id });
}

/** A locked line that is split: `kept` of its pieces stay in it. */
export interface SplitLine {
  line: LockedLine;
  kept: number;
}

/**
 * Splits locked lines of one order, and adds entries to its timeline; returns the new lines, which are like those that
 * they are split from and have the other pieces.
 */
export async function splitLines(
  orm: Orm,
  splits: readonly SplitLine[],
  event: Omit<LineEvent, 'change'>,
): Promise<LockedLine[]> {
  if (splits.length === 0) return [];
  const kept = splits.map((split) => ({ id: split.line.id, count: split.kept }));
  await orm
    .update(orderLines)
    .set({ count: sql`l.count` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as l (id int, count int)`)
    .where(eq(orderLines.id, sql`l.id`));
  await orm.insert(orderEvents).values(
    splits.map(({ line, kept: to }) => {
      const fields = [{ field: 'count' as const, from: line.count, to }];
      const change = { action: 'split' as const, name: line.description, fields };
      return { ...event, kind: 'line' as const, lineId: line.id, change };
    }),
  );
  const rests = splits.map(({ line, kept: stays }) => restOf(line, event, line.count - stays));
  return orm.insert(orderLines).values(rests).returning(lockedLineColumns);
}
