import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Places } from '../../engine/plan-once.ts';
import { inner } from '../../query/json-rows.ts';
import { customers, purchases } from '../../schema.ts';

/** Whose purchases: a person's only while they are an intermediary; null for all of the shop. */
export interface PurchasesOf {
  shopId: number;
  intermediaryId: number | null;
}

/** The condition that somebody is an intermediary of the shop, who is not deleted. */
export const isIntermediaryIn = (shopId: SQL | number): SQL | undefined =>
  and(eq(customers.shopId, shopId), eq(customers.isIntermediary, true), isNull(customers.deletedAt));

/** The condition that a purchase is not deleted and is one of these; see `PurchasesOf`. */
export const isOneOf = ({ shopId, intermediaryId }: Places<PurchasesOf> | PurchasesOf): SQL | undefined =>
  and(
    eq(purchases.shopId, shopId),
    isNull(purchases.deletedAt),
    intermediaryId === null || intermediaryId === undefined
      ? undefined
      : inArray(
          purchases.intermediaryId,
          inner
            .select({ id: customers.id })
            .from(customers)
            .where(and(eq(customers.id, intermediaryId), isIntermediaryIn(shopId))),
        ),
  );
