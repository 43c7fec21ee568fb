import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { orderLines, purchaseEvents, purchases, shops } from '../../schema.ts';
import { isLivePurchase } from './purchase.ts';

type PurchaseColumns = typeof purchases.$inferSelect;

/** A purchase that is locked for a change. */
export type LockedPurchase = Pick<
  PurchaseColumns,
  'id' | 'shopId' | 'version' | 'name' | 'comment' | 'state' | 'intermediaryId'
>;

const lockedColumns = {
  id: purchases.id,
  shopId: purchases.shopId,
  version: purchases.version,
  name: purchases.name,
  comment: purchases.comment,
  state: purchases.state,
  intermediaryId: purchases.intermediaryId,
};

/** Locks a purchase until the transaction ends; orders are locked before their purchase. */
export async function lockPurchase(orm: Orm, shopId: number, id: number): Promise<LockedPurchase | undefined> {
  const [held] = await orm.select(lockedColumns).from(purchases).where(isLivePurchase(shopId, id)).for('no key update');
  return held;
}

/** Locks the shop, so that purchases are opened by themselves one after another; answers its time zone. */
export async function lockPurchasing(orm: Orm, shopId: number): Promise<string> {
  const [held] = await orm
    .select({ timeZone: shops.timeZone })
    .from(shops)
    .where(eq(shops.id, shopId))
    .for('no key update');
  if (!held) throw new Error(`No shop ${shopId}`);
  return held.timeZone;
}

/** Locks the newest open purchase of the shop's own. */
export async function lockNewestOwn(orm: Orm, shopId: number): Promise<LockedPurchase | undefined> {
  const [held] = await orm
    .select(lockedColumns)
    .from(purchases)
    .where(
      and(
        eq(purchases.shopId, shopId),
        isNull(purchases.intermediaryId),
        isNull(purchases.deletedAt),
        eq(purchases.state, 'open'),
      ),
    )
    .orderBy(desc(purchases.id))
    .limit(1)
    .for('no key update');
  return held;
}

/** Writes a purchase. */
export async function insertPurchase(orm: Orm, values: typeof purchases.$inferInsert): Promise<LockedPurchase> {
  const [written] = await orm.insert(purchases).values(values).returning(lockedColumns);
  if (!written) throw new Error('The purchase was not written');
  return written;
}

/** Writes what has changed in a locked purchase, which then has another version. */
export async function writePurchase(
  orm: Orm,
  { id, ...values }: { id: number } & Partial<Pick<PurchaseColumns, 'name' | 'comment' | 'state' | 'deletedAt'>>,
): Promise<void> {
  await orm
    .update(purchases)
    .set({ ...values, version: sql`${purchases.version} + 1` })
    .where(eq(purchases.id, id));
}

/** Adds an entry to what has happened to a purchase. */
export async function insertPurchaseEvent(orm: Orm, event: typeof purchaseEvents.$inferInsert): Promise<void> {
  await orm.insert(purchaseEvents).values(event);
}

/** The orders that a purchase's lines are of, in the order in which they are to be locked. */
export async function findOrdersOf(orm: Orm, purchaseId: number): Promise<number[]> {
  const found = await orm
    .selectDistinct({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(eq(orderLines.purchaseId, purchaseId))
    .orderBy(asc(orderLines.orderId));
  return found.map(({ orderId }) => orderId);
}
