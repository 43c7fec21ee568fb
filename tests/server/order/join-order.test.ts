import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { balanceEntries, deliveries, items, placedOrders, shops } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { getCart } from '#server/domain/cart/get-cart.ts';
import { undoCartAddition } from '#server/domain/order/merging/undo-cart-addition.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { updateOrderLine } from '#server/domain/order/lines/update-order-line.ts';
import { outcomes, times } from '#tests/support/server/at-once.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeShop('adding a cart to an order', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let staff: SignedInCaller;
  let anna: SignedInCaller;
  let cup: number;
  let plate: number;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    staff = await shop.staff('edit_strange_order');
    cup = await shop.item({ name: 'Чашка', retailPrice: 50_000, discount: 10 });
    plate = await shop.item({ name: 'Тарелка', retailPrice: 20_000 });
  });
  it.beforeEach(async () => {
    anna = await shop.customer({ flags: ['edit_order'] });
  });

  const fill = (caller = anna) => shop.cart(caller, [{ itemId: cup, count: 2, comment: 'Синюю' }, { itemId: plate }]);
  const join = (cartId: string, orderId: number, { key = randomUUID() as string, caller = anna, more = {} } = {}) =>
    checkoutCart(shop.deps, {
      caller,
      path: { cart_id: cartId },
      header: { 'idempotency-key': key },
      body: { cart_id: cartId, comment: '', order_id: orderId, ...more },
    });
  const move = (orderId: number, state: PlacedOrderState) =>
    updatePlacedOrderState(shop.deps, { caller: staff, path: { id: orderId }, body: { state, reason: 'Так вышло' } });
  const read = (id: number, caller = anna) => getPlacedOrder(shop.deps, { caller, path: { id } });
  const undo = (id: number, additionId: number, caller = anna) =>
    undoCartAddition(shop.deps, { caller, path: { id }, body: { addition_id: additionId } });
  const inCart = async (caller = anna) =>
    (await getCart(shop.deps, { caller, query: {} })).items.map(({ description, count, comment }) => [
      description,
      count,
      comment,
    ]);
  const additionOf = ({ timeline }: Awaited<ReturnType<typeof read>>): number => {
    const found = timeline.findLast((event) => event.kind === 'lines');
    return found?.kind === 'lines' ? found.id : 0;
  };
  const codeOf = (call: Promise<unknown>) =>
    call.then(
      () => '',
      ({ code, fields }: { code: string; fields?: object }) =>
        fields && Object.keys(fields).length > 0 ? `${code} ${Object.keys(fields).join(' ')}` : code,
    );
  const stockOf = async (id: number) => (await db.orm.select().from(items).where(eq(items.id, id)))[0]?.stock;
  const ordersOf = ({ customer }: SignedInCaller) =>
    db.orm.select().from(placedOrders).where(eq(placedOrders.customerId, customer.id));

  it('adds all lines at today’s prices, keeps its delivery, and empties the cart', async () => {
    const id = await shop.order(anna, 100_000);
    const before = await read(id);
    const cartId = await fill();
    const after = await join(cartId, id, { more: { expected_total: 1100 } });
    expect(after).toMatchObject({ id, version: 2, state: 'created', items_total: 2100, total: 2100, items_count: 4 });
    expect(
      after.lines.map(({ description, price, count, comment, state }) => [description, price, count, comment, state]),
    ).toEqual([
      ['Чашка', 1000, 1, '', 'W'],
      ['Чашка', 450, 2, 'Синюю', 'W'],
      ['Тарелка', 200, 1, '', 'W'],
    ]);
    expect(after.delivery).toEqual(before.delivery);
    expect(await inCart()).toEqual([]);
    expect(await ordersOf(anna)).toHaveLength(1);
  });

  it('says in the timeline who added how much', async () => {
    const id = await shop.order(anna);
    await join(await fill(), id);
    const [, last] = (await read(id, staff)).timeline;
    expect(last).toMatchObject({ kind: 'lines', move: 'came', lines: 2, order_id: null, author: 'Анна Смирнова' });
  });

  it('makes delivery free where the goods reach its limit together, and asks for it again afterwards', async () => {
    const free = await SmallShop.open(db);
    await db.orm.update(deliveries).set({ freeFrom: 150_000 }).where(eq(deliveries.id, free.courierId));
    const caller = await free.customer({ flags: ['edit_order'], phone: '79000000031' });
    const courier = { delivery: { delivery_id: free.courierId, address: 'Лесная, 5', recipient_name: 'Анна' } };
    const first = await free.cart(caller, [{ itemId: await free.item({ retailPrice: 100_000 }) }]);
    const { id, total } = await checkoutCart(free.deps, {
      caller,
      path: { cart_id: first },
      header: { 'idempotency-key': randomUUID() },
      body: free.form(first, caller, courier),
    });
    expect(total).toBe(1300);
    const cartId = await free.cart(caller, [{ itemId: await free.item({ retailPrice: 50_000 }) }]);
    const joined = await checkoutCart(free.deps, {
      caller,
      path: { cart_id: cartId },
      header: { 'idempotency-key': randomUUID() },
      body: { cart_id: cartId, comment: '', order_id: id },
    });
    expect([joined.total, joined.delivery.price]).toEqual([1500, 0]);
    const back = await undoCartAddition(free.deps, {
      caller,
      path: { id },
      body: { addition_id: additionOf(joined) },
    });
    expect([back.total, back.delivery.price]).toEqual([1300, 300]);
  });

  it('adds once for one key, at once or again, and answers the same', async () => {
    const id = await shop.order(anna);
    const cartId = await fill();
    const key = randomUUID();
    const { kept, codes } = await outcomes(times(3, () => join(cartId, id, { key })));
    expect(codes).toEqual([]);
    expect(kept.map(({ lines }) => lines.length)).toEqual([3, 3, 3]);
    await move(id, 'accepted');
    expect(await join(cartId, id, { key })).toMatchObject({ id, state: 'accepted' });
    expect((await read(id)).lines).toHaveLength(3);
  });

  it('adds once from two tabs, and leaves a second press an empty cart', async () => {
    const id = await shop.order(anna);
    const cartId = await fill();
    const { kept, codes } = await outcomes(times(2, () => join(cartId, id)));
    expect([kept.length, codes]).toEqual([1, ['cart_empty']]);
    expect((await read(id)).lines).toHaveLength(3);
  });

  it('is refused once the order isn’t new, and keeps the cart', async () => {
    const id = await shop.order(anna);
    const cartId = await fill();
    await move(id, 'accepted');
    expect(await codeOf(join(cartId, id))).toBe('order_not_new');
    expect(await inCart()).toEqual([
      ['Чашка', 2, 'Синюю'],
      ['Тарелка', 1, ''],
    ]);
    expect((await read(id)).lines).toHaveLength(1);
  });

  it('takes either all of it or nothing where staff accept the order at the same moment', async () => {
    const id = await shop.order(anna);
    const cartId = await fill();
    const { codes } = await outcomes<unknown>([join(cartId, id), move(id, 'accepted')]);
    const { lines } = await read(id);
    expect(codes).toEqual(lines.length === 1 ? ['order_not_new'] : []);
    expect(await inCart()).toHaveLength(lines.length === 1 ? 2 : 0);
  });

  it('finds no order of somebody else’s, of another shop, or of nobody, whoever asks', async () => {
    const boris = await shop.customer({ flags: ['edit_order'] });
    const foreign = await shop.order(boris);
    const other = await SmallShop.open(db);
    const elsewhere = await other.order(await other.customer({ flags: ['edit_order'] }));
    const cartId = await fill();
    for (const id of [foreign, elsewhere, 2_000_000_000]) expect(await codeOf(join(cartId, id))).toBe('not_found');
    const theirs = await fill(staff);
    expect(await codeOf(join(theirs, foreign, { caller: staff }))).toBe('not_found');
    expect(await inCart()).toHaveLength(2);
    expect((await read(foreign, boris)).lines).toHaveLength(1);
  });

  it('needs no permission to change orders, since it only adds', async () => {
    const plain = await shop.customer();
    const id = await shop.order(plain);
    const joined = await join(await fill(plain), id, { caller: plain });
    expect(joined.lines).toHaveLength(3);
    expect((await undo(id, additionOf(joined), plain)).lines).toHaveLength(1);
  });

  it('obeys prices, counts and the stock as a checkout does', async () => {
    const id = await shop.order(anna);
    const scarce = await shop.item({ name: 'Ваза', retailPrice: 30_000, stock: 3 });
    const cartId = await shop.cart(anna, [{ itemId: scarce, count: 2 }]);
    const [line] = (await getCart(shop.deps, { caller: anna, query: {} })).items;
    expect(await codeOf(join(cartId, id, { more: { expected_total: 500 } }))).toBe('price_changed');
    const seen = { expected_lines: [{ id: line?.id ?? 0, price: 299 }] };
    expect(await codeOf(join(cartId, id, { more: seen }))).toBe('price_changed');
    await db.orm.update(items).set({ stock: 1 }).where(eq(items.id, scarce));
    expect(await codeOf(join(cartId, id))).toBe('stock_short');
    await db.orm.update(items).set({ stock: 3, countStep: 3 }).where(eq(items.id, scarce));
    expect(await codeOf(join(cartId, id))).toBe('count_unfit');
    await db.orm.update(items).set({ countStep: 1 }).where(eq(items.id, scarce));
    const joined = await join(cartId, id);
    expect(await stockOf(scarce)).toBe(1);
    await undo(id, additionOf(joined));
    expect(await stockOf(scarce)).toBe(3);
  });

  it('takes less than the least sum, since the shop has taken the order already', async () => {
    const strict = await SmallShop.open(db);
    const caller = await strict.customer({ flags: ['edit_order'], phone: '79000000032' });
    const id = await strict.order(caller, 100_000);
    await db.orm.update(shops).set({ minOrderSum: 80_000 }).where(eq(shops.id, strict.shopId));
    const cartId = await strict.cart(caller, [{ itemId: await strict.item({ retailPrice: 10_000 }) }]);
    const body = { cart_id: cartId, comment: '', order_id: id };
    const header = { 'idempotency-key': randomUUID() };
    expect(await checkoutCart(strict.deps, { caller, path: { cart_id: cartId }, header, body })).toMatchObject({
      total: 1100,
    });
  });

  it('asks for a delivery without an order, and refuses one with it', async () => {
    const cartId = await fill();
    const header = { 'idempotency-key': randomUUID() };
    const path = { cart_id: cartId };
    const bare = { cart_id: cartId, comment: '' };
    expect(await codeOf(checkoutCart(shop.deps, { caller: anna, path, header, body: bare }))).toBe(
      'validation delivery.delivery_id',
    );
    const id = await shop.order(anna);
    const both = { ...shop.form(cartId, anna), order_id: id };
    expect(await codeOf(checkoutCart(shop.deps, { caller: anna, path, header, body: both }))).toBe(
      'validation order_id',
    );
  });

  it('is taken back: the cart has its lines again and the order is as before', async () => {
    const id = await shop.order(anna);
    const before = await read(id);
    const added = await join(await fill(), id);
    await shop.cart(anna, [{ itemId: plate, count: 4 }], (await getCart(shop.deps, { caller: anna, query: {} })).id);
    const after = await undo(id, additionOf(added));
    const { version: _, timeline, ...rest } = after;
    const { version: __, timeline: ___, ...was } = before;
    expect(rest).toEqual(was);
    expect(timeline.map(({ kind }) => kind)).toEqual(['state', 'lines', 'lines']);
    expect(timeline.at(-1)).toMatchObject({ move: 'left', lines: 2, order_id: null, author: 'Анна Смирнова' });
    expect((await inCart()).toSorted()).toEqual([
      ['Тарелка', 5, ''],
      ['Чашка', 2, 'Синюю'],
    ]);
    // Told again, it changes nothing.
    expect(await undo(id, additionOf(added))).toMatchObject({ version: after.version });
    expect(await inCart()).toHaveLength(2);
  });

  it('says why it can’t be taken back any more', async () => {
    const id = await shop.order(anna);
    const added = await join(await fill(), id);
    const line = added.lines.at(-1)?.id ?? 0;
    await updateOrderLine(shop.deps, { caller: anna, path: { id: line }, body: { count: 3 } });
    expect(await codeOf(undo(id, additionOf(added)))).toBe('addition_changed');
    const other = await shop.order(anna);
    const again = await join(await fill(), other);
    await move(other, 'accepted');
    expect(await codeOf(undo(other, additionOf(again)))).toBe('addition_taken');
    expect(await inCart()).toEqual([]);
  });

  it('is its customer’s alone to take back, and only what came from a cart', async () => {
    const id = await shop.order(anna);
    const added = await join(await fill(), id);
    const boris = await shop.customer({ flags: ['edit_order'] });
    expect(await codeOf(undo(id, additionOf(added), boris))).toBe('not_found');
    expect(await codeOf(undo(id, additionOf(added), staff))).toBe('not_found');
    expect(await codeOf(undo(id, additionOf(added) + 1_000_000))).toBe('not_found');
    expect((await read(id)).lines).toHaveLength(3);
  });

  it('moves no money', async () => {
    const id = await shop.order(anna);
    const added = await join(await fill(), id);
    await undo(id, additionOf(added));
    const entries = await db.orm
      .select()
      .from(balanceEntries)
      .where(eq(balanceEntries.customerId, anna.customer.id))
      .orderBy(asc(balanceEntries.id));
    expect(entries).toEqual([]);
  });
});
