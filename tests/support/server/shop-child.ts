import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { isCharged, nextStates, placedOrderStates } from '#machines/order/placed-order.machine.ts';
import { openDatabase } from '#server/db/engine/open.ts';
import { addCartItem } from '#server/domain/cart/add-cart-item.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { createPayment } from '#server/domain/payment/create-payment.ts';
import { updatePayment } from '#server/domain/payment/update-payment.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { migrate } from './migrate.ts';
import { SmallShop } from './small-shop.ts';

/**
 * A shop in a program of its own that orders, moves and pays without end, on the data folder or address given. It says
 * `kept …` once, with what it found, and then each write once it is done: `ordered`, `moved`, `paid`.
 */
const [place = ''] = process.argv.slice(2);
const WORKERS = 4;

// Written at once, so that what was said is what had happened when the process was killed.
const say = (line: string) => writeSync(1, `${line}\n`);

const db = await openDatabase(
  place.startsWith('postgres://') ? { databaseUrl: place, dataDir: null } : { dataDir: place },
);
await migrate(db);

/** What the database holds, and how much of it contradicts itself. */
async function audit(): Promise<object | undefined> {
  const charged = placedOrderStates
    .filter(isCharged)
    .map((state) => `'${state}'`)
    .join();
  const { rows } = await db.orm.execute(sql`select
    (select coalesce(json_agg(order_id || ' ' || to_state), '[]') from order_events) as steps,
    (select coalesce(json_agg(reason), '[]') from balance_entries where kind = 'top_up') as payments,
    (select count(*)::int from customers c where balance <>
      (select coalesce(sum(amount), 0) from balance_entries where customer_id = c.id)) as "wrongBalances",
    (select count(*)::int from (
      select balance, sum(amount) over (partition by customer_id order by id) as running from balance_entries
    ) e where balance <> running) as "wrongEntries",
    (select count(*)::int from placed_orders o where
      (select coalesce(sum(amount), 0) from balance_entries where order_id = o.id) <>
        case when state in (${sql.raw(charged)}) then -total else 0 end
    ) as "wrongCharges",
    (select count(*)::int from payments p where
      (select json_agg(amount) from balance_entries where payment_id = p.id)::text is distinct from
        case when state = 'F' then '[' || amount || ']' end
    ) as "wrongPayments",
    (select count(*)::int from placed_orders o where
      state <> (select to_state from order_events where order_id = o.id order by id desc limit 1)) as "wrongTimelines",
    (select count(*)::int from placed_orders o where
      (select count(*) from order_lines where order_id = o.id) <> 2
        or (select count(*) from idempotency_keys
          where operation = 'checkoutCart' and record_id = o.id) <> 1) as "tornOrders",
    (select count(*)::int from (
      select 1 from idempotency_keys k join carts c using (customer_id) join cart_items l on l.cart_id = c.id
        where l.comment = k.key::text
    ) twice) as "orderedAndStillInCart"`);
  return rows[0];
}

async function work(shop: SmallShop, staff: SignedInCaller, itemIds: readonly number[]): Promise<never> {
  const caller = await shop.customer();
  const { deps } = shop;
  for (;;) {
    const [key, cartId] = [randomUUID(), randomUUID()];
    for (const itemId of itemIds)
      await addCartItem(deps, { caller, path: { cart_id: cartId }, body: { item_id: itemId, count: 1, comment: key } });
    let order = await checkoutCart(deps, {
      caller,
      path: { cart_id: cartId },
      header: { 'idempotency-key': key },
      body: shop.form(cartId, caller),
    });
    say(`ordered ${order.id} created`);
    const payment = randomUUID();
    const asked = await createPayment(deps, {
      caller,
      header: { 'idempotency-key': payment },
      body: { customer_id: caller.customer.id, type: 'top_up', amount: 10 + order.id, way: 'sbp', comment: '' },
    });
    await updatePayment(deps, { caller: staff, path: { id: asked.id }, body: { state: 'F', reason: payment } });
    say(`paid ${payment}`);
    for (let step = 0; step < 6; step += 1) {
      const open = nextStates(order.state, { by: 'staff', isCovered: true, canForce: true, lines: order.lines });
      const next = open[(order.id + step) % Math.max(open.length, 1)];
      if (!next) break;
      order = await updatePlacedOrderState(deps, {
        caller: staff,
        path: { id: order.id },
        body: { state: next.state, reason: 'Так надо' },
      });
      say(`moved ${order.id} ${order.state}`);
    }
  }
}

say(`kept ${JSON.stringify(await audit())}`);
const shop = await SmallShop.open(db);
const staff = await shop.staff('edit_balance_customers', 'edit_payments', 'get_strange_payments');
const itemIds = [await shop.item(), await shop.item({ retailPrice: 12_345 })];
await Promise.all(Array.from({ length: WORKERS }, () => work(shop, staff, itemIds)));
