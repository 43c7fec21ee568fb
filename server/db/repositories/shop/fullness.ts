import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { planOnce, type Given } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { jsonRow } from '../../query/json-rows.ts';
import { orderLines, purchases } from '../../schema.ts';

/** A purchase with its pieces: all that count, those that were bought, and of these the handed over ones. */
export interface FullnessRow extends Pick<typeof purchases.$inferSelect, 'id' | 'name' | 'state'> {
  /** Never null: it sums over no lines too. */
  pieces: { ordered: number; bought: number; handedOver: number } | null;
}

const read = planOnce('purchases_fullness', (orm, given: Given<{ shopId: number; most: number }>) => {
  const pieces = (states: readonly string[]) =>
    sql<number>`coalesce(sum(${orderLines.count})
      filter (where ${orderLines.state} in ${sql.raw(`('${states.join("', '")}')`)}), 0)`;
  return orm
    .select({
      id: purchases.id,
      name: purchases.name,
      state: purchases.state,
      pieces: jsonRow(
        { ordered: pieces(['W', 'O', 'P', 'F']), bought: pieces(['P', 'F']), handedOver: pieces(['F']) },
        (select) => select.from(orderLines).where(eq(orderLines.purchaseId, purchases.id)),
      ),
    })
    .from(purchases)
    .where(and(eq(purchases.shopId, given('shopId')), isNull(purchases.deletedAt), ne(purchases.state, 'closed')))
    .orderBy(desc(purchases.id))
    .limit(sql.placeholder('most'));
});

/** The newest purchases that aren't closed, `most` of them. */
export function findFullness(orm: Orm, shopId: number, most: number): Promise<FullnessRow[]> {
  return read(orm, { shopId, most });
}
