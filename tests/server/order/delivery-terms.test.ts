import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { deliveries } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { updateOrderLine } from '#server/domain/order/lines/update-order-line.ts';
import { placeOrder } from '#tests/support/server/place-order.ts';
import { updatePlacedOrder } from '#server/domain/order/placed/update-placed-order.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

type Order = components['schemas']['PlacedOrder'];
type Setting = Partial<typeof deliveries.$inferInsert>;

/**
 * The customer's count of pieces, or the staff's; a price of the delivery that staff name; another way for the
 * customer.
 */
type Step = { count: number; by?: 'staff' } | { price: number } | { way: 'pickup' | 'courier' } | { address: string };

const gone = { deletedAt: new Date('2026-11-21T10:00:00.000Z') };

// The courier costs 300, and nothing from 1,000 on; a piece costs 100.
const cases: [what: string, placed: number, setting: Setting, steps: Step[], expected: number[]][] = [
  ['free, the bound raised: stays free above the old', 12, { freeFrom: 200_000 }, [{ count: 11 }], [0]],
  ['free, the bound raised: is paid below the old', 12, { freeFrom: 200_000 }, [{ count: 9 }, { count: 10 }], [300, 0]],
  ['paid, the bound raised: is free from the old on', 9, { freeFrom: 200_000 }, [{ count: 10 }], [0]],
  [
    'paid, the bound lowered: stays paid below the old',
    9,
    { freeFrom: 50_000 },
    [{ count: 8 }, { count: 10 }],
    [300, 0],
  ],
  ['free, the bound taken away: is paid below the old', 12, { freeFrom: null }, [{ count: 9 }], [300]],
  ['free, the price raised: costs the old one', 12, { price: 50_000 }, [{ count: 9 }], [300]],
  ['paid, the price raised: costs the old one', 9, { price: 50_000 }, [{ count: 8 }, { count: 12 }], [300, 0]],
  ['free, the way removed: is paid below the old bound', 12, gone, [{ count: 9 }], [300]],
  ['free, goods taken out by staff: stays free', 12, { freeFrom: 200_000 }, [{ count: 9, by: 'staff' }], [0]],
  ['named by staff: stays', 9, { freeFrom: 200_000 }, [{ price: 450 }, { count: 12 }], [450, 450]],
  [
    'given by staff: stays, though it was free between',
    9,
    { freeFrom: 100_000 },
    [{ price: 0 }, { count: 12 }, { count: 9 }],
    [0, 0, 0],
  ],
  [
    'named by staff as the terms are: follows them',
    9,
    { freeFrom: 100_000 },
    [{ price: 300 }, { count: 12 }],
    [300, 0],
  ],
  [
    'chosen again after the change: the new terms',
    9,
    { freeFrom: 200_000 },
    [{ way: 'pickup' }, { way: 'courier' }, { count: 12 }],
    [0, 300, 300],
  ],
  [
    'to another address after the change: the old terms',
    9,
    { freeFrom: 200_000 },
    [{ address: 'Садовая, 7' }, { count: 12 }],
    [300, 0],
  ],
];

describeShop('the delivery of an order whose shop has changed the setting since', (it) => {
  let shop: SmallShop;
  let anna: SignedInCaller;
  let staff: SignedInCaller;
  let cup: number;
  const courier: Setting = { price: 30_000, freeFrom: 100_000, deletedAt: null };

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    anna = await shop.customer({ flags: ['create_order', 'edit_order'] });
    staff = await shop.staff('create_order', 'create_strange_order', 'edit_strange_order');
    cup = await shop.item({ retailPrice: 10_000 });
  });

  const set = (setting: Setting) =>
    shop.db.orm.update(deliveries).set(setting).where(eq(deliveries.id, shop.courierId));

  const place = async (count: number): Promise<Order> => {
    const delivery = { ...shop.form('', anna).delivery, delivery_id: shop.courierId, address: 'Лесная, 5' };
    const form = { comment: '', force: true, lines: [{ item_id: cup, count, comment: '' }], delivery };
    const order = await placeOrder(shop.deps, {
      caller: anna,
      header: { 'idempotency-key': randomUUID() },
      body: form,
    });
    if (!('id' in order)) throw new Error('The order was not made');
    return order;
  };

  const carryOut = (order: Order, step: Step): Promise<Order> => {
    if ('count' in step)
      return updateOrderLine(shop.deps, {
        caller: step.by ? staff : anna,
        path: { id: order.lines[0]?.id ?? 0 },
        body: { count: step.count },
      });
    if ('price' in step)
      return updatePlacedOrder(shop.deps, {
        caller: staff,
        path: { id: order.id },
        body: { delivery: { price: step.price } },
      });
    const { courierId, pickupId, pointId } = shop;
    const pickup = { delivery_id: pickupId, delivery_point_id: pointId };
    const toAddress = 'address' in step ? step.address : 'Лесная, 5';
    const isPickup = 'way' in step && step.way === 'pickup';
    const delivery = isPickup ? pickup : { delivery_id: courierId, address: toAddress };
    return updatePlacedOrder(shop.deps, { caller: anna, path: { id: order.id }, body: { delivery } });
  };

  for (const [what, placed, setting, steps, expected] of cases)
    it(what, async () => {
      await set(courier);
      const order = await place(placed);
      await set(setting);
      expect((await getPlacedOrder(shop.deps, { caller: anna, path: { id: order.id } })).delivery.price).toBe(
        placed < 10 ? 300 : 0,
      );
      const prices: number[] = [];
      for (const step of steps) prices.push((await carryOut(order, step)).delivery.price);
      expect(prices).toEqual(expected);
    });
});
