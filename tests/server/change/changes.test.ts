import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Permission } from '#contract/types.ts';
import {
  categories,
  deliveries,
  deliveryPoints,
  orderLines,
  payments,
  permissionGroups,
  shopChanges,
  shops,
} from '#server/db/schema.ts';
import { deleteChangesBefore } from '#server/db/repositories/change/shop-change.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { listChanges } from '#server/domain/change/list-changes.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { deferred } from '#tests/support/deferred.ts';
import { freshDatabase } from '#tests/support/server/database.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeShopOnEachEngine('changes', (it, engine) => {
  let shop: SmallShop;
  let anna: SignedInCaller;
  let ivan: SignedInCaller;
  let staff: SignedInCaller;
  let cashier: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    shop = await SmallShop.open(stock.db);
    const withFlags = (...flags: Permission[]) => shop.customer({ flags });
    [anna, ivan, staff, cashier] = [
      await shop.customer(),
      await shop.customer(),
      await shop.staff(),
      await withFlags('get_strange_payments'),
    ];
  });

  /**
   * Where a caller reads on, once nothing before is told again: what is open beside it, of other tests too, has ended.
   */
  async function settled(caller: SignedInCaller, since?: string): Promise<string> {
    let from = since ?? (await listChanges(shop.deps, { caller, query: {} })).since;
    const readOn = async () => {
      const told = await listChanges(shop.deps, { caller, query: { since: from } });
      from = told.since;
      return told;
    };
    // A transaction of another database that ends meanwhile may be counted as one of this one: then it begins anew,
    // with `all`.
    await expect.poll(readOn).toMatchObject({ all: false, changes: [] });
    return from;
  }

  /** What is told of everything that `act` does, after it. */
  async function toldOf(caller: SignedInCaller, act: () => Promise<unknown>) {
    const since = await settled(caller);
    await act();
    return (await listChanges(shop.deps, { caller, query: { since } })).changes;
  }

  it('begin where the first answer says, with nothing', async () => {
    await shop.order(anna);
    const first = await listChanges(shop.deps, { caller: staff, query: {} });
    expect(first).toEqual({ since: first.since, all: false, changes: [] });
    const next = await listChanges(shop.deps, { caller: staff, query: { since: await settled(staff, first.since) } });
    expect(next).toMatchObject({ all: false, changes: [] });
  });

  it('name an order that is placed, moved, or whose line changes, once', async () => {
    let id = 0;
    const placed = await toldOf(staff, async () => {
      id = await shop.order(anna);
    });
    expect(placed).toEqual([{ kind: 'order', id }]);
    const moved = () =>
      updatePlacedOrderState(shop.deps, { caller: staff, path: { id }, body: { state: 'accepted', reason: '' } });
    expect(await toldOf(staff, moved)).toEqual([{ kind: 'order', id }]);
    const edited = () => shop.db.orm.update(orderLines).set({ comment: 'Синюю' }).where(eq(orderLines.orderId, id));
    expect(await toldOf(staff, edited)).toEqual([{ kind: 'order', id }]);
  });

  it('are told to their customer, and to those whose permissions open such records', async () => {
    let id = 0;
    const act = async () => {
      id = await shop.payment(anna.customer.id);
    };
    expect(await toldOf(anna, act)).toEqual([{ kind: 'payment', id }]);
    expect(await toldOf(cashier, act)).toEqual([{ kind: 'payment', id }]);
    expect(await toldOf(staff, act)).toEqual([]);
    expect(await toldOf(ivan, act)).toEqual([]);
    expect(await toldOf(ivan, () => shop.order(anna))).toEqual([]);
    const topUp = () => shop.topUp(anna.customer.id, 500);
    expect(await toldOf(anna, topUp)).toEqual([{ kind: 'customer', id: anna.customer.id }]);
    expect(await toldOf(ivan, topUp)).toEqual([]);
  });

  it('of what everybody sees are told to everybody of the shop', async () => {
    const { orm } = shop.db;
    const { shopId } = shop;
    const renamed = () =>
      orm
        .update(shops)
        .set({ name: 'Глина', version: sql`${shops.version} + 1` })
        .where(eq(shops.id, shopId));
    expect(await toldOf(anna, renamed)).toEqual([{ kind: 'shop', id: shopId }]);
    const counted = () => orm.update(shops).set({ popularityCountedAt: new Date() }).where(eq(shops.id, shopId));
    expect(await toldOf(anna, counted)).toEqual([]);
    const dearer = () => orm.update(deliveries).set({ price: 90_000 }).where(eq(deliveries.id, shop.courierId));
    expect(await toldOf(anna, dearer)).toEqual([{ kind: 'delivery', id: shop.courierId }]);
    let pointId = 0;
    const opened = async () => {
      const point = { shopId, name: 'На рынке', address: 'Рынок' };
      [{ id: pointId } = { id: 0 }] = await orm.insert(deliveryPoints).values(point).returning();
    };
    expect(await toldOf(staff, opened)).toEqual([{ kind: 'delivery_point', id: pointId }]);
    const [{ id } = { id: 0 }] = await orm.insert(categories).values({ shopId, name: 'Чай' }).returning();
    const deleted = () => orm.delete(categories).where(eq(categories.id, id));
    expect(await toldOf(ivan, deleted)).toEqual([{ kind: 'category', id }]);
  });

  it('of a permission group are told to those who may see groups alone', async () => {
    const keeper = await shop.customer({ flags: ['edit_retail'] });
    let id = 0;
    const made = async () => {
      const group = { shopId: shop.shopId, name: 'Кассиры' };
      [{ id } = { id: 0 }] = await shop.db.orm.insert(permissionGroups).values(group).returning();
    };
    expect(await toldOf(keeper, made)).toEqual([{ kind: 'permission_group', id }]);
    expect(await toldOf(cashier, made)).toEqual([]);
  });

  it('of another shop are not told', async () => {
    const other = await SmallShop.open(shop.db);
    expect(await toldOf(staff, async () => other.order(await other.customer()))).toEqual([]);
  });

  it('of a transaction that ends after a later one are told, whoever reads between', async ({ stock }) => {
    const paymentId = await shop.payment(anna.customer.id);
    const slow = await shop.payment(ivan.customer.id);
    const [written, mayEnd] = [deferred<void>(), deferred<void>()];
    const note = (id: number, comment: string) =>
      stock.db.orm.update(payments).set({ comment }).where(eq(payments.id, id));
    let since = await settled(cashier);
    const read = async () => {
      const told = await listChanges(shop.deps, { caller: cashier, query: { since } });
      ({ since } = told);
      return told.changes;
    };
    // PGlite has one connection, so that nothing can be read between there.
    if (stock.db.engine === 'pglite') mayEnd.resolve();
    const earlier = stock.db.transaction(async (transaction) => {
      await transaction.update(payments).set({ comment: 'раньше' }).where(eq(payments.id, slow));
      written.resolve();
      await mayEnd.promise;
    });
    await written.promise;
    await note(paymentId, 'позже');
    const told = [...(await read())];
    mayEnd.resolve();
    await earlier;
    told.push(...(await read()));
    expect(told).toContainEqual({ kind: 'payment', id: paymentId });
    expect(told).toContainEqual({ kind: 'payment', id: slow });
    await settled(cashier, since);
  });

  // PGlite has no other database.
  if (engine === 'postgres')
    it('are told once while another database of the server has work open', async ({ stock }) => {
      const other = await freshDatabase(engine);
      const [begun, mayEnd] = [deferred<void>(), deferred<void>()];
      const elsewhere = other.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_current_xact_id()`);
        begun.resolve();
        await mayEnd.promise;
      });
      await begun.promise;
      const paymentId = await shop.payment(anna.customer.id);
      const since = await settled(cashier);
      await stock.db.orm.update(payments).set({ comment: 'Позже' }).where(eq(payments.id, paymentId));
      expect((await listChanges(shop.deps, { caller: cashier, query: { since } })).changes).toEqual([
        { kind: 'payment', id: paymentId },
      ]);
      mayEnd.resolve();
      await elsewhere;
      await other.close();
    });

  it('are all that may have happened after a long time, after a restore, and where they are many', async ({
    stock,
  }) => {
    const first = await listChanges(shop.deps, { caller: staff, query: {} });
    expect(
      await listChanges(shop.deps, { caller: staff, query: { since: `${first.since.split('-')[0]}-1` } }),
    ).toMatchObject({ all: true });
    const now = first.since.split('-')[1];
    expect(
      await listChanges(shop.deps, { caller: staff, query: { since: `999999999999999999-${now}` } }),
    ).toMatchObject({ all: true, changes: [] });
    await stock.db.orm.insert(shopChanges).values(
      Array.from({ length: 501 }, (_, index) => ({
        shopId: shop.shopId,
        transaction: BigInt(first.since.split('-')[0] ?? 0),
        kind: 'order' as const,
        recordId: 1_000_000 + index,
        customerId: null,
      })),
    );
    expect(await listChanges(shop.deps, { caller: staff, query: { since: first.since } })).toMatchObject({
      all: true,
      changes: [],
    });
    await deleteChangesBefore(stock.db.orm, new Date('2100-01-01'));
    expect(await stock.db.orm.select().from(shopChanges)).toEqual([]);
  });
});
