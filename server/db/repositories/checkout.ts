import { sql } from 'drizzle-orm';
import { planOnce } from '../engine/plan-once.ts';
import { cartLineColumns, type CartHolder, type CartLineRow, heldCart } from './cart.ts';
import type { DeliveryPointRow, DeliveryRow } from './delivery.ts';
import type { KeptKey, KeyOwner } from './idempotency.ts';
import { type Executor, row } from './rows.ts';

/** What a checkout is checked against; null where there is no such record in the shop. */
export interface CheckoutRecords {
  /** The cart that the holder works on, held until the transaction ends. */
  cart_id: string | null;
  customer_type: 'retail' | 'wholesale' | null;
  delivery: DeliveryRow | null;
  point: DeliveryPointRow | null;
}

/** Which records a checkout names. */
export interface CheckoutNames {
  customerId: number;
  deliveryId: number;
  pointId: number | null;
}

/** Holds the cart, so that no line can be added meanwhile, and finds the records that the checkout names. */
export async function lockForCheckout(executor: Executor, holder: CartHolder, { customerId, deliveryId, pointId }: CheckoutNames): Promise<CheckoutRecords> {
  const { shopId } = holder;
  const found = await row<CheckoutRecords>(
    executor,
    sql`${planOnce}with held as (${heldCart(holder)} for update)
      select (select id from held) as cart_id,
        (select customer_type from customers where id = ${customerId} and shop_id = ${shopId} and deleted_at is null) as customer_type,
        (select row_to_json(d) from deliveries d where d.id = ${deliveryId} and d.shop_id = ${shopId} and d.deleted_at is null) as delivery,
        (select row_to_json(p) from delivery_points p where p.id = ${pointId}::int and p.shop_id = ${shopId} and p.deleted_at is null) as point`,
  );
  return found ?? { cart_id: null, customer_type: null, delivery: null, point: null };
}

/** What was done under a key, or else the lines that are to be ordered. */
export interface TakenLines {
  earlier: KeptKey | null;
  /** Those whose item is there, oldest first. */
  lines: CartLineRow[];
}

/**
 * Takes every line out of a cart that is held, unless its checkout's key is kept already. It is a statement of its own,
 * for it has to see what whoever held the cart before has written. What is answered is what was taken, whatever edits are
 * on their way.
 */
export async function takeLines(executor: Executor, cartId: string | null, { shopId, customerId, key }: KeyOwner): Promise<TakenLines> {
  const taken = await row<TakenLines>(
    executor,
    sql`${planOnce}with earlier as (
        select operation, request_hash, record_id from idempotency_keys
        where shop_id = ${shopId} and customer_id = ${customerId} and key = ${key}::uuid
      ), taken as (
        delete from cart_items where cart_id = ${cartId}::uuid and not exists (select 1 from earlier) returning *
      )
      select (select row_to_json(earlier) from earlier) as earlier, (
          select coalesce(json_agg(line order by line.id), '[]')
          from (select ${cartLineColumns} from taken l join items i on i.id = l.item_id and i.deleted_at is null) line
        ) as lines`,
  );
  return taken ?? { earlier: null, lines: [] };
}
