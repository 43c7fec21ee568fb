import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { balanceEntries, items } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { createOrderLine } from '#server/domain/order/lines/create-order-line.ts';
import { updateOrderLine } from '#server/domain/order/lines/update-order-line.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { outcomes } from '#tests/support/server/at-once.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { type SmallShop, somePicture } from '#tests/support/server/small-shop.ts';

type Form = components['schemas']['NewOrderLineForm'];

describeShop('adding a line to an order', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let staff: SignedInCaller;
  let anna: SignedInCaller;
  let vase: number;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    staff = await shop.staff('edit_strange_order', 'edit_balance_customers');
    anna = await shop.customer({ flags: ['edit_order'] });
    // 200 roubles less 10 per cent; 120 for wholesale.
    vase = await shop.item({
      name: 'Ваза',
      retailPrice: 20_000,
      discount: 10,
      tradePrice: 12_000,
      images: [somePicture],
    });
  });

  /** An order of one item, moved along the path. */
  async function order(path = '', of = anna): Promise<number> {
    const id = await shop.order(of);
    for (const state of path.split(' ').filter((one) => one !== '')) await move(id, state as PlacedOrderState);
    return id;
  }
  const move = (orderId: number, state: PlacedOrderState) =>
    updatePlacedOrderState(shop.deps, { caller: staff, path: { id: orderId }, body: { state, reason: 'Так вышло' } });
  const add = (orderId: number, form: Partial<Form>, by = staff, key: string = randomUUID()) =>
    createOrderLine(shop.deps, {
      caller: by,
      header: { 'idempotency-key': key },
      body: { placed_order_id: orderId, count: 1, comment: '', description: '', trade_price: false, ...form },
    });
  const codeOf = (adding: Promise<unknown>) =>
    adding.then(
      () => '',
      ({ code, fields }: { code: string; fields?: object }) =>
        fields && Object.keys(fields).length > 0 ? `${code} ${Object.keys(fields).join(' ')}` : code,
    );
  const entriesOf = async (orderId: number) =>
    (
      await db.orm
        .select()
        .from(balanceEntries)
        .where(eq(balanceEntries.orderId, orderId))
        .orderBy(asc(balanceEntries.id))
    ).map(({ kind, amount }) => [kind, amount]);

  it('of the catalogue takes what it costs the order’s customer now, and is told of in the timeline', async () => {
    const id = await order();
    const before = await getPlacedOrder(shop.deps, { caller: staff, path: { id } });
    const after = await add(id, { item_id: vase, count: 3, comment: '  с лентой ', version: 1 });
    expect(after).toMatchObject({
      version: 2,
      total: (before.total ?? 0) + 540,
      items_count: before.items_count + 3,
      is_priced: true,
    });
    const line = after.lines.at(-1);
    expect(line).toMatchObject({
      item_id: vase,
      description: 'Ваза',
      comment: 'с лентой',
      count: 3,
      retail_price: 200,
      discount: 10,
      price: 180,
      total: 540,
      state: 'W',
    });
    expect(line?.image_url).not.toBeNull();
    expect(after.timeline.at(-1)).toEqual({
      kind: 'line',
      line_id: line?.id,
      change: { action: 'added', name: 'Ваза', fields: [] },
      author: 'Мария Кузнецова',
      at: shop.clock.now().toISOString(),
      reason: '',
    });
    const wholesaler = await shop.customer({ type: 'wholesale' });
    const cheaper = await add(await order('', wholesaler), { item_id: vase });
    expect(cheaper.lines.at(-1)).toMatchObject({ price: 120, discount: 40 });
  });

  it('of a photo has the name that was typed and no price, until staff give it one', async () => {
    const id = await order();
    const { total } = await getPlacedOrder(shop.deps, { caller: staff, path: { id } });
    const after = await add(id, { file_id: await shop.upload(staff), description: ' Блюдо ', count: 2 });
    expect(after).toMatchObject({ is_priced: false, total });
    expect(after.lines.at(-1)).toMatchObject({
      item_id: null,
      description: 'Блюдо',
      count: 2,
      price: null,
      total: null,
    });
    const foreign = await shop.upload(anna);
    expect(await codeOf(add(id, { file_id: foreign }))).toBe('validation file_id');
  });

  it('writes the difference into the ledger where the order is charged, once per key', async () => {
    const id = await order('accepted need_pay');
    const key = randomUUID();
    const { kept, codes } = await outcomes([1, 2, 3].map(() => add(id, { item_id: vase, count: 2 }, staff, key)));
    expect([kept.length, codes]).toEqual([3, []]);
    const after = await add(id, { item_id: vase, count: 2, version: 1 }, staff, key);
    expect(after.lines).toHaveLength(2);
    const [charged, ...more] = await entriesOf(id);
    expect(charged?.[0]).toBe('order_charge');
    expect(more).toEqual([['order_charge', -36_000]]);
    expect(await codeOf(add(id, { item_id: vase, count: 5 }, staff, key))).toBe('key_reused');
  });

  it('at its trade price needs the permission for it, and so does a later price below the customer’s own', async () => {
    const id = await order();
    expect(await codeOf(add(id, { item_id: vase, trade_price: true }))).toBe('trade_price_staff_only');
    const trader = await shop.staff('edit_strange_order', 'trade_price_orders');
    const after = await add(id, { item_id: vase, trade_price: true }, trader);
    expect(after.lines.at(-1)).toMatchObject({ retail_price: 200, price: 120, discount: 40 });
    const added = await add(id, { item_id: vase });
    const form = { price: 179.99 };
    expect(
      await codeOf(
        updateOrderLine(shop.deps, { caller: staff, path: { id: added.lines.at(-1)?.id ?? 0 }, body: form }),
      ),
    ).toBe('price_too_low');
  });

  it('is open to its customer while the order is new, to staff until it is handed on', async () => {
    const codes: Record<string, [string, string]> = {};
    for (const path of ['', 'accepted', 'accepted collected', 'accepted collected delivery', 'rejected']) {
      const id = await order(path);
      codes[path] = [await codeOf(add(id, { item_id: vase }, anna)), await codeOf(add(id, { item_id: vase }))];
    }
    expect(codes).toEqual({
      '': ['', ''],
      accepted: ['editing_accepted', ''],
      'accepted collected': ['editing_accepted', ''],
      'accepted collected delivery': ['editing_handed_on', 'editing_handed_on'],
      rejected: ['order_finished', 'order_finished'],
    });
  });

  it('is refused to each who may not, and for what is no line', async () => {
    const id = await order();
    const reader = await shop.customer({ flags: ['get_strange_orders', 'edit_order'] });
    const bare = await shop.customer();
    expect(await codeOf(add(id, { item_id: vase }, reader))).toBe('forbidden');
    expect(await codeOf(add(id, { item_id: vase }, await shop.customer({ flags: ['edit_strange_order'] })))).toBe(
      'not_found',
    );
    expect(await codeOf(add(await order('', bare), { item_id: vase }, bare))).toBe('forbidden');
    expect(await codeOf(add(2_000_000_000, { item_id: vase }))).toBe('not_found');
    const photo = await shop.upload(staff);
    expect(await codeOf(add(id, {}))).toBe('validation item_id');
    expect(await codeOf(add(id, { item_id: vase, file_id: photo }))).toBe('validation file_id');
    expect(await codeOf(add(id, { item_id: vase, description: 'Своё' }))).toBe('validation description');
    expect(await codeOf(add(id, { file_id: photo, trade_price: true }))).toBe('validation trade_price');
    const gone = await shop.item();
    await db.orm.update(items).set({ deletedAt: shop.clock.now() }).where(eq(items.id, gone));
    expect(await codeOf(add(id, { item_id: gone }))).toBe('validation item_id');
  });

  it('from an old screen is refused with the order as it is', async () => {
    const id = await order();
    await add(id, { item_id: vase, version: 1 });
    await expect(add(id, { item_id: vase, version: 1 })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      current: { id, version: 2 },
    });
  });
});
