import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import { type Given, planOnce } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { inner, jsonRow, jsonRows } from '../../query/json-rows.ts';
import { oneRow } from '../../query/page.ts';
import { cartItems, customers, idempotencyKeys, items, shops } from '../../schema.ts';
import { type CartHolder, cartLine, type CartLineRow, heldCart, isLineItem } from '../cart/cart.ts';
import { isLiveCustomer } from '../customer/customer.ts';
import { type DeliveryRecords, deliveryRecords } from '../delivery/delivery.ts';
import { isKey, type KeptKey, keptColumns, type KeyOwner } from '../kit/idempotency.ts';

/** The records that a checkout is checked against; null if the shop has no such record. */
export interface CheckoutRecords extends DeliveryRecords {
  /** The cart that the holder works on, locked until the transaction ends. */
  cartId: string | null;
  /** The least sum of goods that the shop takes an order for. */
  minOrderSum: number;
  /** Whose order it is, locked until the transaction ends. */
  customer: Pick<typeof customers.$inferSelect, 'customerType' | 'phone' | 'firstName' | 'lastName'> | null;
}

/** The ids that a checkout refers to. */
export interface CheckoutNames {
  customerId: number;
  deliveryId: number;
  pointId: number | null;
}

type CheckoutValues = CartHolder & Omit<CheckoutNames, 'customerId'> & { recipientId: number };

const checkoutRecords = planOnce('lock_for_checkout', (orm, given: Given<CheckoutValues>) => {
  const held = orm.$with('held').as(heldCart(given).for('update'));
  return orm
    .with(held)
    .select({
      cartId: sql<string | null>`(select ${held.id} from ${held})`,
      minOrderSum: sql<number>`(${inner
        .select({ least: shops.minOrderSum })
        .from(shops)
        .where(eq(shops.id, given('shopId')))})`.mapWith(shops.minOrderSum),
      customer: jsonRow(
        {
          customerType: customers.customerType,
          phone: customers.phone,
          firstName: customers.firstName,
          lastName: customers.lastName,
        },
        // A deletion at the same time comes first and is seen here, or comes later and sees the order. As lockCustomer
        // does.
        (select) =>
          select
            .from(customers)
            .where(isLiveCustomer(given('shopId'), given('recipientId')))
            .for('no key update'),
      ),
      ...deliveryRecords({
        shopId: given('shopId'),
        deliveryId: given('deliveryId'),
        pointId: sql`${given('pointId')}::int`,
      }),
    })
    .from(oneRow);
});

/**
 * Locks the cart, so that no line can be added, then the customer, so that they can't be deleted, and finds the records
 * that the checkout refers to.
 */
export async function lockForCheckout(
  orm: Orm,
  holder: CartHolder,
  { customerId: recipientId, ...names }: CheckoutNames,
): Promise<CheckoutRecords> {
  const [found] = await checkoutRecords(orm, { ...holder, ...names, recipientId });
  return found ?? { cartId: null, minOrderSum: 0, customer: null, delivery: null, point: null };
}

/** The earlier use of the key, or else the lines to order. */
export interface TakenLines {
  earlier: KeptKey | null;
  /** Oldest first. */
  lines: CartLineRow[];
}

const take = planOnce('take_cart_lines', (orm, given: Given<KeyOwner & { cartId: string | null }>) => {
  const earlier = orm.$with('earlier').as(
    inner
      .select(keptColumns)
      .from(idempotencyKeys)
      .where(isKey({ shopId: given('shopId'), customerId: given('customerId'), key: given('key') })),
  );
  // Named like the table, so that the columns of a line are read from the deleted rows.
  const taken = orm.$with('cart_items').as(
    orm
      .delete(cartItems)
      .where(
        and(
          eq(cartItems.cartId, given('cartId')),
          notExists(inner.select({ recordId: earlier.recordId }).from(earlier)),
        ),
      )
      .returning(),
  );
  return orm
    .with(earlier, taken)
    .select({
      earlier: jsonRow(
        { operation: earlier.operation, requestHash: earlier.requestHash, recordId: earlier.recordId },
        (select) => select.from(earlier),
      ),
      lines: jsonRows(cartLine, (select) =>
        select.from(cartItems).innerJoin(items, isLineItem).orderBy(asc(cartItems.id)),
      ),
    })
    .from(oneRow);
});

/**
 * Deletes and returns every line of a locked cart, unless the checkout's key was used before. A separate statement,
 * since it must see what the last holder of the lock has written. The answer is what was deleted, whatever edits arrive
 * meanwhile.
 */
export async function takeLines(
  orm: Orm,
  cartId: string | null,
  { shopId, customerId, key }: KeyOwner,
): Promise<TakenLines> {
  const [taken] = await take(orm, { shopId, customerId, key, cartId });
  return taken ?? { earlier: null, lines: [] };
}
