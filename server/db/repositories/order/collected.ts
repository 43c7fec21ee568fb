import { and, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { inner } from '../../query/json-rows.ts';
import { orderEvents } from '../../schema.ts';

/** Whether the goods of an order are put together: a bill for what was collected leaves them so. */
export function isCollected({ id, state }: Record<'id' | 'state', SQLWrapper>): SQL<boolean> {
  const billedFrom = inner
    .select({ state: orderEvents.fromState })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), eq(orderEvents.toState, 'need_pay')))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return sql<boolean>`coalesce(case ${state} when 'need_pay' then (${billedFrom}) else ${state} end
    in ('collected', 'delivery', 'done', 'completed'), false)`;
}
