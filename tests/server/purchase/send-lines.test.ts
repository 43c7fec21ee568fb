import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { createAlbum } from '#server/domain/purchase/albums/create-album.ts';
import { updateOrderLineStates } from '#server/domain/purchase/update-order-line-states.ts';
import { letters, PurchaseDesk, refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

type Form = components['schemas']['OrderLineStatesForm'];

describeShop('many lines', (it) => {
  let desk: PurchaseDesk;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
  });

  const change = async (form: Form, by = desk.staff): Promise<string[]> =>
    (await updateOrderLineStates(desk.shop.deps, { caller: by, body: form })).result.map((one) =>
      one.ok ? one.state : one.code,
    );
  const idsOf = ({ lines }: { lines: readonly { id: number }[] }): number[] => lines.map(({ id }) => id);

  it('of several orders go to one purchase, and those that can’t say why', async () => {
    const first = await desk.order();
    const second = await desk.order();
    const fresh = await desk.order('');
    const { id } = await desk.purchase();
    const [cup, saucer] = idsOf(first);
    const ids = [saucer ?? 0, ...idsOf(second), ...idsOf(fresh).slice(0, 1)];
    expect(await change({ ids, state: 'O', purchase_id: id })).toEqual(['O', 'O', 'O', 'order_not_for_purchase']);
    expect([letters(await desk.read(first.id)), letters(await desk.read(second.id))]).toEqual(['WO', 'OO']);
    expect((await desk.detail(id)).lines.map((line) => line.id).toSorted((a, b) => a - b)).toEqual(ids.slice(0, 3));
    // Once more, after a lost answer, with one that was left.
    expect(await change({ ids: [saucer ?? 0, cup ?? 0], state: 'O', purchase_id: id })).toEqual(['O', 'O']);
    expect((await desk.detail(id)).purchase.lines_count).toBe(4);
  });

  it('go into an album of their purchase, and into no other’s', async () => {
    const order = await desk.order();
    const irina = await desk.intermediary();
    const purchase = await desk.purchase({ intermediary_id: irina.customer.id });
    const other = await desk.purchase({ intermediary_id: irina.customer.id });
    const of = { id: irina.customer.id, purchaseId: purchase.id };
    const form = { name: 'Посуда', file_ids: [] };
    const album = await createAlbum(desk.shop.deps, {
      caller: irina,
      path: { id: { ...of, key: randomUUID(), form }.id, purchase_id: { ...of, key: randomUUID(), form }.purchaseId },
      header: { 'idempotency-key': { ...of, key: randomUUID(), form }.key },
      body: { ...of, key: randomUUID(), form }.form,
    });
    const [cup, saucer] = idsOf(order);
    const sending = { ids: [cup ?? 0], state: 'O' as const, album_id: album.id };
    expect(await change({ ...sending, purchase_id: other.id })).toEqual(['validation']);
    expect(await change({ ...sending, purchase_id: purchase.id })).toEqual(['O']);
    const { lines } = await desk.detail(purchase.id);
    expect(lines.map((line) => line.album)).toEqual([{ id: album.id, name: 'Посуда' }]);
    const own = { ...sending, ids: [saucer ?? 0], purchase_id: null };
    await expect(change(own)).rejects.toMatchObject({ code: 'validation', fields: { album_id: 'wrong' } });
  });

  it('go to the shop’s own purchase', async () => {
    const order = await desk.order();
    const versions = order.lines.map((line) => ({ id: line.id, version: line.version }));
    const form = { ids: idsOf(order), state: 'O' as const, purchase_id: null, versions };
    expect(await change(form)).toEqual(['O', 'O']);
    expect(letters(await desk.read(order.id))).toBe('OO');
    // Told again after a lost answer.
    expect(await change(form)).toEqual(['O', 'O']);
  });

  it('stay where a colleague has changed them, and where their purchase isn’t open', async () => {
    const order = await desk.order();
    const [cup, saucer] = order.lines;
    const { id } = await desk.purchase();
    const versions = [
      { id: cup?.id ?? 0, version: (cup?.version ?? 0) + 1 },
      { id: saucer?.id ?? 0, version: saucer?.version ?? 0 },
    ];
    expect(await change({ ids: idsOf(order), state: 'O', purchase_id: id, versions })).toEqual([
      'changed_meanwhile',
      'O',
    ]);
    await desk.update(id, { state: 'stopped' });
    expect(await change({ ids: [cup?.id ?? 0], state: 'O', purchase_id: id })).toEqual(['purchase_not_open']);
    expect(letters(await desk.read(order.id))).toBe('WO');
  });

  it('are sent by nobody without the permission, and by no other change', async () => {
    const order = await desk.order();
    const clerk = await desk.shop.staff('get_strange_orders', 'update_state_placed_order');
    const { id } = await desk.purchase();
    expect(await change({ ids: idsOf(order), state: 'O', purchase_id: id }, clerk)).toEqual(['forbidden', 'forbidden']);
    const wrong = async () =>
      updateOrderLineStates(desk.shop.deps, {
        caller: desk.staff,
        body: { ids: idsOf(order), state: 'P', purchase_id: id },
      });
    expect(await refusalOf(wrong())).toBe('validation');
    expect(await change({ ids: [999_999], state: 'O', purchase_id: id })).toEqual(['not_found']);
  });
});
