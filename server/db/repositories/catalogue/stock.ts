import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { items } from '../../schema.ts';

/** An item of which more is sold than there was. */
export type ShortItem = Pick<typeof items.$inferSelect, 'id' | 'name'> & {
  /** Below zero. */
  stock: number;
};

/** Those of the shop's items with these ids whose stock is below zero, as this transaction has left it. */
export async function findOversold(orm: Orm, shopId: number, ids: readonly number[]): Promise<ShortItem[]> {
  if (ids.length === 0) return [];
  const found = await orm
    .select({ id: items.id, name: items.name, stock: items.stock })
    .from(items)
    .where(and(eq(items.shopId, shopId), inArray(items.id, [...ids]), lt(items.stock, 0)))
    .orderBy(asc(items.id));
  return found.map((item) => ({ ...item, stock: item.stock ?? 0 }));
}
