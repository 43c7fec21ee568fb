import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { lockBalance } from '#server/db/repositories/ledger/ledger.ts';
import { moveLines } from '#server/db/repositories/order/merge.ts';
import { lockOrder } from '#server/db/repositories/order/transition.ts';
import { customers, purchases } from '#server/db/schema.ts';
import { markPurchaseLine } from '#server/domain/purchase/mark-purchase-line.ts';
import { lockWaits } from '#tests/support/server/at-once.ts';
import { letters, PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { describeShopOnPostgres } from '#tests/support/server/shop-test.ts';

describeShopOnPostgres('two at once lock orders, then purchases, then customers', (it) => {
  let desk: PurchaseDesk;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
  });

  const isFree = async (table: typeof customers | typeof purchases, id: number): Promise<boolean> => {
    const { orm } = desk.shop.db;
    const found = await orm
      .select({ id: table.id })
      .from(table)
      .where(eq(table.id, id))
      .for('no key update', { skipLocked: true });
    return found.length === 1;
  };
  const waiting = () => lockWaits(desk.shop.db.orm);

  it('where an order is restored into its purchase', async () => {
    const { shop, anna } = desk;
    const order = await desk.order();
    const { id } = await desk.purchase();
    await desk.send(order.id, { purchase_id: id });
    await desk.move(order.id, 'canceled');
    const restored = await shop.db.transaction(async (transaction) => {
      await lockBalance(transaction, anna.shop.id, anna.customer.id);
      const call = desk.move(order.id, 'created');
      await expect.poll(waiting).toBe(1);
      expect(await isFree(purchases, id)).toBe(false);
      return { call };
    });
    expect(letters(await restored.call)).toBe('OO');
  });

  it('and the customers of a purchase by their numbers', async () => {
    const { shop, anna } = desk;
    const ivan = await shop.customer({ firstName: 'Иван' });
    const ivans = await shop.order(ivan, 30_000);
    await desk.move(ivans, 'accepted');
    await desk.move(ivans, 'need_pay');
    const purchase = await desk.sent(await desk.read(ivans), await desk.order('accepted need_pay'));
    const received = await shop.db.transaction(async (transaction) => {
      await lockBalance(transaction, anna.shop.id, anna.customer.id);
      const call = desk.update(purchase.id, { state: 'received', receipt: { line_ids: [], rest: 'C' }, reason: 'Нет' });
      await expect.poll(waiting).toBe(1);
      expect(await isFree(customers, ivan.customer.id)).toBe(true);
      return { call };
    });
    expect((await received.call).lines_count).toBe(0);
  });

  it('and a mark follows its line into the order that it is merged into meanwhile', async () => {
    const { shop } = desk;
    const irina = await desk.intermediary();
    const { id: purchaseId } = await desk.purchase({ intermediary_id: irina.customer.id });
    const [from, into] = [await desk.order(), await desk.order()];
    await desk.send(from.id, { purchase_id: purchaseId });
    const [cup = 0, saucers = 0] = from.lines.map(({ id }) => id);
    const marked = await shop.db.transaction(async (transaction) => {
      await lockOrder(transaction, irina.shop.id, from.id);
      const path = { id: irina.customer.id, purchase_id: purchaseId };
      const call = markPurchaseLine(shop.deps, { caller: irina, path, header: {}, body: { line_id: cup, state: 'P' } });
      await expect.poll(waiting).toBe(1);
      await moveLines(transaction, [cup, saucers], into.id);
      return { call };
    });
    expect(await marked.call).toMatchObject({ id: cup, order_id: into.id, state: 'P' });
  });
});
