import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { lockBalance } from '#server/db/repositories/ledger/ledger.ts';
import { customers, purchases } from '#server/db/schema.ts';
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
});
