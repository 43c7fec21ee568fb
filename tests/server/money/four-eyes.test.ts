import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Permission } from '#contract/types.ts';
import { customers, deliveries, orderLines, tokens } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { updateItem } from '#server/domain/catalogue/update-item.ts';
import { updateCustomer } from '#server/domain/customer/update-customer.ts';
import { changeLineStates } from '#server/domain/order/lines/line-states.ts';
import { createOrderLine } from '#server/domain/order/lines/create-order-line.ts';
import { deleteOrderLine } from '#server/domain/order/lines/delete-order-line.ts';
import { updateOrderLine } from '#server/domain/order/lines/update-order-line.ts';
import { updatePlacedOrder } from '#server/domain/order/placed/update-placed-order.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { getPayment } from '#server/domain/payment/get-payment.ts';
import { updatePayment } from '#server/domain/payment/update-payment.ts';
import { refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

const clerkFlags: readonly Permission[] = [
  'get_strange_orders',
  'update_state_placed_order',
  'edit_order',
  'edit_strange_order',
  'trade_price_orders',
  'edit_balance_customers',
];
const cashierFlags: readonly Permission[] = [
  'edit_payments',
  'get_strange_payments',
  'get_customers',
  'edit_customers',
];
const DAY = 86_400_000;

describeShop('four eyes', (it) => {
  let shop: SmallShop;

  it.beforeEach(async ({ stock }) => {
    shop = await SmallShop.open(stock.db);
  });

  const lineOf = async (by: SignedInCaller, orderId: number) =>
    (await getPlacedOrder(shop.deps, { caller: by, path: { id: orderId } })).lines[0]?.id ?? 0;
  const price = async (by: SignedInCaller, orderId: number, roubles: number) =>
    refusalOf(
      updateOrderLine(shop.deps, { caller: by, path: { id: await lineOf(by, orderId) }, body: { price: roubles } }),
    );
  const move = (by: SignedInCaller, orderId: number, state: 'accepted' | 'need_pay' | 'collected' | 'done') =>
    refusalOf(updatePlacedOrderState(shop.deps, { caller: by, path: { id: orderId }, body: { state, reason: '' } }));
  const priceOf = async (orderId: number) => {
    const [line] = await shop.db.orm.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    return line?.price;
  };

  it('see a price of one’s own order below its floor, while a colleague may give it', async () => {
    const clerk = await shop.customer({ firstName: 'Мария', flags: clerkFlags });
    const orderId = await shop.order(clerk, 70_000);
    // Who holds it alone decides alone.
    expect(await price(clerk, orderId, 690)).toBe('');
    const colleague = await shop.customer({ firstName: 'Борис', flags: clerkFlags });
    expect(await price(clerk, orderId, 680)).toBe('price_own');
    expect(await price(clerk, orderId, 0)).toBe('price_own');
    expect(await priceOf(orderId)).toBe(69_000);
    expect(await price(clerk, orderId, 710)).toBe('');
    expect(await price(colleague, orderId, 0)).toBe('');
    expect(await priceOf(orderId)).toBe(0);
    // Of somebody else's order it is theirs to give.
    expect(await price(clerk, await shop.order(colleague, 60_000), 0)).toBe('');
  });

  it('see a price of one’s own order below what it was ordered at, whatever the item costs meanwhile', async () => {
    const clerk = await shop.customer({ flags: [...clerkFlags, 'edit_item'] });
    const orderId = await shop.order(clerk, 70_000);
    const colleague = await shop.customer({ flags: clerkFlags });
    const [line] = (await getPlacedOrder(shop.deps, { caller: clerk, path: { id: orderId } })).lines;
    await updateItem(shop.deps, { caller: clerk, body: { id: line?.item_id ?? 0, retail_price: 1 } });
    expect(await price(clerk, orderId, 1)).toBe('price_own');
    expect(await price(colleague, orderId, 500)).toBe('');
    // Up again is nothing given away.
    expect(await price(clerk, orderId, 600)).toBe('');
    expect(await priceOf(orderId)).toBe(60_000);
  });

  it('see every price of a photo of one’s own: nothing says what it should be', async () => {
    const clerk = await shop.customer({ flags: clerkFlags });
    const colleague = await shop.customer({ flags: clerkFlags });
    const orderId = await shop.order(clerk, 70_000);
    const photo = { itemId: null, price: null, retailPrice: null, orderedPrice: null };
    await shop.db.orm.update(orderLines).set(photo).where(eq(orderLines.orderId, orderId));
    expect(await price(clerk, orderId, 0)).toBe('price_own');
    expect(await price(clerk, orderId, 0.01)).toBe('price_own');
    expect(await price(clerk, orderId, 450)).toBe('price_own');
    expect(await price(colleague, orderId, 450)).toBe('');
    expect(await price(clerk, orderId, 460)).toBe('');
  });

  it('see trade prices and a lower price of delivery on one’s own order', async () => {
    const clerk = await shop.customer({ flags: clerkFlags });
    const itemId = await shop.item({ retailPrice: 50_000, tradePrice: 30_000 });
    const courier = { delivery: { delivery_id: shop.courierId, address: 'Садовая, 2', price: 300 } };
    const orderId = await shop.order(clerk, 70_000);
    const form = { item_id: itemId, count: 2, comment: '', description: '', placed_order_id: orderId };
    const add = (isTrade: boolean) =>
      refusalOf(
        createOrderLine(shop.deps, {
          caller: clerk,
          header: { 'idempotency-key': randomUUID() },
          body: { ...form, trade_price: isTrade, force: false },
        }),
      );
    expect(await add(false)).toBe('');
    await updatePlacedOrder(shop.deps, { caller: clerk, path: { id: orderId }, body: courier });
    await shop.customer({ flags: clerkFlags });
    expect(await add(true)).toBe('price_own');
    expect(
      await refusalOf(
        updatePlacedOrder(shop.deps, { caller: clerk, path: { id: orderId }, body: { trade_price: true } }),
      ),
    ).toBe('price_own');
    const cheaper = { delivery: { price: 10 } };
    expect(await refusalOf(updatePlacedOrder(shop.deps, { caller: clerk, path: { id: orderId }, body: cheaper }))).toBe(
      'price_own',
    );
    const dearer = { delivery: { price: 310 } };
    expect(await refusalOf(updatePlacedOrder(shop.deps, { caller: clerk, path: { id: orderId }, body: dearer }))).toBe(
      '',
    );
  });

  it('see one’s own order go another way for less than that costs', async () => {
    const clerk = await shop.customer({ flags: clerkFlags });
    const orderId = await shop.order(clerk, 70_000);
    const byCourier = { delivery_id: shop.courierId, address: 'Садовая, 2' };
    const go = (by: SignedInCaller, price?: number) =>
      refusalOf(
        updatePlacedOrder(shop.deps, {
          caller: by,
          path: { id: orderId },
          body: {
            delivery: { ...byCourier, ...(price !== undefined && { price }) },
          },
        }),
      );
    const costs = async () =>
      (await getPlacedOrder(shop.deps, { caller: clerk, path: { id: orderId } })).delivery.price;
    const colleague = await shop.customer({ flags: clerkFlags });
    expect(await go(clerk, 299)).toBe('price_own');
    expect(await costs()).toBe(0);
    expect(await go(clerk)).toBe('');
    expect(await costs()).toBe(300);
    expect(await go(colleague, 20)).toBe('');
    expect(await costs()).toBe(20);
  });

  it('see the delivery of one’s own order counted again when goods are taken out that made it free', async () => {
    const clerk = await shop.customer({ flags: [...clerkFlags, 'delete_order'] });
    await shop.customer({ flags: clerkFlags });
    await shop.db.orm.update(deliveries).set({ freeFrom: 500_000 }).where(eq(deliveries.id, shop.courierId));
    const orderId = await shop.order(clerk, 70_000);
    const read = () => getPlacedOrder(shop.deps, { caller: clerk, path: { id: orderId } });
    const itemId = await shop.item({ retailPrice: 610_000 });
    const form = {
      item_id: itemId,
      count: 1,
      comment: '',
      description: '',
      placed_order_id: orderId,
      trade_price: false,
    };
    await createOrderLine(shop.deps, { caller: clerk, header: { 'idempotency-key': randomUUID() }, body: form });
    const byCourier = { delivery_id: shop.courierId, address: 'Садовая, 2' };
    await updatePlacedOrder(shop.deps, { caller: clerk, path: { id: orderId }, body: { delivery: byCourier } });
    expect((await read()).delivery.price).toBe(0);
    const added = (await read()).lines.find(({ item_id }) => item_id === itemId)?.id ?? 0;
    await deleteOrderLine(shop.deps, { caller: clerk, path: { id: added }, query: { reason: '' } });
    expect(await read()).toMatchObject({ items_total: 700, delivery: { price: 300 } });
  });

  it('see goods of one’s own order handed over that the balance doesn’t cover', async () => {
    const clerk = await shop.customer({ firstName: 'Мария', flags: clerkFlags });
    const colleague = await shop.customer({ firstName: 'Борис', flags: clerkFlags });
    const orderId = await shop.order(clerk, 70_000);
    expect(await move(clerk, orderId, 'accepted')).toBe('');
    expect(await move(clerk, orderId, 'need_pay')).toBe('');
    expect(await move(clerk, orderId, 'done')).toBe('order_own');
    const { next_states: next } = await getPlacedOrder(shop.deps, { caller: clerk, path: { id: orderId } });
    expect(next.map(({ state }) => state)).toEqual(['accepted', 'canceled']);
    expect(await move(colleague, orderId, 'collected')).toBe('');
    const handOver = async (by: SignedInCaller) =>
      changeLineStates(shop.deps, by, { ids: [await lineOf(by, orderId)], state: 'F' });
    expect((await handOver(clerk)).result).toMatchObject([
      { ok: false, code: 'order_own', detail: expect.stringContaining('другой сотрудник') },
    ]);
    expect((await handOver(colleague)).result).toMatchObject([{ ok: true, state: 'F' }]);
  });

  it('let the only one who may force do so', async () => {
    const clerk = await shop.customer({ flags: clerkFlags });
    const orderId = await shop.order(clerk, 70_000);
    for (const state of ['accepted', 'need_pay', 'done'] as const) expect(await move(clerk, orderId, state)).toBe('');
  });

  it('see a refund for three days after its customer’s phone was changed', async () => {
    const anna = await shop.customer({ phone: '79000000041', balance: 90_000 });
    const olga = await shop.customer({ firstName: 'Ольга', lastName: 'Зимина', flags: cashierFlags });
    const boris = await shop.customer({ firstName: 'Борис', lastName: 'Ким', flags: cashierFlags });
    const refund = () => shop.payment(anna.customer.id, { kind: 'refund', amount: 20_000 });
    const confirm = (by: SignedInCaller, id: number) =>
      refusalOf(updatePayment(shop.deps, { caller: by, path: { id }, body: { state: 'F' } }));
    const [first, second, third] = [await refund(), await refund(), await refund()];
    await updateCustomer(shop.deps, {
      caller: olga,
      path: { customer_id: anna.customer.id },
      body: { phone: '79000000042' },
    });
    const at = shop.clock.now().toISOString();
    shop.clock.pass(3 * DAY - 1);
    expect(await confirm(olga, first)).toBe('refund_phone_changed');
    const said = { phone_changed: { author: 'Ольга Зимина', at } };
    expect(await getPayment(shop.deps, { caller: olga, path: { id: first } })).toMatchObject({
      ...said,
      decisions: [
        { state: 'F', held_by: 'phone_changed' },
        { state: 'C', held_by: null },
      ],
    });
    const seen = await getPayment(shop.deps, { caller: boris, path: { id: first } });
    expect(seen).toMatchObject({ ...said, decisions: [{ held_by: null }, { held_by: null }] });
    // Neither its customer nor a top-up is told.
    expect(await getPayment(shop.deps, { caller: anna, path: { id: first } })).not.toHaveProperty('phone_changed');
    const topUp = await shop.payment(anna.customer.id);
    expect(await getPayment(shop.deps, { caller: olga, path: { id: topUp } })).not.toHaveProperty('phone_changed');
    expect(await confirm(olga, topUp)).toBe('');
    expect(await confirm(boris, first)).toBe('');
    expect(
      await refusalOf(
        updatePayment(shop.deps, { caller: olga, path: { id: second }, body: { state: 'C', reason: 'Передумала' } }),
      ),
    ).toBe('');
    shop.clock.pass(1);
    expect(await getPayment(shop.deps, { caller: olga, path: { id: third } })).not.toHaveProperty('phone_changed');
    expect(await confirm(olga, third)).toBe('');
  });

  it('end the sign-ins of whoever’s phone staff change, and of nobody else', async () => {
    const app = await TestApp.open(shop);
    const anna = await shop.customer({ phone: '79000000051' });
    const olga = await shop.customer({ phone: '79000000052', flags: cashierFlags });
    const sessionsOf = async ({ customer }: SignedInCaller) =>
      (await shop.db.orm.select().from(tokens).where(eq(tokens.customerId, customer.id))).length;
    for (const person of [anna, anna, olga]) await app.tokenOf(person);
    await updateCustomer(shop.deps, {
      caller: olga,
      path: { customer_id: anna.customer.id },
      body: { comment: 'Постоянная' },
    });
    await updateCustomer(shop.deps, {
      caller: olga,
      path: { customer_id: anna.customer.id },
      body: { phone: '79000000051' },
    });
    expect(await sessionsOf(anna)).toBe(2);
    await updateCustomer(shop.deps, {
      caller: olga,
      path: { customer_id: anna.customer.id },
      body: { phone: '79000000053' },
    });
    expect([await sessionsOf(anna), await sessionsOf(olga)]).toEqual([0, 1]);
    await updateCustomer(shop.deps, {
      caller: olga,
      path: { customer_id: olga.customer.id },
      body: { phone: '79000000054' },
    });
    expect(await sessionsOf(olga)).toBe(1);
    const [row] = await shop.db.orm.select().from(customers).where(eq(customers.id, anna.customer.id));
    expect(row?.phone).toBe('79000000053');
    await app.close();
  });
});
