import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { deliveries, shops } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { updatePlacedOrder } from '#server/domain/order/placed/update-placed-order.ts';
import { createOrderLine } from '#server/domain/order/lines/create-order-line.ts';
import { deleteOrderLine } from '#server/domain/order/lines/delete-order-line.ts';
import { updateOrderLine } from '#server/domain/order/lines/update-order-line.ts';
import { placeOrder } from '#tests/support/server/place-order.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

type Schemas = components['schemas'];
type Order = Schemas['PlacedOrder'];
type Line = Schemas['PlacedOrderForm']['lines'][number];

const messageOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => '',
    ({ message }: Error) => message,
  );

// The shop takes orders from 600 roubles on; its courier costs 300, and nothing from 1,000 on.
describeShop('the least sum of an order, and its paid delivery', (it) => {
  let shop: SmallShop;
  let anna: SignedInCaller;
  let staff: SignedInCaller;
  /** For 500 and 70 roubles. */
  let cup: number;
  let plaid: number;

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    const { orm } = shop.db;
    await orm.update(shops).set({ minOrderSum: 60_000 }).where(eq(shops.id, shop.shopId));
    await orm.update(deliveries).set({ freeFrom: 100_000 }).where(eq(deliveries.id, shop.courierId));
    anna = await shop.customer({ flags: ['create_order', 'edit_order', 'delete_order'] });
    staff = await shop.staff('create_order', 'create_strange_order', 'edit_strange_order', 'delete_strange_order');
    cup = await shop.item({ retailPrice: 50_000 });
    plaid = await shop.item({ name: 'Плед', retailPrice: 7_000 });
  });

  const of = (item_id: number, count: number): Line => ({ item_id, count, comment: '' });
  const photo = async (by: SignedInCaller): Promise<Line> => ({
    file_id: await shop.upload(by),
    count: 1,
    comment: '',
  });
  const place = (lines: Line[], { by = anna, force = false } = {}) => {
    const delivery = { ...shop.form('', anna).delivery, delivery_id: shop.courierId, address: 'Лесная, 5' };
    return placeOrder(shop.deps, {
      caller: by,
      header: { 'idempotency-key': randomUUID() },
      body: { comment: '', force, lines, delivery },
    });
  };
  const made = async (lines: Line[]): Promise<Order> => {
    const order = await place(lines, { force: true });
    if (!('id' in order)) throw new Error('The order was not made');
    return order;
  };
  const idOf = ({ lines }: Order, index: number): number => lines[index]?.id ?? 0;
  const sums = ({ items_total, delivery, total }: Order) => [items_total, delivery.price, total];
  const remove = (id: number, by = anna, reason = '') =>
    deleteOrderLine(shop.deps, { caller: by, path: { id }, query: { reason } });
  const count = (id: number, to: number, by = anna) =>
    updateOrderLine(shop.deps, { caller: by, path: { id }, body: { count: to } });
  const read = ({ id }: Order) => getPlacedOrder(shop.deps, { caller: staff, path: { id } });
  const refusal = (left: number) =>
    `order_sum_below: Минимальная сумма заказа 600\u00A0₽, а\u00A0останется ${left}\u00A0₽. ` +
    'Если заказ больше не\u00A0нужен, отмените его.';

  it('hold for an order without a cart, said yes to or not', async () => {
    for (const force of [false, true])
      expect(await messageOf(place([of(cup, 1), of(plaid, 1)], { force }))).toBe(
        'order_sum_small: Минимальная сумма заказа 600\u00A0₽: не\u00A0хватает 30\u00A0₽.',
      );
    expect(sums(await made([of(cup, 1), of(plaid, 2)]))).toEqual([640, 300, 940]);
    expect(sums(await made([of(cup, 2)]))).toEqual([1000, 0, 1000]);
    // Nobody knows yet what a photo comes to.
    expect(sums(await made([await photo(anna), of(plaid, 1)]))).toEqual([70, 300, 370]);
  });

  it('are staff’s to overrule, who are warned', async () => {
    const lines = [of(cup, 1), of(plaid, 1)];
    const answer = await place(lines, { by: staff });
    expect('warnings' in answer && answer.warnings).toContainEqual({
      code: 'sum_small',
      text: 'Заказ на\u00A0570\u00A0₽: это меньше минимальной суммы 600\u00A0₽.',
    });
    expect(await place(lines, { by: staff, force: true })).toMatchObject({ items_total: 570, total: 870 });
  });

  it('hold when a line is taken out after the checkout', async () => {
    const order = await made([of(cup, 2), of(plaid, 2), of(plaid, 3)]);
    expect(sums(order)).toEqual([1350, 0, 1350]);
    expect(sums(await remove(idOf(order, 1)))).toEqual([1210, 0, 1210]);
    const before = await read(order);
    expect(await messageOf(remove(idOf(order, 0)))).toBe(refusal(210));
    expect(await read(order)).toEqual(before);
    const canceled = await remove(idOf(order, 0), staff, 'Разбилась');
    expect(sums(canceled)).toEqual([210, 0, 210]);
  });

  it('hold when a count is lowered or raised, and the timeline says what the delivery costs then', async () => {
    const order = await made([of(cup, 2), of(plaid, 2)]);
    const lowered = await count(idOf(order, 0), 1);
    expect(sums(lowered)).toEqual([640, 300, 940]);
    expect(lowered.timeline.slice(-2)).toMatchObject([
      { kind: 'line', change: { fields: [{ field: 'count', from: 2, to: 1 }] } },
      { kind: 'delivery', fields: [{ field: 'price', from: 0, to: 300 }], author: 'Анна Смирнова' },
    ]);
    expect(await messageOf(count(idOf(order, 1), 1))).toBe(refusal(570));
    expect(sums(await count(idOf(order, 0), 3))).toEqual([1640, 0, 1640]);
    const staffs = await count(idOf(order, 0), 1, staff);
    expect(sums(staffs)).toEqual([640, 0, 640]);
  });

  it('hold when a line is added', async () => {
    const order = await made([of(cup, 1), of(plaid, 2)]);
    const form = {
      placed_order_id: order.id,
      item_id: cup,
      count: 1,
      comment: '',
      description: '',
      trade_price: false,
    };
    const added = await createOrderLine(shop.deps, {
      caller: anna,
      header: { 'idempotency-key': randomUUID() },
      body: form,
    });
    expect(sums(added)).toEqual([1140, 0, 1140]);
  });

  it('leave a price of the delivery that staff have named', async () => {
    const order = await made([of(cup, 2), of(plaid, 2)]);
    await updatePlacedOrder(shop.deps, { caller: staff, path: { id: order.id }, body: { delivery: { price: 450 } } });
    expect(sums(await count(idOf(order, 0), 1))).toEqual([640, 450, 1090]);
  });

  it('leave a comment to an order that staff have placed below it, and let it grow', async () => {
    const small = await place([of(cup, 1)], { by: staff, force: true });
    if (!('id' in small)) throw new Error('The order was not made');
    const told = await updateOrderLine(shop.deps, {
      caller: anna,
      path: { id: idOf(small, 0) },
      body: { comment: 'Синюю' },
    });
    expect([told.lines[0]?.comment, ...sums(told)]).toEqual(['Синюю', 500, 300, 800]);
    expect(sums(await count(idOf(small, 0), 2))).toEqual([1000, 0, 1000]);
    expect(await messageOf(count(idOf(small, 0), 1))).toBe(refusal(500));
  });

  it('hold once nothing is left that has no price yet', async () => {
    const order = await made([await photo(anna), await photo(anna), of(plaid, 1)]);
    expect(sums(await remove(idOf(order, 0)))).toEqual([70, 300, 370]);
    expect(await messageOf(remove(idOf(order, 1)))).toBe(refusal(70));
  });
});
