import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { customers, balanceEntries } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { deletePurchase } from '#server/domain/purchase/delete-purchase.ts';
import { listPurchases } from '#server/domain/purchase/list-purchases.ts';
import { createAlbum } from '#server/domain/purchase/albums/create-album.ts';
import { listAlbums } from '#server/domain/purchase/albums/list-albums.ts';
import { listIntermediaries } from '#server/domain/purchase/list-intermediaries.ts';
import { listIntermediaryDeliveries } from '#server/domain/purchase/list-intermediary-deliveries.ts';
import { listIntermediaryPurchases } from '#server/domain/purchase/list-intermediary-purchases.ts';
import { listPurchaseAlbums } from '#server/domain/purchase/list-purchase-albums.ts';
import { outcomes } from '#tests/support/server/at-once.ts';
import { letters, PurchaseDesk, refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';

const KEY = '6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11';

describeShopOnEachEngine('a purchase', (it) => {
  let desk: PurchaseDesk;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
  });

  it('is received: what came is bought, the rest is cancelled with its money, and it can be closed', async () => {
    const order = await desk.order('accepted need_pay');
    const sent = await desk.sent(order);
    const [cup] = order.lines;
    const receipt = { line_ids: [cup?.id ?? 0], rest: 'C' as const };
    const received = await desk.update(sent.id, { version: sent.version, state: 'received', receipt });
    expect(received).toMatchObject({ state: 'received', lines_count: 1, ordered_count: 0, total: 500 });
    const after = await desk.read(order.id);
    expect([letters(after), after.total]).toEqual(['PC', 500]);
    expect(after.timeline.at(-1)).toMatchObject({ reason: 'Не пришло от поставщика' });
    expect(await desk.entries(order.id)).toEqual([
      ['order_charge', -70_000],
      ['order_return', 20_000],
    ]);
    const { customer } = desk.anna;
    const { orm } = desk.shop.db;
    const [kept] = await orm.select().from(customers).where(eq(customers.id, customer.id));
    const [sum] = await orm
      .select({ sum: sql<string>`sum(amount)` })
      .from(balanceEntries)
      .where(eq(balanceEntries.customerId, customer.id));
    expect(Number(sum?.sum)).toBe(kept?.balance);
    expect(await desk.update(sent.id, { state: 'closed' })).toMatchObject({ state: 'closed' });
    expect(await desk.events(sent.id)).toEqual([
      'state',
      'lines_sent',
      'state',
      'state',
      'state',
      'lines_received',
      'state',
    ]);
  });

  it('waits for the rest, which comes later, and is not closed before', async () => {
    const order = await desk.order();
    const { id } = await desk.sent(order);
    const [cup, saucer] = order.lines.map((line) => line.id);
    await desk.update(id, { state: 'received', receipt: { line_ids: [cup ?? 0], rest: 'O' } });
    expect(letters(await desk.read(order.id))).toBe('PO');
    expect(await refusalOf(desk.update(id, { state: 'closed' }))).toBe('purchase_lines_ordered');
    await desk.update(id, { receipt: { line_ids: [saucer ?? 0], rest: 'O' } });
    expect(letters(await desk.read(order.id))).toBe('PP');
    expect((await desk.update(id, { state: 'closed' })).state).toBe('closed');
  });

  it('asks which lines came, and refuses lines of other purchases', async () => {
    const order = await desk.order();
    const { id } = await desk.sent(order);
    expect(await refusalOf(desk.update(id, { state: 'received' }))).toBe('validation');
    const strange = { state: 'received' as const, receipt: { line_ids: [999_999], rest: 'O' as const } };
    expect(await refusalOf(desk.update(id, strange))).toBe('validation');
    expect(letters(await desk.read(order.id))).toBe('OO');
    expect((await desk.detail(id)).purchase.state).toBe('sent');
  });

  it('lets lines wait again while it is open, and no longer', async () => {
    const order = await desk.order();
    const { id } = await desk.purchase();
    await desk.send(order.id, { purchase_id: id });
    const [cup, saucer] = order.lines.map((line) => line.id);
    await desk.update(id, { returned_line_ids: [cup ?? 0] });
    await desk.update(id, { returned_line_ids: [cup ?? 0] });
    expect(letters(await desk.read(order.id))).toBe('WO');
    expect((await desk.detail(id)).lines.map((line) => line.id)).toEqual([saucer]);
    await desk.update(id, { state: 'stopped' });
    expect(await refusalOf(desk.update(id, { returned_line_ids: [saucer ?? 0] }))).toBe('purchase_not_open');
    expect(letters(await desk.read(order.id))).toBe('WO');
  });

  it('steps back with a reason, which is kept, and waits for its lines again', async () => {
    const order = await desk.order();
    const { id } = await desk.sent(order);
    const lineIds = order.lines.map((line) => line.id);
    await desk.update(id, { state: 'received', receipt: { line_ids: lineIds, rest: 'O' } });
    expect(await refusalOf(desk.update(id, { state: 'sent' }))).toBe('purchase_reason_needed');
    await desk.update(id, { state: 'sent', reason: ' Пришло не то ' });
    expect((await desk.detail(id)).events.at(-1)).toMatchObject({
      from: 'received',
      to: 'sent',
      reason: 'Пришло не то',
    });
    expect(letters(await desk.read(order.id))).toBe('OO');
  });

  it('takes one of a receipt and a step back at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await desk.order();
      const sent = await desk.sent(order);
      const lineIds = order.lines.map((line) => line.id);
      const { kept, codes } = await outcomes([
        desk.update(sent.id, { version: sent.version, state: 'received', receipt: { line_ids: lineIds, rest: 'C' } }),
        desk.update(sent.id, { version: sent.version, state: 'stopped', reason: 'Рано' }),
      ]);
      expect(codes).toEqual(['changed_meanwhile']);
      const after = [kept[0]?.state, letters(await desk.read(order.id))].join(' ');
      expect(['received PP', 'stopped OO']).toContain(after);
    }
  });

  it('shows the later of two people what the purchase has become', async () => {
    const { id, version } = await desk.purchase();
    await desk.update(id, { version, name: 'Гжель' });
    await expect(desk.update(id, { version, comment: 'срочно' })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      current: { name: 'Гжель', comment: '', version: version + 1 },
    });
  });

  it('is deleted only without lines', async () => {
    const { id } = await desk.purchase();
    const order = await desk.order();
    await desk.send(order.id, { purchase_id: id });
    const remove = () => deletePurchase(desk.shop.deps, { caller: desk.staff, path: { id } });
    expect(await refusalOf(remove())).toBe('purchase_has_lines');
    await desk.update(id, { returned_line_ids: order.lines.map((line) => line.id) });
    await remove();
    expect(await refusalOf(desk.detail(id))).toBe('not_found');
    const query = { search_text: '', to_close: false, page: 1, limit: 100 };
    const { result } = await listPurchases(desk.shop.deps, { caller: desk.staff, query });
    expect(result.map((found) => found.id)).not.toContain(id);
  });

  it('is found by its name, number and state', async () => {
    const { id } = await desk.purchase({ name: 'Ёлочные игрушки' });
    const search = async (search_text: string) =>
      (
        await listPurchases(desk.shop.deps, {
          caller: desk.staff,
          query: { search_text, to_close: false, page: 1, limit: 10 },
        })
      ).result.map((one) => one.id);
    expect(await search('елочные')).toEqual([id]);
    expect(await search(`№ ${id}`)).toEqual([id]);
    const query = { search_text: 'игрушки', to_close: false, state: 'closed' as const, page: 1, limit: 10 };
    expect((await listPurchases(desk.shop.deps, { caller: desk.staff, query })).total).toBe(0);
  });

  it('has events that nobody changes', async () => {
    const { id } = await desk.purchase();
    const { orm } = desk.shop.db;
    await expect(orm.execute(sql`update purchase_events set reason = 'x' where purchase_id = ${id}`)).rejects.toThrow();
    await expect(orm.execute(sql`delete from purchase_events where purchase_id = ${id}`)).rejects.toThrow();
  });

  it('shows its intermediary lines and albums without customers and prices, and nothing of others', async () => {
    const irina = await desk.intermediary();
    const { deps } = desk.shop;
    const { id } = irina.customer;
    const purchase = await desk.purchase({ intermediary_id: id });
    const of = { id, purchaseId: purchase.id };
    const album = await createAlbum(deps, {
      caller: irina,
      path: {
        id: { ...of, key: KEY, form: { name: 'Чашки', file_ids: [] } }.id,
        purchase_id: { ...of, key: KEY, form: { name: 'Чашки', file_ids: [] } }.purchaseId,
      },
      header: { 'idempotency-key': { ...of, key: KEY, form: { name: 'Чашки', file_ids: [] } }.key },
      body: { ...of, key: KEY, form: { name: 'Чашки', file_ids: [] } }.form,
    });
    expect(
      await createAlbum(deps, {
        caller: irina,
        path: {
          id: { ...of, key: KEY, form: { name: 'Чашки', file_ids: [] } }.id,
          purchase_id: { ...of, key: KEY, form: { name: 'Чашки', file_ids: [] } }.purchaseId,
        },
        header: { 'idempotency-key': { ...of, key: KEY, form: { name: 'Чашки', file_ids: [] } }.key },
        body: { ...of, key: KEY, form: { name: 'Чашки', file_ids: [] } }.form,
      }),
    ).toEqual(album);
    const order = await desk.order();
    await desk.send(order.id, { purchase_id: purchase.id, album_id: album.id });
    const { result, lines } = await listPurchaseAlbums(deps, {
      caller: irina,
      path: { id: of.id, purchase_id: of.purchaseId },
    });
    expect(result).toEqual([{ ...album, lines_count: 2 }]);
    expect(lines[1]).toEqual({
      id: order.lines[1]?.id,
      order_id: order.id,
      album_id: album.id,
      item_id: order.lines[1]?.item_id,
      image: null,
      description: 'Блюдце',
      comment: '',
      count: 2,
      bought_price: null,
      state: 'O',
      can_undo: false,
    });
    const [shown] = (await listIntermediaryPurchases(deps, { caller: irina, path: { id } })).result;
    expect(shown).not.toHaveProperty('total');
    expect(shown).toMatchObject({ name: 'Фабрика', lines_count: 2, ordered_count: 2, items_count: 3 });
    expect((await listIntermediaryDeliveries(deps, { caller: irina, path: { id } })).result).toEqual([]);
    expect((await listIntermediaries(deps, { caller: irina })).result.map((one) => one.id)).toEqual([id]);
    const query = { search_text: 'чаш', page: 1, limit: 20 };
    expect((await listAlbums(deps, { caller: irina, query })).result).toEqual(result);
    const other = await desk.intermediary('Олег');
    expect((await listAlbums(deps, { caller: other, query })).result).toEqual([]);
    expect(
      await refusalOf(listPurchaseAlbums(deps, { caller: other, path: { id: of.id, purchase_id: of.purchaseId } })),
    ).toBe('not_found');
    expect(
      await refusalOf(
        listPurchaseAlbums(deps, {
          caller: other,
          path: { id: { ...of, id: other.customer.id }.id, purchase_id: { ...of, id: other.customer.id }.purchaseId },
        }),
      ),
    ).toBe('not_found');
  });

  it('tells of all intermediaries to whoever buys or sends lines to purchases, of oneself to one of them', async () => {
    const { shop } = desk;
    const irina = await desk.intermediary();
    const oleg = await desk.intermediary('Олег');
    const seenBy = async (caller: SignedInCaller) => {
      const { result } = await listIntermediaries(shop.deps, { caller });
      return result.map(({ id }) => id);
    };
    // The file's other tests have intermediaries in this shop as well.
    const both = expect.arrayContaining([irina.customer.id, oleg.customer.id]) as number[];
    expect(await seenBy(await shop.staff('get_purchase'))).toEqual(both);
    expect(await seenBy(await shop.staff('send_to_purchase_placed_order'))).toEqual(both);
    expect(await seenBy(oleg)).toEqual([oleg.customer.id]);
    expect(await seenBy(await shop.staff('get_strange_orders'))).toEqual([]);
    expect(await seenBy(desk.anna)).toEqual([]);
  });
});
