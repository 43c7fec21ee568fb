import { expect } from 'vitest';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { listOrderLines } from '#server/domain/order/lines/list-order-lines.ts';
import { listOrderGroups } from '#server/domain/order/placed/list-order-groups.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { listPlacedOrders } from '#server/domain/order/placed/list-placed-orders.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

describeShop('whether an order is covered and collected', (it) => {
  it('is said alike of the order and in every list, on each way of the order', async ({ stock: { shop } }) => {
    const buyer = await shop.customer();
    // Without the right to see balances: that the money is there is no secret to whoever packs the order.
    const staff = await shop.staff();
    const id = await shop.order(buyer, 90_010);
    const move = (state: PlacedOrderState, reason = '') =>
      updatePlacedOrderState(shop.deps, { caller: staff, path: { id }, body: { state, reason } });
    const factsIn = (order: { is_covered: boolean; is_collected: boolean } | undefined) => [
      order?.is_covered,
      order?.is_collected,
    ];
    const paged = { search_text: '', page: 1, limit: 24 } as const;
    const facts = async () => {
      const query = { ...paged, order_by: 'newest' } as const;
      const cards = await listPlacedOrders(shop.deps, {
        caller: staff,
        query: { ...query, scope: 'shop', owing: false },
      });
      const lines = await listOrderLines(shop.deps, {
        caller: staff,
        query: {
          ...query,
          order_state: ['created', 'accepted', 'need_pay', 'collected'],
          unpriced: false,
          unsent: false,
        },
      });
      const groups = await listOrderGroups(shop.deps, { caller: staff, query: paged });
      const own = await listPlacedOrders(shop.deps, { caller: buyer, query: { ...query, scope: 'own', owing: false } });
      const all = [
        await getPlacedOrder(shop.deps, { caller: buyer, path: { id } }),
        await getPlacedOrder(shop.deps, { caller: staff, path: { id } }),
        cards.result[0],
        own.result[0],
        lines.result[0]?.order,
        groups.result[0]?.newest_order,
      ].map(factsIn);
      expect(all).toEqual(all.map(() => all[0]));
      return all[0];
    };
    expect(await facts()).toEqual([false, false]);
    await shop.topUp(buyer.customer.id, 90_009);
    await move('accepted');
    await move('need_pay');
    expect(await facts()).toEqual([false, false]);
    await shop.topUp(buyer.customer.id, 1);
    expect(await facts()).toEqual([true, false]);
    await move('collected');
    expect(await facts()).toEqual([true, true]);
    await move('need_pay');
    expect(await facts()).toEqual([true, true]);
    await move('accepted', 'Ошибка');
    expect(await facts()).toEqual([true, false]);
    await move('need_pay');
    expect(await facts()).toEqual([true, false]);
  });
});
