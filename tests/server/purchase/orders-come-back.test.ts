import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { customers } from '#server/db/schema.ts';
import { deleteCustomer } from '#server/domain/customer/delete-customer.ts';
import { recoverCustomer } from '#server/domain/customer/recover-customer.ts';
import { allPermissions } from '#server/domain/permission/permissions.ts';
import { listPurchaseAlbums } from '#server/domain/purchase/list-purchase-albums.ts';
import { markPurchaseLine } from '#server/domain/purchase/mark-purchase-line.ts';
import { letters, PurchaseDesk, refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

const none = { line_ids: [], rest: 'C' as const };

describeShop('an order that its purchase has ended', (it) => {
  /** A desk with a customer of its own, who can be deleted. */
  const open = async (shop: SmallShop) => {
    const desk = await PurchaseDesk.open(shop);
    const owner = await shop.staff(...allPermissions);
    const { id } = desk.anna.customer;
    const balance = async () => {
      const [found] = await shop.db.orm.select().from(customers).where(eq(customers.id, id));
      return found?.balance;
    };
    const back = (purchaseId: number) => desk.update(purchaseId, { state: 'sent', reason: 'Пришло не то' });
    return {
      desk,
      balance,
      back,
      leave: () => deleteCustomer(shop.deps, { caller: owner, path: { customer_id: id } }),
      owner,
      id,
    };
  };

  it('stays so by a step back of the purchase once its customer is deleted, and comes back with them', async ({
    stock: { shop },
  }) => {
    const { desk, balance, back, leave, owner, id } = await open(shop);
    const order = await desk.order('accepted need_pay', { byCourier: true });
    const purchase = await desk.sent(order);
    await desk.update(purchase.id, { state: 'received', receipt: none });
    const ended = await desk.read(order.id);
    await leave();
    expect((await back(purchase.id)).state).toBe('sent');
    const after = await desk.read(order.id);
    expect([after.state, letters(after), after.total, await balance()]).toEqual(['canceled', 'CC', 1000, 0]);
    expect(after.timeline).toEqual(ended.timeline);
    // Nobody is stuck: the purchase goes on, and the order is its customer's again once they are back.
    await desk.update(purchase.id, { state: 'received', receipt: none });
    await recoverCustomer(shop.deps, { caller: owner, path: { customer_id: id } });
    const restored = await desk.move(order.id, 'created');
    expect([restored.state, letters(restored), restored.total, await balance()]).toEqual(['created', 'WW', 1000, 0]);
  });

  it('keeps its mark once its customer is deleted', async ({ stock: { shop } }) => {
    const { desk, balance, leave } = await open(shop);
    const irina = await desk.intermediary();
    const purchase = await desk.purchase({ intermediary_id: irina.customer.id });
    const order = await desk.order('accepted need_pay');
    await desk.send(order.id, { purchase_id: purchase.id });
    const [cup = 0, saucers = 0] = order.lines.map((line) => line.id);
    const place = { id: irina.customer.id, purchaseId: purchase.id };
    const mark = (lineId: number, state: 'O' | 'C') =>
      markPurchaseLine(shop.deps, {
        caller: irina,
        path: {
          id: { ...place, form: { line_id: lineId, state, reason: 'Нет' } }.id,
          purchase_id: { ...place, form: { line_id: lineId, state, reason: 'Нет' } }.purchaseId,
        },
        header: {},
        body: { ...place, form: { line_id: lineId, state, reason: 'Нет' } }.form,
      });
    const undoable = async () => {
      const { lines } = await listPurchaseAlbums(shop.deps, {
        caller: irina,
        path: { id: place.id, purchase_id: place.purchaseId },
      });
      return lines.filter((line) => line.can_undo).map((line) => line.id);
    };
    await mark(cup, 'C');
    await mark(saucers, 'C');
    expect(await undoable()).toEqual([saucers]);
    await leave();
    expect(await undoable()).toEqual([]);
    expect(await refusalOf(mark(saucers, 'O'))).toBe('mark_order_handed_on');
    const after = await desk.read(order.id);
    expect([after.state, letters(after), await balance()]).toEqual(['canceled', 'CC', 0]);
  });

  it.for([
    [70_000, 'collected', 0],
    [69_999, 'need_pay', -1],
  ] as const)('of a balance of %i comes back to %s', async ([paid, state, left], { stock: { shop } }) => {
    const { desk, balance, back, id } = await open(shop);
    await shop.topUp(id, 70_000);
    const order = await desk.order('accepted need_pay');
    const purchase = await desk.sent(order);
    const [cup = 0, saucers = 0] = order.lines.map((line) => line.id);
    await desk.update(purchase.id, { state: 'received', receipt: { line_ids: [cup, saucers], rest: 'C' } });
    await desk.move(order.id, 'collected');
    await back(purchase.id);
    expect([(await desk.read(order.id)).state, await balance()]).toEqual(['collected', 0]);
    await desk.update(purchase.id, { state: 'received', receipt: none });
    expect([(await desk.read(order.id)).state, await balance()]).toEqual(['canceled', 70_000]);
    if (paid !== 70_000) await shop.topUp(id, paid - 70_000);
    await back(purchase.id);
    const after = await desk.read(order.id);
    expect([after.state, letters(after), await balance()]).toEqual([state, 'OO', left]);
  });

  it('by a person keeps its sums and pictures when the purchase goes a step back', async ({ stock: { shop } }) => {
    const { desk, back } = await open(shop);
    const order = await desk.order('accepted', { byCourier: true });
    const purchase = await desk.sent(order);
    await desk.update(purchase.id, {
      state: 'received',
      receipt: { line_ids: order.lines.map(({ id }) => id), rest: 'C' },
    });
    const ended = await desk.move(order.id, 'canceled');
    await back(purchase.id);
    const after = await desk.read(order.id);
    expect([after.total, after.items_count, after.items_total]).toEqual([1000, 3, 700]);
    expect(after.version).toBe(ended.version);
    expect(letters(await desk.move(order.id, 'created'))).toBe('WW');
  });
});
