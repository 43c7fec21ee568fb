import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { orderLines, shops } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { updatePlacedOrders } from '#server/domain/order/placed/update-placed-orders.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { listPlacedOrderIds } from '#server/domain/order/placed/list-placed-order-ids.ts';
import { times } from '#tests/support/server/at-once.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

type Form = components['schemas']['PlacedOrdersForm'];

describeShop('many orders at once', (it) => {
  let shop: SmallShop;
  let staff: SignedInCaller;
  let anna: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    staff = await shop.staff('edit_strange_order');
    anna = await shop.customer();
  });

  const put = async (caller: SignedInCaller, form: Form) =>
    (await updatePlacedOrders(shop.deps, { caller, body: form })).result;
  // One after another, since a customer has one cart.
  const orders = async (count: number, buyer = anna) => {
    const ids: number[] = [];
    while (ids.length < count) ids.push(await shop.order(buyer, 10_000));
    return ids;
  };

  it('get a verdict each, in the order of the ids, and a refused one stops no other', async () => {
    const [first = 0, second = 0] = await orders(2);
    await updatePlacedOrderState(shop.deps, {
      caller: staff,
      path: { id: second },
      body: { state: 'accepted', reason: '' },
    });
    expect(await put(staff, { ids: [second, 999_999, first], change: { state: 'accepted' } })).toEqual([
      { id: second, ok: false, code: 'order_same_state', detail: 'Заказ уже в статусе «Принят».' },
      { id: 999_999, ok: false, code: 'not_found', detail: expect.any(String) },
      {
        id: first,
        ok: true,
        version: 2,
        state: 'accepted',
        customer_id: anna.customer.id,
        total: 100,
        next_states: expect.any(Array),
      },
    ]);
    expect(await getPlacedOrder(shop.deps, { caller: staff, path: { id: first } })).toMatchObject({
      state: 'accepted',
      version: 2,
    });
  });

  it('without a change tell where they stand, and stay as they are', async () => {
    const [id = 0] = await orders(1);
    expect(await put(staff, { ids: [id] })).toEqual([
      {
        id,
        ok: true,
        version: 1,
        state: 'created',
        customer_id: anna.customer.id,
        total: 100,
        next_states: [
          { state: 'accepted', needs_reason: false, is_forced: false },
          { state: 'canceled', needs_reason: true, is_forced: false },
          { state: 'rejected', needs_reason: true, is_forced: false },
        ],
        held_states: [],
      },
    ]);
    expect(await getPlacedOrder(shop.deps, { caller: staff, path: { id } })).toMatchObject({ version: 1 });
  });

  it('without a change tell what keeps each from a state, by the error that the change would get', async ({
    stock: { db },
  }) => {
    const buyer = await shop.customer();
    const [short = 0, unpriced = 0] = await orders(2, buyer);
    await put(staff, { ids: [short], change: { state: 'accepted' } });
    await put(staff, { ids: [short], change: { state: 'need_pay' } });
    await put(staff, { ids: [unpriced], change: { state: 'accepted' } });
    await db.orm.update(orderLines).set({ price: null }).where(eq(orderLines.orderId, unpriced));
    const held = (verdicts: Awaited<ReturnType<typeof put>>) =>
      verdicts.map((verdict) => verdict.ok && verdict.held_states);
    const read = await put(staff, { ids: [short, unpriced] });
    expect(held(read)).toEqual([
      ['collected', 'delivery', 'done'].map((state) => ({ state, code: 'order_balance_short' })),
      ['need_pay', 'collected'].map((state) => ({ state, code: 'order_not_priced' })),
    ]);
    const change = { state: 'collected' } as const;
    const told = await put(staff, { ids: [short, unpriced], change });
    expect(told.map((verdict) => !verdict.ok && verdict.code)).toEqual(['order_balance_short', 'order_not_priced']);
    expect(held(await put(buyer, { ids: [short] }))).toEqual([[]]);
    // In a shop that is paid in advance the bill comes first, whatever else lacks.
    await db.orm.update(shops).set({ isPrepaid: true }).where(eq(shops.id, shop.shopId));
    expect(held(await put(staff, { ids: [unpriced] }))).toEqual([
      [
        { state: 'need_pay', code: 'order_not_priced' },
        { state: 'collected', code: 'order_prepaid' },
      ],
    ]);
    await db.orm.update(shops).set({ isPrepaid: false }).where(eq(shops.id, shop.shopId));
  });

  it('are changed by a reason once, with a note and a comment too', async () => {
    const ids = await orders(2);
    await put(staff, { ids, change: { note: 'Позвонить', comment: 'Синюю' } });
    await put(staff, { ids: [...ids, ...ids], change: { state: 'rejected', reason: 'Нет в наличии' } });
    for (const id of ids)
      expect(await getPlacedOrder(shop.deps, { caller: staff, path: { id } })).toMatchObject({
        state: 'rejected',
        note: 'Позвонить',
        comment: 'Синюю',
        version: 3,
      });
  });

  it('keep what somebody has changed meanwhile', async () => {
    const [seen = 0, other = 0] = await orders(2);
    await put(staff, { ids: [seen], change: { note: 'Позвонить' } });
    const change = { state: 'accepted' } as const;
    expect(await put(staff, { ids: [seen, other], change, versions: [{ id: seen, version: 1 }] })).toMatchObject([
      { id: seen, ok: false, code: 'changed_meanwhile' },
      { id: other, ok: true },
    ]);
  });

  it('are told done again where their answer was lost, and not where somebody else has changed them', async () => {
    const [moved = 0, noted = 0, undone = 0, byOther = 0] = await orders(4);
    const ids = [moved, noted, undone, byOther];
    const versions = ids.map((id) => ({ id, version: 1 }));
    const change = { state: 'rejected', reason: ' Нет в наличии ' } as const;
    const colleague = await shop.staff();
    await put(colleague, { ids: [byOther], change });
    expect((await put(staff, { ids: ids.slice(0, 3), versions, change })).map(({ ok }) => ok)).toEqual([
      true,
      true,
      true,
    ]);
    await put(colleague, { ids: [undone], change: { state: 'created', reason: 'Нашлось' } });
    const again = await put(staff, { ids, versions, change });
    expect(again.map((verdict) => (verdict.ok ? [verdict.state, verdict.version] : verdict.code))).toEqual([
      ['rejected', 2],
      ['rejected', 2],
      'changed_meanwhile',
      'changed_meanwhile',
    ]);
    const other = await put(staff, { ids: [moved], versions, change: { ...change, reason: 'Передумали' } });
    expect(other).toMatchObject([{ ok: false, code: 'changed_meanwhile' }]);
    expect((await getPlacedOrder(shop.deps, { caller: staff, path: { id: noted } })).timeline).toHaveLength(2);
  });

  it('are changed by those alone who may change each of them', async () => {
    const ivan = await shop.customer();
    const [own, strange] = [await shop.order(ivan, 5_000), await shop.order(anna, 5_000)];
    const looker = await shop.customer({ flags: ['get_strange_orders'] });
    expect(await put(ivan, { ids: [own, strange], change: { state: 'canceled', reason: 'Передумали' } })).toMatchObject(
      [
        { id: own, ok: true, state: 'canceled' },
        { id: strange, ok: false, code: 'not_found' },
      ],
    );
    expect(await put(looker, { ids: [strange], change: { state: 'accepted' } })).toMatchObject([
      { id: strange, ok: false, code: 'forbidden' },
    ]);
  });

  describe('by two people', () => {
    it('are changed once each, whichever way round the batches go', async () => {
      const ids = await orders(20);
      const colleague = await shop.staff();
      const change = { state: 'accepted' } as const;
      const both = await Promise.all([put(staff, { ids, change }), put(colleague, { ids: ids.toReversed(), change })]);
      const verdicts = both.flat();
      expect(verdicts.filter(({ ok }) => ok)).toHaveLength(20);
      expect(verdicts.flatMap((verdict) => (verdict.ok ? [] : verdict.code))).toEqual(
        times(20, () => 'order_same_state'),
      );
    });

    it('charge one customer for each order once', async () => {
      const buyer = await shop.customer({ balance: 100_000 });
      const ids = await orders(10, buyer);
      const colleague = await shop.staff();
      await put(staff, { ids, change: { state: 'accepted' } });
      const change = { state: 'need_pay' } as const;
      await Promise.all([put(staff, { ids, change }), put(colleague, { ids: ids.toReversed(), change })]);
      const row = await shop.db.orm.query.customers.findFirst({ where: (table) => eq(table.id, buyer.customer.id) });
      expect(row?.balance).toBe(0);
    });
  });

  it('are named by the filters of the list', async () => {
    const buyer = await shop.customer();
    const [first, second] = [await shop.order(buyer, 20_000), await shop.order(buyer, 10_000)];
    const asked = { scope: 'own', search_text: '', owing: false } as const;
    expect(await listPlacedOrderIds(shop.deps, { caller: buyer, query: { ...asked, order_by: 'newest' } })).toEqual({
      ids: [second, first],
      total: 2,
    });
    expect(await listPlacedOrderIds(shop.deps, { caller: buyer, query: { ...asked, order_by: '-sum' } })).toMatchObject(
      {
        ids: [first, second],
      },
    );
    const all = { ...asked, customer_id: buyer.customer.id, order_by: 'customer' } as const;
    expect(await listPlacedOrderIds(shop.deps, { caller: staff, query: all })).toMatchObject({ total: 2 });
    expect((await listPlacedOrderIds(shop.deps, { caller: staff, query: { ...all, sum_min: 150 } })).ids).toEqual([
      first,
    ]);
    await expect(
      listPlacedOrderIds(shop.deps, { caller: buyer, query: { ...asked, scope: 'shop', order_by: 'newest' } }),
    ).rejects.toThrow('not_found');
  });

  it('are told with their money to those who see balances, who can add up what a bill for all takes', async () => {
    const [rich, poor] = [await shop.customer({ balance: 25_000 }), await shop.customer({ balance: 15_000 })];
    const ids = [...(await orders(2, rich)), ...(await orders(2, poor))];
    const cashier = await shop.staff('get_strange_balance_history');
    const seen = await put(cashier, { ids });
    expect(seen.map((verdict) => (verdict.ok ? [verdict.total, verdict.account?.balance] : verdict.code))).toEqual([
      [100, 250],
      [100, 250],
      [100, 150],
      [100, 150],
    ]);
    for (const id of ids)
      await updatePlacedOrderState(shop.deps, { caller: staff, path: { id }, body: { state: 'accepted', reason: '' } });
    await put(staff, { ids, change: { state: 'need_pay' } });
    const billed = await put(cashier, { ids });
    expect(billed.map((verdict) => verdict.ok && verdict.account?.balance)).toEqual([50, 50, -50, -50]);
  });
});
