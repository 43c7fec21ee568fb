import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { balanceEntries, orderLines } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { placeOrder } from '#tests/support/server/place-order.ts';
import { deleteOrderLine } from '#server/domain/order/lines/delete-order-line.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { outcomes } from '#tests/support/server/at-once.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { type SmallShop, somePicture } from '#tests/support/server/small-shop.ts';

type Order = components['schemas']['PlacedOrder'];

describeShop('taking a line out of an order', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let staff: SignedInCaller;
  let anna: SignedInCaller;
  let items: number[];

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    staff = await shop.staff('delete_strange_order', 'edit_balance_customers');
    anna = await shop.customer({ flags: ['create_order', 'delete_order'] });
    items = await shop.items(
      { name: 'Чашка', retailPrice: 50_000, images: [somePicture] },
      { name: 'Плед', retailPrice: 7_000 },
      { name: 'Ваза', retailPrice: 1_100 },
    );
  });

  /** A cup for 500 roubles, two plaids for 70 each, three vases for 11 each, picked up; moved along the path. */
  async function order(path = ''): Promise<Order> {
    const lines = items.map((item_id, index) => ({ item_id, count: index + 1, comment: '' }));
    const form = { comment: '', force: true, lines, delivery: shop.form('', anna).delivery };
    const made = await placeOrder(shop.deps, {
      caller: anna,
      header: { 'idempotency-key': randomUUID() },
      body: form,
    });
    if (!('id' in made)) throw new Error('The order was not made');
    for (const state of path.split(' ').filter((one) => one !== '')) await move(made.id, state as PlacedOrderState);
    return getPlacedOrder(shop.deps, { caller: staff, path: { id: made.id } });
  }
  const idOf = ({ lines }: Order, index: number) => lines[index]?.id ?? 0;
  const move = (orderId: number, state: PlacedOrderState) =>
    updatePlacedOrderState(shop.deps, { caller: staff, path: { id: orderId }, body: { state, reason: 'Так вышло' } });
  const remove = (
    id: number,
    { by = staff, reason = '', version }: Partial<{ by: SignedInCaller; reason: string; version: number }> = {},
  ) =>
    deleteOrderLine(shop.deps, {
      caller: by,
      path: { id },
      query: { reason, ...(version !== undefined && { version }) },
    });
  const codeOf = (removal: Promise<unknown>) =>
    removal.then(
      () => '',
      ({ code }: { code: string }) => code,
    );
  const entriesOf = async (orderId: number) =>
    (
      await db.orm
        .select()
        .from(balanceEntries)
        .where(eq(balanceEntries.orderId, orderId))
        .orderBy(asc(balanceEntries.id))
    ).map(({ kind, amount, reason }) => [kind, amount, reason]);

  it('of a new one leaves nothing but an entry of the timeline', async () => {
    const made = await order();
    const left = await remove(idOf(made, 0), { by: anna });
    expect(left).toMatchObject({ total: 173, items_count: 5, version: 2 });
    expect(left.lines.map(({ description }) => description)).toEqual(['Плед', 'Ваза']);
    expect(left.timeline.at(-1)).toMatchObject({
      kind: 'line',
      line_id: idOf(made, 0),
      change: { action: 'removed', name: 'Чашка', fields: [] },
      author: 'Анна Смирнова',
    });
    expect(await codeOf(remove(idOf(made, 0)))).toBe('not_found');
  });

  it('of an accepted one cancels it with a reason, and a step back of the order leaves it cancelled', async () => {
    const made = await order('accepted');
    expect(await codeOf(remove(idOf(made, 1)))).toBe('line_reason_needed');
    const left = await remove(idOf(made, 1), { reason: '  Закончились ' });
    expect(left).toMatchObject({ total: 533, items_count: 4 });
    expect(left.lines.map(({ state, version }) => [state, version])).toEqual([
      ['W', 1],
      ['C', 2],
      ['W', 1],
    ]);
    expect(left.timeline.at(-1)).toMatchObject({ change: { action: 'canceled', name: 'Плед' }, reason: 'Закончились' });
    for (const state of ['canceled', 'created'] as const) await move(made.id, state);
    expect(await move(made.id, 'accepted')).toMatchObject({ total: 533, items_count: 4 });
    const rows = await db.orm
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, made.id))
      .orderBy(asc(orderLines.id));
    expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
      ['W', ''],
      ['C', 'Закончились'],
      ['W', ''],
    ]);
    expect(await codeOf(remove(idOf(made, 1), { reason: 'Ещё раз' }))).toBe('line_canceled');
  });

  it('gives its sum back where the order is charged, once', async () => {
    const made = await order('accepted need_pay');
    const { kept, codes } = await outcomes(
      [1, 2, 3].map(() => remove(idOf(made, 0), { reason: 'Разбилась', version: 1 })),
    );
    expect([kept.length, codes]).toEqual([1, ['changed_meanwhile', 'changed_meanwhile']]);
    expect(await entriesOf(made.id)).toEqual([
      ['order_charge', -67_300, 'Так вышло'],
      ['order_return', 50_000, 'Разбилась'],
    ]);
  });

  it('is refused for the last one that counts, for one handed over, and for an order on its way', async () => {
    const made = await order('accepted');
    await remove(idOf(made, 0), { reason: 'Нет' });
    await db.orm
      .update(orderLines)
      .set({ state: 'F' })
      .where(eq(orderLines.id, idOf(made, 1)));
    expect(await codeOf(remove(idOf(made, 1), { reason: 'Нет' }))).toBe('line_handed_over');
    await db.orm
      .update(orderLines)
      .set({ state: 'O' })
      .where(eq(orderLines.id, idOf(made, 1)));
    await remove(idOf(made, 1), { reason: 'Нет' });
    expect(await codeOf(remove(idOf(made, 2), { reason: 'Нет' }))).toBe('line_last');
    const away = await order('accepted collected delivery');
    expect(await codeOf(remove(idOf(away, 0), { reason: 'Нет' }))).toBe('editing_handed_on');
  });

  it('of two that are left at once takes one', async () => {
    const made = await order('accepted');
    await remove(idOf(made, 0), { reason: 'Нет' });
    const { kept, codes } = await outcomes([1, 2].map((index) => remove(idOf(made, index), { reason: 'Нет' })));
    expect([kept.length, codes]).toEqual([1, ['line_last']]);
  });

  it('needs its own permission, of one’s own order and of others’', async () => {
    const made = await order();
    const editor = await shop.customer({ flags: ['get_strange_orders', 'edit_strange_order', 'delete_order'] });
    expect(await codeOf(remove(idOf(made, 0), { by: editor }))).toBe('forbidden');
    expect(await codeOf(remove(idOf(made, 0), { by: await shop.customer({ flags: ['delete_order'] }) }))).toBe(
      'not_found',
    );
    await move(made.id, 'accepted');
    expect(await codeOf(remove(idOf(made, 0), { by: anna, reason: 'Передумала' }))).toBe('editing_accepted');
  });

  it('in work is the shop’s alone to cancel, and so is its order, even after a step back to new', async () => {
    const made = await order('accepted');
    await db.orm
      .update(orderLines)
      .set({ state: 'O' })
      .where(eq(orderLines.id, idOf(made, 1)));
    const back = await move(made.id, 'created');
    expect(back.lines.map(({ state }) => state)).toEqual(['W', 'O', 'W']);
    expect(await codeOf(remove(idOf(made, 1), { by: anna, reason: 'Не надо' }))).toBe('line_in_work');
    expect(await codeOf(remove(idOf(made, 0), { by: anna }))).toBe('');
    expect((await getPlacedOrder(shop.deps, { caller: anna, path: { id: made.id } })).next_states).toEqual([]);
    const leaving = updatePlacedOrderState(shop.deps, {
      caller: anna,
      path: { id: made.id },
      body: { state: 'canceled', reason: '' },
    });
    expect(await codeOf(leaving)).toBe('order_lines_in_work');
    expect(await codeOf(remove(idOf(made, 1), { reason: 'Закончились' }))).toBe('');
  });
});
