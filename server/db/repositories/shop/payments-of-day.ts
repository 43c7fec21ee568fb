import { and, eq } from 'drizzle-orm';
import { planOnce, type Given } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { jsonRow } from '../../query/json-rows.ts';
import { oneRow } from '../../query/page.ts';
import { payments } from '../../schema.ts';
import { type ArrivingRow, cameOf, clockOf, isOfTwoDays, toCame, toWaiting, waiting } from './waiting.ts';

const ofDay = planOnce('payments_of_day', (orm, given: Given<{ shopId: number; now: string }>) => {
  const shopId = given('shopId');
  const clock = clockOf(shopId, given('now'));
  const inShop = eq(payments.shopId, shopId);
  return orm
    .select({
      waiting: jsonRow(waiting(payments.createdAt), (select) =>
        select.from(payments).where(and(inShop, eq(payments.state, 'W'))),
      ),
      came: jsonRow(cameOf(payments.createdAt, clock), (select) =>
        select.from(payments).where(and(inShop, isOfTwoDays(payments.createdAt, clock))),
      ),
    })
    .from(oneRow);
});

/** Payments that nobody has decided, and how many came. */
export async function findPaymentsOfDay(orm: Orm, shopId: number, now: Date): Promise<ArrivingRow> {
  const [found] = await ofDay(orm, { shopId, now: now.toISOString() });
  if (!found) throw new Error('A select without a table answered no row');
  return { ...toWaiting(found.waiting), came: toCame(found.came) };
}
