import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import { items, placedOrders, shops, uploads } from '#server/db/schema.ts';
import { placeOrder } from '#tests/support/server/place-order.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { createPayment } from '#server/domain/payment/create-payment.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

type Form = Parameters<typeof placeOrder>[1]['body'];
type Line = Form['lines'][number];

const minute = 60_000;

describeShop('an order without a cart', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let staff: SignedInCaller;
  let cup: number;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    staff = await shop.staff('create_order', 'create_strange_order');
    cup = await shop.item({
      name: 'Чашка',
      retailPrice: 50_000,
      tradePrice: 30_000,
      images: [{ key: 'it/cup', width: 640, height: 640, widths: [320, 640] }],
    });
  });

  const line = (more: Partial<Line>): Line => ({ count: 1, comment: '', ...more });
  interface More extends Omit<Partial<Form>, 'delivery'> {
    by?: SignedInCaller;
    customer?: SignedInCaller;
    key?: string;
    delivery?: Partial<Form['delivery']>;
  }
  const place = ({
    by = staff,
    customer = by,
    key = randomUUID(),
    delivery,
    lines = [line({ item_id: cup })],
    ...more
  }: More = {}) => {
    const form = {
      comment: '',
      force: false,
      lines,
      ...more,
      delivery: { ...shop.form(key, customer).delivery, ...delivery },
    };
    return placeOrder(shop.deps, { caller: by, header: { 'idempotency-key': key }, body: form });
  };
  const made = async (more: More = {}) => {
    const order = await place(more);
    if ('warnings' in order) throw new Error(JSON.stringify(order.warnings));
    return order;
  };
  const warned = async (more: More = {}) => {
    const answer = await place(more);
    return 'warnings' in answer ? answer.warnings.map(({ code, text }) => `${code}: ${text}`) : [];
  };
  const photoOf = async (by: SignedInCaller, more: Partial<Line> = {}) =>
    line({ file_id: await shop.upload(by), ...more });
  const ordersOf = ({ customer }: SignedInCaller) =>
    db.orm.select().from(placedOrders).where(eq(placedOrders.customerId, customer.id));
  const rich = () => shop.customer({ flags: ['create_order'] });

  it('asks for a phone where the account has none', async () => {
    const by = await rich();
    const { recipient_phone: _, ...delivery } = shop.form('', by).delivery;
    const form = { comment: '', force: false, lines: [await photoOf(by)], delivery };
    await expect(
      placeOrder(shop.deps, { caller: by, header: { 'idempotency-key': randomUUID() }, body: form }),
    ).rejects.toMatchObject({
      fields: { 'delivery.recipient_phone': 'required' },
    });
    expect(await ordersOf(by)).toEqual([]);
  });

  it('is made of photos, which have no price yet, and items', async () => {
    const by = await rich();
    const photo = await photoOf(by, { count: 3, comment: ' Синюю ' });
    const order = await made({
      by,
      comment: ' Побыстрее ',
      lines: [photo, line({ item_id: cup, count: 2 })],
      delivery: { delivery_id: shop.courierId, address: 'Лесная, 5' },
    });
    expect(order).toMatchObject({
      customer: { id: by.customer.id },
      state: 'created',
      comment: 'Побыстрее',
      lines: [
        {
          item_id: null,
          image_url: '/files/up/ab/abcdef-320.webp',
          image: { width: 640, height: 480 },
          description: '',
          comment: 'Синюю',
          count: 3,
          price: null,
          total: null,
          state: 'W',
        },
        {
          item_id: cup,
          image_url: '/files/it/cup-320.webp',
          description: 'Чашка',
          comment: '',
          count: 2,
          price: 500,
          total: 1000,
        },
      ],
      delivery: { name: 'Курьер', price: 300, address: 'Лесная, 5' },
      items_total: 1000,
      total: 1300,
      is_priced: false,
      items_count: 5,
      timeline: [{ from: null, to: 'created', author: 'Анна Смирнова' }],
    });
    const [used] = await db.orm
      .select()
      .from(uploads)
      .where(eq(uploads.id, photo.file_id ?? ''));
    expect(used?.usedAt).toEqual(shop.clock.now());
  });

  it('costs what its customer pays, whoever places it', async () => {
    const customer = await shop.customer({ type: 'wholesale', balance: 100_000 });
    const order = await made({ customer });
    expect(order).toMatchObject({
      customer: { id: customer.customer.id },
      total: 300,
      timeline: [{ author: 'Мария Кузнецова' }],
    });
  });

  it("is another's only with the flag", async () => {
    const [by, customer] = [await rich(), await shop.customer()];
    const stranger = await (await SmallShop.open(db)).customer();
    await expect(place({ by, customer, force: true })).rejects.toMatchObject({ code: 'not_found' });
    await expect(place({ customer: stranger, force: true })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('says which field is wrong, even when forced', async () => {
    const by = await rich();
    const foreignItem = await (await SmallShop.open(db)).item();
    const fields = async (more: More) =>
      place({ by, force: true, ...more }).then(
        () => ({}),
        ({ fields: found }: { fields?: object }) => found ?? {},
      );
    expect(await fields({ lines: [line({ item_id: cup }), line({})] })).toEqual({ 'lines.1.item_id': 'required' });
    expect(await fields({ lines: [await photoOf(by, { item_id: cup })] })).toEqual({ 'lines.0.file_id': 'wrong' });
    expect(await fields({ lines: [line({ item_id: foreignItem })] })).toEqual({ 'lines.0.item_id': 'unknown_record' });
    const theirs = await photoOf(staff);
    expect(await fields({ lines: [line({ item_id: cup }), await photoOf(by), theirs] })).toEqual({
      'lines.2.file_id': 'unknown_record',
    });
    expect(await fields({ delivery: { delivery_id: shop.courierId } })).toEqual({ 'delivery.address': 'required' });
    expect(await fields({ delivery: { recipient_name: ' А ' } })).toEqual({
      'delivery.recipient_name': { code: 'min_length', n: 2 },
    });
    expect(await ordersOf(by)).toEqual([]);
  });

  it('warns of a duplicate of an order with the same items that is still new', async () => {
    const by = await rich();
    const plate = await shop.item({ name: 'Тарелка', retailPrice: 100 });
    const lines = [
      line({ item_id: cup, count: 2 }),
      line({ item_id: plate }),
      line({ item_id: cup, comment: 'В подарок' }),
    ];
    const first = await made({ by, lines });
    const alike = [line({ item_id: plate }), line({ item_id: cup, count: 3 })];
    shop.clock.pass(60 * minute);
    expect(await warned({ by, lines: alike })).toEqual([
      `duplicate: Похожий заказ №\u00A0${first.id} уже ждёт обработки.`,
    ]);
    expect(await ordersOf(by)).toHaveLength(1);
    expect(await warned({ by, lines: [line({ item_id: plate }), line({ item_id: cup, count: 2 })] })).toEqual([]);
    expect(await warned({ by, lines: [...alike, await photoOf(by)] })).toEqual([]);
    expect(await warned({ by: await rich(), lines: alike })).toEqual([]);
    await updatePlacedOrderState(shop.deps, {
      caller: await shop.staff(),
      path: { id: first.id },
      body: { state: 'accepted', reason: '' },
    });
    expect(await warned({ by, lines: alike })).toEqual([]);
  });

  it('of photos is a likely duplicate for ten minutes of one with as many', async () => {
    const by = await rich();
    const photos = async (count: number) => Promise.all(Array.from({ length: count }, () => photoOf(by)));
    await made({ by, lines: await photos(2) });
    shop.clock.pass(10 * minute);
    expect(await warned({ by, lines: await photos(2) })).toHaveLength(1);
    expect(await warned({ by, lines: await photos(3) })).toEqual([]);
    shop.clock.pass(1);
    expect(await warned({ by, lines: await photos(2) })).toEqual([]);
  });

  it('warns of changed prices and of items no longer sold, and leaves those items out when forced', async () => {
    const by = await rich();
    const [cheap, gone] = [await shop.item({ name: 'Ложка', retailPrice: 12_350 }), await shop.item({ name: 'Ваза' })];
    await db.orm.update(items).set({ deletedAt: shop.clock.now() }).where(eq(items.id, gone));
    const lines = [
      line({ item_id: cheap, expected_price: 100 }),
      line({ item_id: gone, expected_price: 1 }),
      line({ item_id: cup, expected_price: 500 }),
    ];
    expect(await warned({ by, lines })).toEqual([
      'price_changed: Цена товара «Ложка» изменилась: была 100\u00A0₽, стала 123,50\u00A0₽.',
      'item_gone: Товар «Ваза» больше не продаётся: в заказ он не войдёт.',
    ]);
    expect(await ordersOf(by)).toEqual([]);
    const order = await made({ by, lines, force: true });
    expect(order).toMatchObject({
      total: 623.5,
      items_count: 2,
      lines: [
        { item_id: cheap, price: 123.5 },
        { item_id: cup, price: 500 },
      ],
    });
    for (const force of [false, true])
      await expect(place({ by, lines: [line({ item_id: gone })], force })).rejects.toMatchObject({
        code: 'order_empty',
      });
  });

  it('where one pays in advance, warns when the balance of another, minus refunds asked for, is short', async () => {
    const prepay = (isPrepaid: boolean) => db.orm.update(shops).set({ isPrepaid }).where(eq(shops.id, shop.shopId));
    const customer = await shop.customer({ balance: 60_000 });
    await createPayment(shop.deps, {
      caller: customer,
      header: { 'idempotency-key': randomUUID() },
      body: { customer_id: customer.customer.id, type: 'refund', amount: 100.5, way: 'card', comment: '' },
    });
    const informed = await shop.staff('create_order', 'create_strange_order', 'get_strange_balance_history');
    const debtor = await shop.customer({ balance: -70_050 });
    expect(await made({ by: informed, customer: await shop.customer() })).toMatchObject({ total: 500 });
    await prepay(true);
    onTestFinished(async () => void (await prepay(false)));
    expect(await warned({ by: informed, customer })).toEqual([
      'balance_short: На балансе клиента доступно 499,50\u00A0₽, а заказ выходит на 500\u00A0₽.',
    ]);
    // What is below zero isn't available.
    expect(await warned({ by: informed, customer: debtor })).toEqual([
      'balance_short: На балансе клиента доступно 0\u00A0₽, а заказ выходит на 500\u00A0₽.',
    ]);
    expect(await warned({ customer })).toEqual([
      'balance_short: На балансе клиента не хватает денег: заказ выходит на 500\u00A0₽.',
    ]);
    expect(await made({ customer, force: true })).toMatchObject({ total: 500 });
    expect(await warned({ customer, lines: [await photoOf(staff)] })).toEqual([]);
    expect(await warned({ by: await rich() })).toEqual([]);
  });

  it('tells neither name nor phone of its customer to those who may not see their orders', async () => {
    const customer = await shop.customer({ phone: '79990000001' });
    const { id } = customer.customer;
    expect(await made({ customer, force: true })).toMatchObject({
      customer: { id, user: { first_name: 'Анна' }, phone: '79990000001' },
    });
    const blind = await shop.customer({ flags: ['create_order', 'create_strange_order'] });
    expect(await made({ by: blind, customer, force: true })).toMatchObject({
      customer: { id, user: { first_name: '', last_name: '' }, phone: null },
    });
  });

  it('is answered 202 over HTTP while no order is made', async () => {
    const app = await TestApp.open(shop);
    const by = await rich();
    const token = await app.tokenOf(by);
    const post = (force: boolean) =>
      app.call('POST', '/api/placed-order/', {
        token,
        headers: { 'idempotency-key': randomUUID() },
        body: { lines: [{ item_id: cup, count: 1, expected_price: 1 }], delivery: shop.form('', by).delivery, force },
      });
    expect(await post(false)).toMatchObject({
      status: 202,
      body: { result: 'FORCE_REQUIRED', warnings: [{ code: 'price_changed' }] },
    });
    expect(await post(true)).toMatchObject({ status: 200, body: { total: 500 } });
    await app.close();
  });

  it('answers the same to the same key, which the forced request may reuse', async () => {
    const customer = await shop.customer();
    const key = randomUUID();
    const lines = [await photoOf(staff), line({ item_id: cup, expected_price: 1 })];
    expect(await warned({ customer, key, lines })).toHaveLength(1);
    const [unused] = await db.orm
      .select()
      .from(uploads)
      .where(eq(uploads.id, lines[0]?.file_id ?? ''));
    expect(unused?.usedAt).toBeNull();
    const first = await made({ customer, key, lines, force: true });
    expect(await made({ customer, key, lines, force: true })).toEqual(first);
    expect(await made({ customer, key, lines })).toEqual(first);
    await expect(place({ customer, key, lines, comment: 'Ещё' })).rejects.toMatchObject({ code: 'key_reused' });
    expect(await ordersOf(customer)).toHaveLength(1);
  });
});
