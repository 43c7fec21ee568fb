import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { updateOrderLineStates } from '#server/domain/purchase/update-order-line-states.ts';
import { letters, PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

type Schemas = components['schemas'];
type Lines = Pick<Schemas['PlacedOrder'], 'lines'>;

const versionsOf = ({ lines }: Lines) => lines.map(({ id, version }) => ({ id, version }));
const idsOf = ({ lines }: Lines): number[] => lines.map(({ id }) => id);

describeShop('lines that were sent to a purchase', (it) => {
  let desk: PurchaseDesk;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
  });

  const change = async (body: Schemas['OrderLineStatesForm'], by = desk.staff) =>
    (await updateOrderLineStates(desk.shop.deps, { caller: by, body })).result;
  const states = (verdicts: Schemas['OrderLineVerdicts']['result']): string[] =>
    verdicts.map((one) => (one.ok ? one.state : one.code));

  /** Sends all lines of these orders as one batch; returns what takes it back. */
  async function send(purchaseId: number | null, ...orders: Lines[]): Promise<Schemas['OrderLineStatesForm']> {
    const ids = orders.flatMap(idsOf);
    const sent = await change({ ids, versions: orders.flatMap(versionsOf), state: 'O', purchase_id: purchaseId });
    const versions = sent.flatMap((one) => (one.ok && one.sent ? [{ id: one.id, version: one.sent.version }] : []));
    return { ids, versions, state: 'W' };
  }

  it('are told with their purchase and the version that takes them back, and come back as one batch', async () => {
    const [first, second] = [await desk.order(), await desk.order()];
    const { id, name } = await desk.purchase();
    const ids = [...idsOf(first), ...idsOf(second)];
    const entries = await desk.entries(first.id);
    const sent = await change({
      ids,
      versions: [...versionsOf(first), ...versionsOf(second)],
      state: 'O',
      purchase_id: id,
    });
    const now = [...versionsOf(await desk.read(first.id)), ...versionsOf(await desk.read(second.id))];
    expect(sent.map((one) => one.ok && one.sent)).toEqual(
      now.map(({ version }) => ({ version, purchase: { id, name, album: null } })),
    );
    expect(states(await change({ ids, versions: now, state: 'W' }))).toEqual(['W', 'W', 'W', 'W']);
    expect([letters(await desk.read(first.id)), letters(await desk.read(second.id))]).toEqual(['WW', 'WW']);
    expect((await desk.detail(id)).purchase.lines_count).toBe(0);
    expect(await desk.entries(first.id)).toEqual(entries);
  });

  it('tell nothing to take back where the call has sent nothing', async () => {
    const order = await desk.order();
    const { id } = await desk.purchase();
    await send(id, order);
    const body = { ids: idsOf(order), state: 'O' as const, purchase_id: id };
    const again = await change({ ...body, versions: versionsOf(await desk.read(order.id)) });
    expect(again).toEqual(idsOf(order).map((one) => ({ id: one, ok: true, state: 'O', placed_order_id: order.id })));
  });

  it('are nobody else’s to take back where a colleague has sent them there meanwhile', async () => {
    const order = await desk.order();
    const { id } = await desk.purchase();
    const colleague = await desk.shop.staff('get_strange_orders', 'send_to_purchase_placed_order');
    const seen = { line_ids: idsOf(order), versions: versionsOf(order) };
    await desk.send(order.id, { purchase_id: id, ...seen }, colleague);
    const refused = { code: 'changed_meanwhile' };
    await expect(desk.send(order.id, { purchase_id: id, ...seen })).rejects.toMatchObject(refused);
    await expect(desk.sendToOwn(order.id, seen)).rejects.toMatchObject(refused);
    expect(states(await change({ ids: seen.line_ids, versions: seen.versions, state: 'O', purchase_id: id }))).toEqual([
      'changed_meanwhile',
      'changed_meanwhile',
    ]);
    // Told again by whoever has sent them, it is done.
    expect(letters(await desk.send(order.id, { purchase_id: id, ...seen }, colleague))).toBe('OO');
    expect((await desk.detail(id)).events.filter(({ kind }) => kind === 'lines_sent')).toHaveLength(1);
  });

  it('all stay with an order of which a colleague has sent one', async () => {
    const order = await desk.order();
    const [one] = idsOf(order);
    const seen = { line_ids: idsOf(order), versions: versionsOf(order) };
    await desk.sendToOwn(order.id, { line_ids: [one ?? 0] });
    await expect(desk.sendToOwn(order.id, seen)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect(letters(await desk.read(order.id))).toBe('OW');
  });

  it('stay where one of them has moved on meanwhile, and the others come back', async () => {
    const order = await desk.order();
    const { id } = await desk.purchase();
    const back = await send(id, order);
    await change({ ids: idsOf(order).slice(0, 1), state: 'P' });
    expect(states(await change(back))).toEqual(['changed_meanwhile', 'W']);
    expect(letters(await desk.read(order.id))).toBe('PW');
  });

  it('stay in a purchase that takes no more, in words', async () => {
    const order = await desk.order();
    const { id } = await desk.purchase();
    const back = await send(id, order);
    await desk.update(id, { state: 'stopped' });
    expect(await change(back)).toMatchObject(
      idsOf(order).map((one) => ({ id: one, ok: false, code: 'purchase_not_open' })),
    );
  });

  it('are taken back once by two at once', async () => {
    const order = await desk.order();
    const { id } = await desk.purchase();
    const back = await send(id, order);
    const colleague = await desk.shop.staff('get_strange_orders', 'update_state_placed_order');
    const told = await Promise.all([change(back), change(back, colleague)]);
    expect(told.flatMap(states).toSorted()).toEqual(['W', 'W', 'changed_meanwhile', 'changed_meanwhile']);
    expect(letters(await desk.read(order.id))).toBe('WW');
    const { events } = await desk.detail(id);
    expect(events.filter(({ kind }) => kind === 'lines_returned')).toHaveLength(2);
  });

  it('say nothing of the purchase to those who may not see it', async () => {
    const order = await desk.order();
    const clerk = await desk.shop.staff('get_strange_orders', 'send_to_purchase_placed_order');
    const body = { ids: idsOf(order), versions: versionsOf(order), state: 'O' as const, purchase_id: null };
    expect((await change(body, clerk)).map((one) => one.ok && one.sent?.purchase)).toEqual([null, null]);
  });
});
