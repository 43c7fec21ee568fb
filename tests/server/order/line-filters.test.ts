import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Query } from '#contract/types.ts';
import { categories, items, orderLines } from '#server/db/schema.ts';
import { getOrderLinesTotal } from '#server/domain/order/lines/get-order-lines-total.ts';
import { listOrderLineIds } from '#server/domain/order/lines/list-order-line-ids.ts';
import { listOrderLines } from '#server/domain/order/lines/list-order-lines.ts';
import { PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeShopOnEachEngine('the list of lines, for whoever fills a purchase', (it) => {
  let shop: SmallShop;
  let desk: PurchaseDesk;
  /** Of an order that is in a purchase, of one that isn’t, and of one whose second line the shop had at hand. */
  let sent: number[];
  let waiting: number[];
  let halved: number[];

  const write = (id: number | undefined, values: Partial<typeof orderLines.$inferInsert>) =>
    shop.db.orm
      .update(orderLines)
      .set(values)
      .where(eq(orderLines.id, id ?? 0));

  it.beforeAll(async ({ stock }) => {
    shop = await SmallShop.open(stock.db);
    desk = await PurchaseDesk.open(shop);
    const lineIds = async () => {
      const { id, lines } = await desk.order();
      return { id, ids: lines.map((line) => line.id).toSorted((one, other) => one - other) };
    };
    const first = await lineIds();
    sent = first.ids;
    await desk.sendToOwn(first.id);
    waiting = (await lineIds()).ids;
    halved = (await lineIds()).ids;
    await write(halved[1], { state: 'P' });
  });

  type Asked = Partial<Query<'listOrderLineIds'>>;
  const query = { order_state: ['accepted'], search_text: '', unpriced: false, unsent: false } satisfies Asked;

  /** What the list, its ids and its totals find, which have to agree. */
  const found = async (asked: Asked) => {
    const filters = { ...query, ...asked };
    const caller = desk.staff;
    const { result } = await listOrderLines(shop.deps, {
      caller,
      query: { ...filters, order_by: 'oldest', page: 1, limit: 24 },
    });
    const { ids } = await listOrderLineIds(shop.deps, { caller, query: { ...filters, order_by: 'oldest' } });
    const { lines } = await getOrderLinesTotal(shop.deps, { caller, query: filters });
    expect(result.map(({ id }) => id)).toEqual(ids);
    expect(lines).toBe(ids.length);
    return ids;
  };

  it('has those that wait and are in no purchase yet, without what the shop had at hand', async () => {
    expect(await found({})).toEqual([...sent, ...waiting, ...halved]);
    expect(await found({ unsent: true })).toEqual([...waiting, halved[0]]);
  });

  it('has those of items in a category and below it, and photos are in none', async () => {
    const { orm } = shop.db;
    const category = async (name: string, parentId: number | null) => {
      const [made] = await orm.insert(categories).values({ shopId: shop.shopId, name, parentId }).returning();
      return made?.id ?? 0;
    };
    const [below, beside] = [await category('Чашки', shop.categoryId), await category('Чай', null)];
    const putInto = async (lineId: number | undefined, categoryId: number) => {
      const [line] = await orm
        .select()
        .from(orderLines)
        .where(eq(orderLines.id, lineId ?? 0));
      await orm
        .update(items)
        .set({ categoryId })
        .where(eq(items.id, line?.itemId ?? 0));
    };
    await putInto(waiting[0], below);
    await putInto(waiting[1], beside);
    await write(halved[0], { itemId: null });
    expect(await found({ category_id: below })).toEqual([waiting[0]]);
    expect(await found({ category_id: beside })).toEqual([waiting[1]]);
    expect(await found({ category_id: shop.categoryId })).toEqual([...sent, waiting[0], halved[1]]);
    expect(await found({ category_id: shop.categoryId, unsent: true })).toEqual([waiting[0]]);
  });
});
