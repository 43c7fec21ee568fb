import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { OrderLineState } from '#common/order-line.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { balanceEntries, customers, orderLines, placedOrders } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { placeOrder } from '#tests/support/server/place-order.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { listPlacedOrders } from '#server/domain/order/placed/list-placed-orders.ts';
import { repeatPlacedOrder } from '#server/domain/order/placed/repeat-placed-order.ts';
import { outcomes } from '#tests/support/server/at-once.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';
import { assertAtRandom } from '#tests/support/server/statements.ts';

describeShop('the lines of an order', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let staff: SignedInCaller;
  let anna: SignedInCaller;
  let cup: number;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    staff = await shop.staff('edit_balance_customers');
    anna = await shop.customer({ flags: ['create_order'] });
    cup = await shop.item({ retailPrice: 50_000 });
  });

  const newKey = () => ({ 'idempotency-key': randomUUID() });
  /** An order by courier (300 roubles): a photo for each `?`, a cup (500) for each other letter, in that state. */
  async function order(letters: string, by = anna): Promise<number> {
    const lines = await Promise.all(
      [...letters].map(async (letter) =>
        letter === '?'
          ? { file_id: await shop.upload(by), count: 2, comment: '' }
          : { item_id: cup, count: 1, comment: '' },
      ),
    );
    const delivery = { ...shop.form('', by).delivery, delivery_id: shop.courierId, address: 'Лесная, 5' };
    const body = { comment: '', force: true, lines, delivery };
    const made = await placeOrder(shop.deps, { caller: by, header: newKey(), body });
    if (!('id' in made)) throw new Error('The order was not made');
    for (const [index, letter] of [...letters].entries())
      if (letter !== '?') await change(made.lines[index]?.id ?? 0, { state: letter as OrderLineState });
    return made.id;
  }
  const change = (id: number, to: { state?: OrderLineState; price?: number }) =>
    db.orm.update(orderLines).set(to).where(eq(orderLines.id, id));
  const rows = (orderId: number) =>
    db.orm.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id));
  const states = async (orderId: number) => (await rows(orderId)).map(({ state }) => state).join('');
  const move = (orderId: number, state: PlacedOrderState, { by = staff, reason = 'Так вышло' } = {}) =>
    updatePlacedOrderState(shop.deps, { caller: by, path: { id: orderId }, body: { state, reason } });
  const read = (id: number, caller = staff) => getPlacedOrder(shop.deps, { caller, path: { id } });
  const walk = async (orderId: number, path: string) => {
    for (const state of path.split(' ')) await move(orderId, state as PlacedOrderState);
    return states(orderId);
  };
  const refusal = (orderId: number, state: PlacedOrderState, by = staff) =>
    move(orderId, state, { by }).then(
      () => '',
      ({ message }: Error) => message,
    );
  const charged = async (orderId: number) => {
    const entries = await db.orm.select().from(balanceEntries).where(eq(balanceEntries.orderId, orderId));
    return entries.reduce((sum, { amount }) => sum + amount, 0);
  };
  const balanceOf = async ({ customer }: SignedInCaller) => {
    const [found] = await db.orm.select().from(customers).where(eq(customers.id, customer.id));
    return found?.balance;
  };
  const cardOf = async (orderId: number) => {
    const query = {
      scope: 'own',
      search_text: `${orderId}`,
      owing: false,
      order_by: 'newest',
      page: 1,
      limit: 1,
    } as const;
    return (await listPlacedOrders(shop.deps, { caller: anna, query })).result[0];
  };

  it('without a price hold it back from a bill and all that follows, and are named', async () => {
    const id = await order('W??');
    await move(id, 'accepted');
    const before = await read(id);
    for (const state of ['need_pay', 'collected'] as const)
      expect(await refusal(id, state)).toBe(
        'order_not_priced: Укажите цену: фото (строка\u00A02), фото (строка\u00A03).',
      );
    expect(before.next_states.map(({ state }) => state)).toEqual(['created', 'canceled', 'rejected']);
    expect(await read(id)).toEqual(before);
    expect([before.total, before.items_total, before.is_priced]).toEqual([800, 500, false]);
    expect(await charged(id)).toBe(0);
    // One is priced at nothing, the other is cancelled.
    const [, first, second] = before.lines;
    await change(first?.id ?? 0, { price: 0 });
    expect(await refusal(id, 'need_pay')).toContain('Укажите цену: фото (строка\u00A03).');
    await change(second?.id ?? 0, { state: 'C' });
    expect(await move(id, 'need_pay')).toMatchObject({ total: 800, items_count: 3, is_priced: true });
    expect(await charged(id)).toBe(-80_000);
  });

  it('without a price hold back an order that was billed before it had to have one', async () => {
    const id = await order('?');
    await db.orm.update(placedOrders).set({ state: 'need_pay' }).where(eq(placedOrders.id, id));
    for (const state of ['collected', 'delivery', 'done'] as const)
      expect(await refusal(id, state)).toContain('order_not_priced');
    expect((await move(id, 'accepted')).state).toBe('accepted');
  });

  it('have no sum while none of them has a price; nothing is a price', async () => {
    const id = await order('??');
    expect(await read(id, anna)).toMatchObject({ items_total: null, total: null });
    expect(await cardOf(id)).toMatchObject({ total: null, is_priced: false, items_count: 4 });
    const [free] = await rows(id);
    await change(free?.id ?? 0, { price: 0 });
    // What is free beside them adds nothing that could be called a sum.
    expect(await read(id, anna)).toMatchObject({ items_total: null, total: null });
    for (const { id: line } of await rows(id)) await change(line, { price: 0 });
    await walk(id, 'accepted need_pay');
    expect(await cardOf(id)).toMatchObject({ total: 300, is_priced: true });
    expect(await read(id, anna)).toMatchObject({ items_total: 0, lines: [{ price: 0 }, {}] });
  });

  it('ordered at the supplier hold it back from being collected, not from a bill', async () => {
    const id = await order('WO');
    await walk(id, 'accepted need_pay');
    for (const state of ['collected', 'delivery', 'done'] as const)
      expect(await refusal(id, state)).toBe('order_lines_ordered: Ждём поставщика: «Чашка» (строка\u00A02).');
    expect(await states(id)).toBe('WO');
  });

  it('that are all cancelled leave nothing to bill: the order can only end', async () => {
    const id = await order('CC');
    await move(id, 'accepted');
    for (const state of ['need_pay', 'collected'] as const)
      expect(await refusal(id, state)).toBe('order_no_lines: В заказе не осталось товаров. Отмените его.');
    expect((await move(id, 'canceled')).state).toBe('canceled');
  });

  it('move with it, and a step back undoes that alone', async () => {
    const id = await order('WPC');
    expect(await walk(id, 'accepted need_pay collected')).toBe('PPC');
    expect(await walk(id, 'done')).toBe('FFC');
    expect(await walk(id, 'collected')).toBe('PPC');
    expect(await walk(id, 'accepted')).toBe('WPC');
    expect(await walk(id, 'need_pay done')).toBe('FFC');
    expect(await walk(id, 'collected accepted')).toBe('WPC');
    expect(await charged(id)).toBe(0);
  });

  it('that somebody has handed over before it keep it charged', async () => {
    const id = await order('WPF');
    expect(await walk(id, 'accepted need_pay done collected')).toBe('PPF');
    expect(await refusal(id, 'accepted')).toBe('order_lines_handed_over: Уже выдано: «Чашка» (строка\u00A03).');
    expect(await charged(id)).toBe(-180_000);
  });

  it('are cancelled with it for its reason, and restored with it', async () => {
    const id = await order('WOPC');
    await move(id, 'accepted');
    const { total, items_count } = await read(id, anna);
    const ended = await move(id, 'rejected', { reason: 'Нет в наличии' });
    expect(await states(id)).toBe('CCCC');
    expect((await rows(id)).map(({ reason }) => reason)).toEqual([
      'Нет в наличии',
      'Нет в наличии',
      'Нет в наличии',
      '',
    ]);
    expect([ended.total, ended.items_count]).toEqual([total, items_count]);
    await move(id, 'created');
    expect((await rows(id)).map(({ state, reason }) => state + reason)).toEqual(['W', 'O', 'P', 'C']);
  });

  it('handed over keep it from being cancelled or rejected', async () => {
    const id = await order('WF');
    expect(await refusal(id, 'rejected')).toBe('order_lines_handed_over: Уже выдано: «Чашка» (строка\u00A02).');
    expect(await refusal(id, 'canceled', anna)).toBe(
      'order_lines_received: Часть товаров вы уже получили: отменить заказ нельзя. Свяжитесь с нами.',
    );
    expect(await states(id)).toBe('WF');
  });

  it('that a colleague has changed since stay as they are at a step back', async () => {
    const id = await order('WW');
    await walk(id, 'accepted collected');
    const [first] = await rows(id);
    await db.orm
      .update(orderLines)
      .set({ state: 'C', reason: 'Разбилась', moves: [] })
      .where(eq(orderLines.id, first?.id ?? 0));
    expect(await walk(id, 'accepted')).toBe('CW');
    expect(await walk(id, 'canceled created')).toBe('CW');
    expect((await rows(id)).map(({ reason }) => reason)).toEqual(['Разбилась', '']);
  });

  it('keep the reasons that they had, through every step and an end that is taken back', async () => {
    const id = await order('WP');
    await db.orm.update(orderLines).set({ reason: 'Цену снизили' }).where(eq(orderLines.orderId, id));
    const reasons = async () => (await rows(id)).map(({ reason }) => reason);
    await walk(id, 'accepted collected done collected');
    expect(await reasons()).toEqual(['Цену снизили', 'Цену снизили']);
    await move(id, 'canceled', { reason: 'Передумал' });
    expect(await reasons()).toEqual(['Передумал', 'Передумал']);
    expect(await walk(id, 'created')).toBe('WP');
    expect(await reasons()).toEqual(['Цену снизили', 'Цену снизили']);
  });

  it('are written also where a step undoes as much as it does', async () => {
    const id = await order('P');
    expect(await walk(id, 'accepted need_pay done')).toBe('F');
    const [line] = await rows(id);
    await change(line?.id ?? 0, { state: 'W' });
    expect(await walk(id, 'collected')).toBe('P');
    expect(await walk(id, 'accepted')).toBe('W');
  });

  it('are repeated from an order that was cancelled as a whole, without those cancelled before', async () => {
    const id = await order('W');
    const other = await shop.item({ name: 'Ваза' });
    await db.orm
      .insert(orderLines)
      .values({ shopId: shop.shopId, orderId: id, itemId: other, description: 'Ваза', price: 1, count: 1, state: 'C' });
    await move(id, 'canceled', { by: anna });
    const repeated = await repeatPlacedOrder(shop.deps, { caller: anna, path: { id }, header: newKey() });
    expect(repeated).toEqual({ added: 1, missing: ['Ваза'], photos: 0 });
  });

  it('move once where two people collect and cancel it at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await order('WW');
      await move(id, 'accepted');
      const colleague = await shop.staff();
      const { kept } = await outcomes([
        move(id, 'collected', { by: colleague }),
        move(id, 'rejected'),
        move(id, 'canceled', { by: anna }),
      ]);
      const { state } = await read(id);
      // Staff may cancel what is collected, but not reject it; a customer may not cancel it any more.
      expect([kept.length, state, await states(id)]).toEqual([1, state, state === 'collected' ? 'PP' : 'CC']);
      expect(await charged(id)).toBe(state === 'collected' ? -130_000 : 0);
    }
  });

  it('are as they were after each step back, and billed at no unknown price, whatever happens', async () => {
    const oneStep = 'accepted created, need_pay accepted, collected accepted, delivery collected, done collected';
    const backwards = [...oneStep.split(', '), 'canceled created', 'rejected created'];
    const chargedStates = ['need_pay', 'collected', 'delivery', 'done', 'completed'];
    const targets = 'accepted need_pay collected delivery done completed canceled created rejected'.split(
      ' ',
    ) as PlacedOrderState[];
    const step = fc.oneof(
      { weight: 8, arbitrary: fc.record({ to: fc.constantFrom(...targets) }) },
      { weight: 1, arbitrary: fc.constant('price' as const) },
      { weight: 1, arbitrary: fc.constant('arrive' as const) },
    );
    const letters = fc.string({ unit: fc.constantFrom('W', 'O', 'P', '?', 'C'), minLength: 1, maxLength: 4 });
    await assertAtRandom(
      fc.asyncProperty(letters, fc.array(step, { minLength: 10, maxLength: 25 }), async (word, story) => {
        const buyer = await shop.customer({ flags: ['create_order'] });
        const id = await order(word, buyer);
        let state: PlacedOrderState = 'created';
        /** The lines as they were when the order was in a state last; a person's change is put into all of them. */
        const seen = new Map<PlacedOrderState, string>([['created', await states(id)]]);
        for (const next of story) {
          const now = await rows(id);
          if (next === 'price') {
            for (const { id: line, price } of now) if (price === null) await change(line, { price: 12_345 });
            continue;
          }
          if (next === 'arrive') {
            const at = now.findIndex((line) => line.state === 'O');
            if (at < 0) continue;
            await change(now[at]?.id ?? 0, { state: 'P' });
            for (const [place, known] of seen) seen.set(place, `${known.slice(0, at)}P${known.slice(at + 1)}`);
            continue;
          }
          const before = await states(id);
          const isMoved = await move(id, next.to).then(
            () => true,
            () => false,
          );
          const after = await states(id);
          const isBack = backwards.includes(`${state} ${next.to}`);
          const known = isMoved ? (isBack ? seen.get(next.to) : undefined) : before;
          expect([state, next.to, after]).toEqual([state, next.to, known ?? after]);
          if (!isMoved) continue;
          state = next.to;
          seen.set(state, after);
          const live = (await rows(id)).filter((line) => line.state !== 'C');
          const isCharged = chargedStates.includes(state);
          const sum = live.reduce((total, { price, count }) => total + (price ?? Number.NaN) * count, 30_000);
          expect(await charged(id)).toBe(isCharged ? -sum : 0);
          expect(await balanceOf(buyer)).toBe(isCharged ? -sum : 0);
        }
      }),
      { numRuns: 25 },
    );
  });
});
