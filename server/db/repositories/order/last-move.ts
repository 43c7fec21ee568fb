import { and, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { orderEvents } from '../../schema.ts';

const told = {
  toState: orderEvents.toState,
  change: orderEvents.change,
  authorId: orderEvents.authorId,
  reason: orderEvents.reason,
};

/** An entry of a timeline, by what tells one move from another. */
export type LastMove = Pick<typeof orderEvents.$inferSelect, keyof typeof told>;

/** How a locked order came into its state. */
export async function findLastMove(orm: Orm, orderId: number): Promise<LastMove | undefined> {
  const [found] = await orm
    .select(told)
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'state')))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return found;
}

/** What a person did last to a line of a locked order; undefined where nobody has changed it by itself. */
export async function findLastLineMove(orm: Orm, orderId: number, lineId: number): Promise<LastMove | undefined> {
  const [found] = await orm
    .select(told)
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'line'), eq(orderEvents.lineId, lineId)))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return found;
}
