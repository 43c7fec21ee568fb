import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { PlacedOrder } from '#contract/types.ts';
import { type ChargedOrder, moneyEffect } from '#machines/order/money-effect.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { createOrderLine } from '#server/domain/order/lines/create-order-line.ts';
import { placeOrder } from '#tests/support/server/place-order.ts';
import { updatePlacedOrder } from '#server/domain/order/placed/update-placed-order.ts';
import { deleteOrderLine } from '#server/domain/order/lines/delete-order-line.ts';
import { updateOrderLine } from '#server/domain/order/lines/update-order-line.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

describeShop('what a change of an order does to the balance, told before it', (it) => {
  let shop: SmallShop;
  let staff: SignedInCaller;
  let items: number[];

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    staff = await shop.staff(
      'edit_strange_order',
      'delete_strange_order',
      'edit_balance_customers',
      'get_strange_balance_history',
    );
    items = await shop.items({ name: 'Чашка', retailPrice: 50_000 }, { name: 'Плед', retailPrice: 7_010 });
  });

  /** One for 500 roubles, two for 70.10 each, of somebody with 1,000 roubles; moved along the path. */
  async function order(path = ''): Promise<PlacedOrder> {
    const owner = await shop.customer({ flags: ['create_order'], balance: 100_000 });
    const lines = items.map((item_id, index) => ({ item_id, count: index + 1, comment: '' }));
    const form = { comment: '', force: true, lines, delivery: shop.form('', owner).delivery };
    const made = await placeOrder(shop.deps, {
      caller: owner,
      header: { 'idempotency-key': randomUUID() },
      body: form,
    });
    if (!('id' in made)) throw new Error('The order was not made');
    for (const state of path.split(' ').filter((one) => one !== '')) await move(made.id, state as PlacedOrderState);
    return getPlacedOrder(shop.deps, { caller: staff, path: { id: made.id } });
  }
  const move = (id: number, state: PlacedOrderState) =>
    updatePlacedOrderState(shop.deps, { caller: staff, path: { id }, body: { state, reason: 'Так вышло' } });
  const lineOf = ({ lines }: PlacedOrder, index: number) => lines[index]?.id ?? 0;

  /** What is told before a change, and what the balance is after it. */
  async function compare(before: PlacedOrder, change: Partial<ChargedOrder>, make: () => Promise<unknown>) {
    const { account, state, lines, delivery } = before;
    if (!account) throw new Error('The balance is not shown');
    const facts = { state, lines, deliveryPrice: delivery.price };
    const told = moneyEffect(account, facts, { ...facts, ...change });
    await make();
    const after = await getPlacedOrder(shop.deps, { caller: staff, path: { id: before.id } });
    return { told, balance: after.account?.balance };
  }

  it('of a bill, and of its being taken back', async () => {
    const accepted = await order('accepted');
    expect(await compare(accepted, { state: 'need_pay' }, () => move(accepted.id, 'need_pay'))).toEqual({
      told: { amount: -640.2, balance: 359.8, eatsRefund: false },
      balance: 359.8,
    });
    const billed = await getPlacedOrder(shop.deps, { caller: staff, path: { id: accepted.id } });
    expect(await compare(billed, { state: 'collected' }, () => move(billed.id, 'collected'))).toEqual({
      told: null,
      balance: 359.8,
    });
    expect(await compare(billed, { state: 'canceled' }, () => move(billed.id, 'canceled'))).toEqual({
      told: { amount: 640.2, balance: 1000, eatsRefund: false },
      balance: 1000,
    });
  });

  it('of another price and count of a line', async () => {
    const billed = await order('accepted need_pay');
    const [cup, plaid] = billed.lines;
    if (!cup || !plaid) throw new Error('No lines');
    const dearer = { lines: [{ ...cup, price: 600.05 }, plaid] };
    expect(
      await compare(billed, dearer, () =>
        updateOrderLine(shop.deps, { caller: staff, path: { id: cup.id }, body: { price: 600.05 } }),
      ),
    ).toEqual({
      told: { amount: -100.05, balance: 259.75, eatsRefund: false },
      balance: 259.75,
    });
    const now = await getPlacedOrder(shop.deps, { caller: staff, path: { id: billed.id } });
    const more = { lines: now.lines.map((line) => (line.id === plaid.id ? { ...line, count: 10 } : line)) };
    expect(
      await compare(now, more, () =>
        updateOrderLine(shop.deps, { caller: staff, path: { id: plaid.id }, body: { count: 10 } }),
      ),
    ).toEqual({
      told: { amount: -560.8, balance: -301.05, eatsRefund: false },
      balance: -301.05,
    });
  });

  it('of a line that is taken out, and of one that is added', async () => {
    const billed = await order('accepted need_pay');
    const less = { lines: billed.lines.slice(1) };
    const remove = () =>
      deleteOrderLine(shop.deps, { caller: staff, path: { id: lineOf(billed, 0) }, query: { reason: 'Разбилась' } });
    expect(await compare(billed, less, remove)).toEqual({
      told: { amount: 500, balance: 859.8, eatsRefund: false },
      balance: 859.8,
    });
    const now = await getPlacedOrder(shop.deps, { caller: staff, path: { id: billed.id } });
    const form = {
      placed_order_id: now.id,
      item_id: items[0] ?? 0,
      count: 3,
      comment: '',
      description: '',
      trade_price: false,
    };
    const more = { lines: [...now.lines, { state: 'W' as const, price: 500, count: 3 }] };
    const add = () =>
      createOrderLine(shop.deps, { caller: staff, header: { 'idempotency-key': randomUUID() }, body: form });
    expect(await compare(now, more, add)).toEqual({
      told: { amount: -1500, balance: -640.2, eatsRefund: false },
      balance: -640.2,
    });
  });

  it('of another delivery price, and that it eats what a waiting refund is paid from', async () => {
    const billed = await order('accepted need_pay');
    await shop.payment(billed.customer.id, { kind: 'refund', amount: 30_000 });
    await shop.payment(billed.customer.id, { kind: 'refund', amount: 5_000, state: 'C' });
    await shop.payment(billed.customer.id, { kind: 'top_up', amount: 70_010 });
    await shop.payment(billed.customer.id, { kind: 'top_up', amount: 900, state: 'C' });
    const seen = await getPlacedOrder(shop.deps, { caller: staff, path: { id: billed.id } });
    expect(seen.account).toEqual({ balance: 359.8, reserved: 300, topping_up: 700.1, customer_type: 'retail' });
    const dear = (price: number) => () =>
      updatePlacedOrder(shop.deps, { caller: staff, path: { id: seen.id }, body: { delivery: { price } } });
    expect(await compare(seen, { deliveryPrice: 59.8 }, dear(59.8))).toEqual({
      told: { amount: -59.8, balance: 300, eatsRefund: false },
      balance: 300,
    });
    const now = await getPlacedOrder(shop.deps, { caller: staff, path: { id: billed.id } });
    expect(await compare(now, { deliveryPrice: 59.81 }, dear(59.81))).toEqual({
      told: { amount: -0.01, balance: 299.99, eatsRefund: true },
      balance: 299.99,
    });
  });

  it('is nothing while the order is not charged, and is not told to those who may not see the balance', async () => {
    const made = await order('accepted');
    expect(await compare(made, { deliveryPrice: 300 }, () => Promise.resolve())).toEqual({ told: null, balance: 1000 });
    const packer = await shop.staff();
    expect(await getPlacedOrder(shop.deps, { caller: packer, path: { id: made.id } })).not.toHaveProperty('account');
  });
});
