import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { boughtPrices, orderLines } from '../../schema.ts';

/** A line with what one of it was bought for, in kopecks; null where that isn't known. */
export interface BoughtLine {
  id: number;
  description: string;
  price: number | null;
}

/** The condition that a price is of a line, in the purchase that it was bought with. */
export const isPriceOfLine: SQL | undefined = and(
  eq(boughtPrices.lineId, orderLines.id),
  eq(boughtPrices.purchaseId, orderLines.purchaseId),
);

/** Those of these lines that are in a locked purchase, with their prices. */
export function findBoughtLines(orm: Orm, purchaseId: number, lineIds: readonly number[]): Promise<BoughtLine[]> {
  return orm
    .select({ id: orderLines.id, description: orderLines.description, price: boughtPrices.price })
    .from(orderLines)
    .leftJoin(boughtPrices, isPriceOfLine)
    .where(and(eq(orderLines.purchaseId, purchaseId), inArray(orderLines.id, [...lineIds])))
    .orderBy(asc(orderLines.orderId), asc(orderLines.id));
}

/** Writes what lines of a locked purchase were bought for, in kopecks. */
export async function writeBoughtPrices(
  orm: Orm,
  { shopId, id: purchaseId }: { shopId: number; id: number },
  prices: ReadonlyMap<number, number | null>,
): Promise<void> {
  const unknown = [...prices].flatMap(([lineId, price]) => (price === null ? [lineId] : []));
  if (unknown.length > 0) await orm.delete(boughtPrices).where(inArray(boughtPrices.lineId, unknown));
  const known = [...prices].flatMap(([lineId, price]) =>
    price === null ? [] : [{ lineId, shopId, purchaseId, price }],
  );
  if (known.length === 0) return;
  await orm
    .insert(boughtPrices)
    .values(known)
    .onConflictDoUpdate({
      target: boughtPrices.lineId,
      set: { purchaseId: sql`excluded.purchase_id`, price: sql`excluded.price` },
    });
}

/** Gives lines that were split from others the prices of those. */
export async function copyBoughtPrices(orm: Orm, copies: readonly { from: number; to: number }[]): Promise<void> {
  const of = new Map(copies.map(({ from, to }) => [from, to]));
  if (of.size === 0) return;
  const found = await orm
    .select()
    .from(boughtPrices)
    .where(inArray(boughtPrices.lineId, [...of.keys()]));
  const rows = found.flatMap(({ lineId, ...price }) => {
    const to = of.get(lineId);
    return to === undefined ? [] : [{ ...price, lineId: to }];
  });
  if (rows.length > 0) await orm.insert(boughtPrices).values(rows);
}
