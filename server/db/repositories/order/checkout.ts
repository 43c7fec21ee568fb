import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm';
import { type Given, planOnce } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { inner, jsonRow, jsonRows } from '../../query/json-rows.ts';
import { oneRow } from '../../query/page.ts';
import { cartItems, customers, idempotencyKeys, items } from '../../schema.ts';
import { type CartHolder, cartLine, type CartLineRow, heldCart, isSoldItem } from '../cart/cart.ts';
import { type DeliveryRecords, deliveryRecords } from '../delivery/delivery.ts';
import { isKey, type KeptKey, keptColumns, type KeyOwner } from '../kit/idempotency.ts';

/** What a checkout is checked against; null where there is no such record in the shop. */
export interface CheckoutRecords extends DeliveryRecords {
  /** The cart that the holder works on, held until the transaction ends. */
  cartId: string | null;
  customerType: 'retail' | 'wholesale' | null;
}

/** Which records a checkout names. */
export interface CheckoutNames {
  customerId: number;
  deliveryId: number;
  pointId: number | null;
}

type CheckoutValues = CartHolder & Omit<CheckoutNames, 'customerId'> & { recipientId: number };

const checkoutRecords = planOnce('lock_for_checkout', (orm, given: Given<CheckoutValues>) => {
  const held = orm.$with('held').as(heldCart(given).for('update'));
  const recipient = inner
    .select({ type: customers.customerType })
    .from(customers)
    .where(
      and(eq(customers.id, given('recipientId')), eq(customers.shopId, given('shopId')), isNull(customers.deletedAt)),
    );
  return orm
    .with(held)
    .select({
      cartId: sql<string | null>`(select ${held.id} from ${held})`,
      customerType: sql<CheckoutRecords['customerType']>`${recipient}`,
      ...deliveryRecords({
        shopId: given('shopId'),
        deliveryId: given('deliveryId'),
        pointId: sql`${given('pointId')}::int`,
      }),
    })
    .from(oneRow);
});

/** Holds the cart, so that no line can be added meanwhile, and finds the records that the checkout names. */
export async function lockForCheckout(
  orm: Orm,
  holder: CartHolder,
  { customerId: recipientId, ...names }: CheckoutNames,
): Promise<CheckoutRecords> {
  const [found] = await checkoutRecords(orm, { ...holder, ...names, recipientId });
  return found ?? { cartId: null, customerType: null, delivery: null, point: null };
}

/** What was done under a key, or else the lines that are to be ordered. */
export interface TakenLines {
  earlier: KeptKey | null;
  /** Those whose item is there, oldest first. */
  lines: CartLineRow[];
}

const take = planOnce('take_cart_lines', (orm, given: Given<KeyOwner & { cartId: string | null }>) => {
  const earlier = orm.$with('earlier').as(
    inner
      .select(keptColumns)
      .from(idempotencyKeys)
      .where(isKey({ shopId: given('shopId'), customerId: given('customerId'), key: given('key') })),
  );
  // It has the table's name, so that the columns of a line are read from what has just been taken.
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
        select.from(cartItems).innerJoin(items, isSoldItem).orderBy(asc(cartItems.id)),
      ),
    })
    .from(oneRow);
});

/**
 * Takes every line out of a cart that is held, unless its checkout's key is kept already. It is a statement of its own,
 * for it has to see what whoever held the cart before has written. What is answered is what was taken, whatever edits are
 * on their way.
 */
export async function takeLines(
  orm: Orm,
  cartId: string | null,
  { shopId, customerId, key }: KeyOwner,
): Promise<TakenLines> {
  const [taken] = await take(orm, { shopId, customerId, key, cartId });
  return taken ?? { earlier: null, lines: [] };
}
