import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { balanceEntries, customers, items, orderLines } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { placeOrder } from '#tests/support/server/place-order.ts';
import { updateOrderLine } from '#server/domain/order/lines/update-order-line.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { outcomes } from '#tests/support/server/at-once.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

type Order = components['schemas']['PlacedOrder'];
type LineForm = components['schemas']['OrderLineForm'];

describeShop('an edit of an order’s line', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let staff: SignedInCaller;
  let anna: SignedInCaller;
  let cup: number;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    staff = await shop.staff('edit_strange_order', 'edit_balance_customers');
    anna = await shop.customer({ flags: ['create_order', 'edit_order'] });
    // 500 roubles less 10 per cent.
    cup = await shop.item({ retailPrice: 50_000, discount: 10 });
  });

  /** An order of two cups and three of a photo, picked up, moved along the path. */
  async function order(path = '', by = anna): Promise<Order> {
    const { delivery } = shop.form('', by);
    const lines = [
      { item_id: cup, count: 2, comment: '' },
      { file_id: await shop.upload(by), count: 3, comment: 'такую же' },
    ];
    const form = { comment: '', force: true, lines, delivery };
    const made = await placeOrder(shop.deps, {
      caller: by,
      header: { 'idempotency-key': randomUUID() },
      body: form,
    });
    if (!('id' in made)) throw new Error('The order was not made');
    if (path !== '') await edit(lineOf(made, 1).id, { price: 100 });
    for (const state of path.split(' ').filter((one) => one !== '')) await move(made.id, state as PlacedOrderState);
    return getPlacedOrder(shop.deps, { caller: staff, path: { id: made.id } });
  }
  const lineOf = (from: Order, index: number) => {
    const line = from.lines[index];
    if (!line) throw new Error(`No line ${index}`);
    return line;
  };
  const move = (orderId: number, state: PlacedOrderState) =>
    updatePlacedOrderState(shop.deps, { caller: staff, path: { id: orderId }, body: { state, reason: 'Так вышло' } });
  const edit = (lineId: number, form: LineForm, by = staff) =>
    updateOrderLine(shop.deps, { caller: by, path: { id: lineId }, body: form });
  const refusal = (lineId: number, form: LineForm, by = staff) =>
    edit(lineId, form, by).then(
      () => '',
      ({ message }: Error) => message.replace(/^\w+: /, ''),
    );
  const entriesOf = (orderId: number) =>
    db.orm.select().from(balanceEntries).where(eq(balanceEntries.orderId, orderId)).orderBy(asc(balanceEntries.id));

  it('a photo’s price is taken back while its order isn’t billed, in the version that the pricing left', async () => {
    const codeOf = (lineId: number, form: LineForm, by = staff) =>
      edit(lineId, form, by).then(
        () => '',
        ({ code }: { code: string }) => code,
      );
    const made = await order('accepted');
    const photo = lineOf(made, 1);
    const priced = await edit(photo.id, { price: 450, version: photo.version });
    const { version } = lineOf(priced, 1);
    // What a colleague has priced since stays theirs.
    expect(await codeOf(photo.id, { price: null, version: photo.version })).toBe('changed_meanwhile');
    expect(await codeOf(lineOf(made, 0).id, { price: null })).toBe('price_needed');
    const back = await edit(photo.id, { price: null, version });
    expect(lineOf(back, 1)).toMatchObject({ price: null, total: null });
    expect(back).toMatchObject({ is_priced: false, total: 900 });
    expect(back.timeline.at(-1)).toMatchObject({ change: { fields: [{ field: 'price', from: 450, to: null }] } });
    expect(await entriesOf(made.id)).toEqual([]);
    // Of one that takes it back and a colleague who prices it anew, one is told of the other.
    const again = lineOf(await edit(photo.id, { price: 450 }), 1).version;
    const both = await outcomes([null, 500].map((price) => edit(photo.id, { price, version: again })));
    expect([both.kept.length, both.codes]).toEqual([1, ['changed_meanwhile']]);
    await edit(photo.id, { price: 450 });
    await move(made.id, 'need_pay');
    expect(await codeOf(photo.id, { price: null })).toBe('price_needed');
    expect(await entriesOf(made.id)).toMatchObject([{ amount: -(90_000 + 135_000) }]);
    const stranger = await shop.customer({ flags: ['create_order', 'edit_order'] });
    expect(await codeOf(photo.id, { price: null }, stranger)).toBe('not_found');
  });

  it('prices a photo, which then has a sum and can be billed, and is told of in the timeline', async () => {
    const made = await order();
    expect(made).toMatchObject({ total: 900, is_priced: false, version: 1 });
    const photo = lineOf(made, 1);
    shop.clock.pass(60_000);
    const priced = await edit(photo.id, { version: 1, price: 1_234.5, description: '  Ваза синяя ' });
    expect(priced).toMatchObject({ total: 4_603.5, items_total: 4_603.5, is_priced: true, items_count: 5, version: 2 });
    expect(lineOf(priced, 1)).toMatchObject({
      description: 'Ваза синяя',
      comment: 'такую же',
      count: 3,
      version: 2,
      price: 1_234.5,
      retail_price: 1_234.5,
      discount: 0,
      total: 3_703.5,
    });
    expect(priced.timeline.at(-1)).toEqual({
      kind: 'line',
      line_id: photo.id,
      change: {
        action: 'changed',
        name: '',
        fields: [
          { field: 'description', from: '', to: 'Ваза синяя' },
          { field: 'price', from: null, to: 1_234.5 },
        ],
      },
      author: 'Мария Кузнецова',
      at: shop.clock.now().toISOString(),
      reason: '',
    });
    await move(made.id, 'accepted');
    expect(await move(made.id, 'need_pay')).toMatchObject({ state: 'need_pay' });
    expect((await entriesOf(made.id)).map(({ kind, amount }) => [kind, amount])).toEqual([['order_charge', -460_350]]);
  });

  it('writes the difference into the ledger where the order is charged, and nothing twice', async () => {
    const made = await order('accepted need_pay');
    const photo = lineOf(made, 1);
    await edit(photo.id, { price: 150 });
    await edit(photo.id, { price: 150 });
    const less = await edit(photo.id, { price: 40, count: 1 });
    expect(less.total).toBe(940);
    expect((await entriesOf(made.id)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['order_charge', -120_000],
      ['order_charge', -15_000],
      ['order_return', 41_000],
    ]);
    expect(less.timeline.filter(({ kind }) => kind === 'line')).toHaveLength(3);
    const [balance] = await db.orm.select().from(customers).where(eq(customers.id, anna.customer.id));
    const [sum] = await db.orm
      .select({ sum: sql<string>`sum(amount)` })
      .from(balanceEntries)
      .where(eq(balanceEntries.customerId, anna.customer.id));
    expect(Number(sum?.sum)).toBe(balance?.balance);
  });

  it('keeps the discount beside a price: of the retail price, in whole per cent', async () => {
    const made = await order();
    expect(lineOf(made, 0)).toMatchObject({ retail_price: 500, discount: 10, price: 450 });
    const dearer = await edit(lineOf(made, 0).id, { price: 475 });
    expect(lineOf(dearer, 0)).toMatchObject({ retail_price: 500, discount: 5, price: 475, total: 950 });
    const most = await edit(lineOf(made, 0).id, { price: 600 });
    expect(lineOf(most, 0)).toMatchObject({ retail_price: 500, discount: 0, price: 600 });
  });

  it('below the lower of the ordered and today’s price needs the permission for it', async () => {
    const id = lineOf(await order(), 0).id;
    const refused = 'Ниже 450\u00A0₽ цену может назначить только сотрудник с правом на цены ниже каталога.';
    expect(await refusal(id, { price: 449.99 })).toBe(refused);
    expect(await refusal(id, { price: 450 })).toBe('');
    await db.orm.update(items).set({ discount: 20 }).where(eq(items.id, cup));
    expect(await refusal(id, { price: 400 })).toBe('');
    await db.orm.update(items).set({ discount: 0 }).where(eq(items.id, cup));
    expect(await refusal(id, { price: 449 })).toBe(refused);
    const trader = await shop.staff('edit_strange_order', 'trade_price_orders');
    expect(await refusal(id, { price: 1 }, trader)).toBe('');
    await db.orm.update(items).set({ discount: 10 }).where(eq(items.id, cup));
  });

  it('is refused to each who may not, with the reason', async () => {
    const made = await order();
    const [cups, photo] = [lineOf(made, 0).id, lineOf(made, 1).id];
    const reader = await shop.customer({ flags: ['get_strange_orders'] });
    const stranger = await shop.customer({ flags: ['edit_order', 'edit_strange_order'] });
    const bare = await shop.customer({ flags: ['create_order'] });
    const theirs = lineOf(await order('', bare), 0).id;
    expect(await refusal(cups, { count: 3 }, anna)).toBe('');
    expect(await refusal(photo, { price: 5 }, anna)).toBe('Цену в заказе указываем мы.');
    expect(await refusal(cups, { count: 4 }, reader)).toBe('Недостаточно прав.');
    expect(await refusal(cups, { count: 4 }, stranger)).toBe('Не найдено.');
    expect(await refusal(theirs, { count: 4 }, bare)).toBe('Недостаточно прав.');
    expect(await refusal(2_000_000_000, { count: 4 })).toBe('Не найдено.');
    await expect(edit(cups, { description: 'Кружка' })).rejects.toMatchObject({ fields: { description: 'wrong' } });
  });

  it('is open to its customer while the order is new, to staff until it is handed on', async () => {
    const refusals = new Map<string, [string, string]>();
    const paths = ['', 'accepted', 'accepted need_pay', 'accepted collected', 'accepted collected delivery'];
    for (const path of [...paths, 'accepted collected done', 'accepted collected done completed', 'rejected']) {
      const photo = lineOf(await order(path), 1).id;
      refusals.set(path.split(' ').at(-1) ?? '', [
        await refusal(photo, { comment: 'не спешите' }, anna),
        await refusal(photo, { comment: 'спешит' }),
      ]);
    }
    const accepted = 'Заказ уже принят: изменить его можем только мы. Свяжитесь с нами.';
    const delivery = 'Заказ в статусе «Доставляется»: его состав больше не меняется.';
    const done = 'Заказ в статусе «Выполнен»: его состав больше не меняется.';
    const completed = 'Заказ в статусе «Завершён»: изменить его больше нельзя.';
    const rejected = 'Заказ в статусе «Отклонён»: изменить его больше нельзя.';
    expect(Object.fromEntries(refusals)).toEqual({
      '': ['', ''],
      accepted: [accepted, ''],
      need_pay: [accepted, ''],
      collected: [accepted, ''],
      delivery: [delivery, delivery],
      done: [done, done],
      completed: [completed, completed],
      rejected: [rejected, rejected],
    });
  });

  it('of a line that is cancelled or handed over is refused, and so are more of one in work', async () => {
    const { id } = lineOf(await order(), 0);
    const said: string[] = [];
    for (const state of ['C', 'F', 'O', 'P'] as const) {
      await db.orm.update(orderLines).set({ state }).where(eq(orderLines.id, id));
      said.push(await refusal(id, { count: 5 }), await refusal(id, { comment: `при ${state}` }));
    }
    const work = 'Позиция уже в работе: больше в\u00A0ней не\u00A0станет. Добавьте ещё одну позицию.';
    const [canceled, over] = ['Позиция отменена: изменить её нельзя.', 'Позиция уже выдана: изменить её нельзя.'];
    expect(said).toEqual([canceled, canceled, over, over, work, '', work, '']);
  });

  it('from an old screen is refused with the order as it is; other lines and a repeated change are not', async () => {
    const made = await order();
    const [cups, photo] = [lineOf(made, 0), lineOf(made, 1)];
    const { kept, codes } = await outcomes([
      edit(photo.id, { version: photo.version, price: 700 }),
      edit(photo.id, { version: photo.version, price: 800 }),
    ]);
    expect([kept.length, codes]).toEqual([1, ['changed_meanwhile']]);
    const now = await getPlacedOrder(shop.deps, { caller: staff, path: { id: made.id } });
    await expect(edit(photo.id, { version: 1, count: 9 })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      current: { id: made.id, version: 2, lines: now.lines },
    });
    expect(await refusal(cups.id, { version: 1, count: 9 })).toBe('');
  });

  it('tells what the line cost before, and which version it has left, where it has given another price', async () => {
    const made = await order();
    const photo = lineOf(made, 1);
    const first = await edit(photo.id, { price: 700 });
    expect(first.lines_before).toEqual([{ id: photo.id, version: photo.version + 1, price: photo.price }]);
    expect(first.lines.find(({ id }) => id === photo.id)?.version).toBe(photo.version + 1);
    // A colleague in between: each call tells of its own change.
    expect((await edit(photo.id, { price: 650.5 })).lines_before).toMatchObject([{ price: 700 }]);
    expect(await edit(photo.id, { price: 650.5 })).not.toHaveProperty('lines_before');
    expect(await edit(photo.id, { comment: 'Не ту' })).not.toHaveProperty('lines_before');
  });

  it('leaves an entry of the timeline that nobody changes or deletes', async () => {
    const { id } = await order('accepted');
    const change = (query: ReturnType<typeof sql>) =>
      db.orm.execute(query).then(
        () => 'done',
        ({ cause }: { cause: Error }) => cause.message,
      );
    const refused = 'order_events is append-only';
    expect(await change(sql`update order_events set reason = 'иначе' where order_id = ${id}`)).toBe(refused);
    expect(await change(sql`delete from order_events where order_id = ${id}`)).toBe(refused);
    expect(await change(sql`truncate order_events`)).toBe(refused);
    const [kept] = await db.orm
      .select({ id: orderLines.id })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, id), eq(orderLines.price, 10_000)));
    expect(kept).toBeDefined();
  });
});
