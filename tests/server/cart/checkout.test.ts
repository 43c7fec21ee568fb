import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { items, placedOrders } from '#server/db/schema.ts';
import { getCart } from '#server/domain/cart/get-cart.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

const image = { key: 'ab/abcdef', width: 640, height: 480, widths: [320, 640] };

describeShop('checkout', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let anna: SignedInCaller;
  let cup: number;
  let plate: number;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    anna = await shop.customer();
    cup = await shop.item({ name: 'Чашка', retailPrice: 50_050, discount: 10, tradePrice: 30_000, images: [image] });
    plate = await shop.item({ name: 'Тарелка', retailPrice: 20_000 });
  });

  type More = Parameters<SmallShop['form']>[2];
  const fill = (caller = anna) => shop.cart(caller, [{ itemId: cup, count: 2, comment: 'Синюю' }, { itemId: plate }]);
  const checkout = (cartId: string, more: More = {}, { key = randomUUID() as string, caller = anna } = {}) =>
    checkoutCart(shop.deps, {
      caller,
      path: { cart_id: cartId },
      header: { 'idempotency-key': key },
      body: shop.form(cartId, caller, more),
    });
  const refused = async (cartId: string, delivery: NonNullable<More>['delivery']) => {
    const answer = checkout(cartId, delivery ? { delivery } : {});
    return answer.then(
      () => ({}),
      ({ fields }: { fields?: object }) => fields ?? {},
    );
  };
  const ordersOf = async ({ customer }: SignedInCaller) =>
    db.orm.select().from(placedOrders).where(eq(placedOrders.customerId, customer.id));

  it('makes an order of the cart as it is, and empties the cart', async () => {
    const cartId = await fill();
    const order = await checkout(cartId, {
      comment: ' Позвоните ',
      expected_total: 1400.9,
      delivery: {
        delivery_id: shop.courierId,
        address: ' Лесная, 5 ',
        recipient_name: ' Анна ',
        recipient_phone: '79000000001',
      },
    });
    expect(order).toMatchObject({
      customer: { id: anna.customer.id, user: { first_name: 'Анна', last_name: 'Смирнова' } },
      state: 'created',
      comment: 'Позвоните',
      lines: [
        {
          item_id: cup,
          image_url: '/files/ab/abcdef-320.webp',
          description: 'Чашка',
          comment: 'Синюю',
          count: 2,
          price: 450.45,
          total: 900.9,
          state: 'W',
        },
        {
          item_id: plate,
          image_url: null,
          description: 'Тарелка',
          comment: '',
          count: 1,
          price: 200,
          total: 200,
          state: 'W',
        },
      ],
      delivery: {
        name: 'Курьер',
        price: 300,
        address: 'Лесная, 5',
        recipient_name: 'Анна',
        recipient_phone: '79000000001',
      },
      items_total: 1100.9,
      total: 1400.9,
      items_count: 3,
      created_at: shop.clock.now().toISOString(),
      timeline: [
        { from: null, to: 'created', author: 'Анна Смирнова', at: shop.clock.now().toISOString(), reason: '' },
      ],
      next_states: [{ state: 'canceled', needs_reason: false, is_forced: false }],
    });
    expect(await getCart(shop.deps, { caller: anna, query: {} })).toMatchObject({ id: cartId, items: [], total: 0 });
  });

  it('keeps what was ordered when the item changes', async () => {
    const fading = await shop.item({ name: 'Ваза', retailPrice: 70_000 });
    const order = await checkout(await shop.cart(anna, [{ itemId: fading }]));
    await db.orm
      .update(items)
      .set({ name: 'Другая', retailPrice: 1, deletedAt: shop.clock.now() })
      .where(eq(items.id, fading));
    expect(await getPlacedOrder(shop.deps, { caller: anna, path: { id: order.id } })).toMatchObject({
      total: 700,
      lines: [{ description: 'Ваза', price: 700 }],
    });
  });

  it('orders at trade prices for a wholesale customer', async () => {
    const caller = await shop.customer({ type: 'wholesale' });
    expect(await checkout(await fill(caller), { expected_total: 800 }, { caller })).toMatchObject({ total: 800 });
  });

  it('writes the pickup point as the address', async () => {
    const order = await checkout(await fill(), { delivery: { address: 'Лишний' } });
    expect(order.delivery).toMatchObject({ name: 'Самовывоз', price: 0, address: 'На Садовой, Садовая, 1' });
  });

  it('says which field is wrong', async () => {
    const cartId = await fill();
    const stranger = await SmallShop.open(db);
    const courier = { delivery_id: shop.courierId };
    expect(await refused(cartId, courier)).toEqual({ 'delivery.address': 'required' });
    expect(await refused(cartId, { ...courier, address: ' \n ' })).toEqual({ 'delivery.address': 'required' });
    expect(await refused(cartId, { delivery_point_id: stranger.pointId })).toEqual({
      'delivery.delivery_point_id': 'unknown_record',
    });
    expect(await refused(cartId, { delivery_id: stranger.courierId, address: 'Да' })).toEqual({
      'delivery.delivery_id': 'unknown_record',
    });
    expect(await refused(cartId, { recipient_name: '  ' })).toEqual({ 'delivery.recipient_name': 'required' });
    expect(await refused(cartId, { recipient_name: ' А ' })).toEqual({
      'delivery.recipient_name': { code: 'min_length', n: 2 },
    });
    const { delivery_point_id: _, ...delivery } = shop.form(cartId, anna).delivery;
    const pointless = checkoutCart(shop.deps, {
      caller: anna,
      path: { cart_id: cartId },
      header: { 'idempotency-key': randomUUID() },
      body: { cart_id: cartId, comment: '', delivery },
    });
    await expect(pointless).rejects.toMatchObject({ fields: { 'delivery.delivery_point_id': 'required' } });
    await expect(checkout(cartId, { cart_id: randomUUID() })).rejects.toMatchObject({ fields: { cart_id: 'wrong' } });
    expect((await getCart(shop.deps, { caller: anna, query: {} })).items).toHaveLength(2);
    await checkout(cartId);
  });

  it('asks for a phone where the account has none', async () => {
    const without = async (caller: SignedInCaller) => {
      const cartId = await fill(caller);
      const { recipient_phone: _, ...delivery } = shop.form(cartId, caller).delivery;
      return checkoutCart(shop.deps, {
        caller,
        path: { cart_id: cartId },
        header: { 'idempotency-key': randomUUID() },
        body: { cart_id: cartId, comment: '', delivery },
      });
    };
    const social = await shop.customer({ phone: null });
    const refusal = { code: 'validation', fields: { 'delivery.recipient_phone': 'required' } };
    await expect(without(social)).rejects.toMatchObject(refusal);
    expect((await getCart(shop.deps, { caller: social, query: {} })).items).toHaveLength(2);
    const { id: cartId } = await getCart(shop.deps, { caller: social, query: {} });
    const placed = await checkout(cartId, {}, { caller: social });
    expect(placed.delivery.recipient_phone).toBe('79000000099');
    const byPhone = await shop.customer({ phone: '79000000077' });
    expect(await without(byPhone)).toMatchObject({ customer: { phone: '79000000077' }, state: 'created' });
  });

  it('refuses with the new total when it is not what the customer saw', async () => {
    const cartId = await fill();
    await expect(checkout(cartId, { expected_total: 1100 })).rejects.toMatchObject({
      code: 'price_changed',
      message: expect.stringMatching(/1\s100\s₽, стала 1\s100,90\s₽/),
    });
    expect(await checkout(cartId, { expected_total: 1100.9 })).toMatchObject({ total: 1100.9 });
  });

  it('compares prices line by line, and names those that changed', async () => {
    const caller = await shop.customer();
    const [jug, bowl, spoon] = await shop.items(
      { name: 'Кувшин', retailPrice: 100_000 },
      { name: 'Миска', retailPrice: 50_000 },
      { name: 'Ложка', retailPrice: 10_000 },
    );
    const lines = [jug, bowl, spoon].map((itemId = 0) => ({ itemId }));
    const cartId = await shop.cart(caller, lines);
    const seen = await getCart(shop.deps, { caller, query: {} });
    const expected = {
      expected_total: seen.total,
      expected_lines: seen.items.map(({ id, price }) => ({ id, price })),
    };
    const change = (id = 0, values: Partial<typeof items.$inferInsert>) =>
      db.orm.update(items).set(values).where(eq(items.id, id));
    await change(jug, { retailPrice: 110_050 });
    await change(bowl, { retailPrice: 39_950 });
    const refusal = await checkout(cartId, expected, { caller }).then(
      () => '',
      (error: Error) => error.message.replaceAll('\u00A0', ' '),
    );
    expect(refusal).toBe(
      'price_changed: Цена товара «Кувшин» изменилась: была 1 000 ₽, стала 1 100,50 ₽. ' +
        'Цена товара «Миска» изменилась: была 500 ₽, стала 399,50 ₽. Проверьте заказ и подтвердите его ещё раз.',
    );
    await change(jug, { retailPrice: 100_000 });
    await change(bowl, { retailPrice: 50_000 });
    await change(spoon, { deletedAt: shop.clock.now() });
    await expect(checkout(cartId, expected, { caller })).rejects.toMatchObject({
      code: 'price_changed',
      message: expect.stringContaining('Товар «Ложка» больше не продаётся: в заказ он не войдёт.'),
    });
    const { total, items: left } = await getCart(shop.deps, { caller, query: {} });
    expect([total, left.map(({ is_gone }) => is_gone)]).toEqual([1500, [false, false, true]]);
    const sold = left.filter(({ is_gone }) => !is_gone).map(({ id, price }) => ({ id, price }));
    const order = await checkout(cartId, { expected_total: 1500, expected_lines: sold }, { caller });
    expect(order.lines.map(({ description }) => description)).toEqual(['Кувшин', 'Миска']);
    expect((await getCart(shop.deps, { caller, query: {} })).items).toEqual([]);
  });

  it('refuses an empty cart and an unknown one', async () => {
    const cartId = await fill();
    await checkout(cartId);
    await expect(checkout(cartId)).rejects.toMatchObject({ code: 'cart_empty' });
    const newcomer = await shop.customer();
    await expect(checkout(randomUUID(), {}, { caller: newcomer })).rejects.toMatchObject({ code: 'not_found' });
    await expect(checkout(cartId, {}, { caller: newcomer })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('orders for another customer only with the flag, at prices of theirs', async () => {
    const [wholesale, stranger] = [
      await shop.customer({ type: 'wholesale' }),
      await (await SmallShop.open(db)).customer(),
    ];
    const staff = await shop.customer({ flags: ['create_strange_order'] });
    const delivery = { customer_id: wholesale.customer.id };
    await expect(checkout(await fill(), { delivery })).rejects.toMatchObject({ code: 'not_found' });
    const cartId = await fill(staff);
    await expect(
      checkout(cartId, { delivery: { customer_id: stranger.customer.id } }, { caller: staff }),
    ).rejects.toMatchObject({ code: 'not_found' });
    const order = await checkout(cartId, { delivery }, { caller: staff });
    expect(order).toMatchObject({ customer: { id: wholesale.customer.id }, total: 800, next_states: [] });
    expect(await ordersOf(wholesale)).toHaveLength(1);
  });

  it('answers the same to the same key, even when the first answer was lost', async () => {
    const key = randomUUID();
    const cartId = await fill();
    const first = await checkout(cartId, {}, { key });
    await fill();
    expect(await checkout(cartId, {}, { key })).toEqual(first);
    expect((await getCart(shop.deps, { caller: anna, query: {} })).items).toHaveLength(2);
  });

  it('refuses the same key with another request, and accepts another key', async () => {
    const key = randomUUID();
    const cartId = await fill();
    await checkout(cartId, {}, { key });
    await expect(checkout(cartId, { comment: 'Ещё' }, { key })).rejects.toMatchObject({ code: 'key_reused' });
    const caller = await shop.customer();
    expect(await checkout(await fill(caller), {}, { key, caller })).toMatchObject({
      customer: { id: caller.customer.id },
    });
  });

  it('stores no key for a refused request', async () => {
    const key = randomUUID();
    const cartId = await fill();
    await expect(checkout(cartId, { expected_total: 1 }, { key })).rejects.toMatchObject({ code: 'price_changed' });
    expect(await checkout(cartId, {}, { key })).toMatchObject({ state: 'created' });
  });
});
