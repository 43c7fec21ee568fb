import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import type { Query } from '#contract/types.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { orderLines, placedOrders } from '#server/db/schema.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { listPlacedOrders } from '#server/domain/order/placed/list-placed-orders.ts';
import { outcomes, times } from '#tests/support/server/at-once.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { orderStaff, SmallShop } from '#tests/support/server/small-shop.ts';

describeShop('placed orders', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let staff: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    staff = await shop.staff();
  });

  const move = (caller: SignedInCaller, orderId: number, state: PlacedOrderState, reason = '') =>
    updatePlacedOrderState(shop.deps, { caller, path: { id: orderId }, body: { state, reason } });
  const read = (id: number, caller = staff) => getPlacedOrder(shop.deps, { caller, path: { id } });
  const balanceOf = async (customerId: number) =>
    (await db.orm.query.customers.findFirst({ where: (table) => eq(table.id, customerId) }))?.balance;

  describe('in a list', () => {
    let anna: SignedInCaller;
    let ivan: SignedInCaller;
    let annas: number[];
    let ivans: number;

    beforeAll(async () => {
      anna = await shop.customer({ firstName: 'Алёна', lastName: 'Ёлкина', phone: '79991112233' });
      ivan = await shop.customer({ firstName: 'Иван', lastName: '100%_\\', phone: '79990000000' });
      annas = [await shop.order(anna, 10_000), await shop.order(anna, 20_050)];
      ivans = await shop.order(ivan, 30_000);
    });

    const plain = { scope: 'own', search_text: '', owing: false, order_by: 'newest', page: 1, limit: 24 } as const;
    const list = (caller: SignedInCaller, query: Partial<Query<'listPlacedOrders'>> = {}) =>
      listPlacedOrders(shop.deps, { caller, query: { ...plain, ...query } });
    const ids = async (caller: SignedInCaller, query: Partial<Query<'listPlacedOrders'>> = {}) =>
      (await list(caller, query)).result.map(({ id }) => id);

    it("are one's own, newest first, page by page", async () => {
      expect(await ids(anna)).toEqual(annas.toReversed());
      expect(await list(anna, { limit: 1, page: 2 })).toMatchObject({
        result: [{ id: annas[0] }],
        page: 2,
        pages: 2,
        total: 2,
      });
      expect(await list(anna, { page: 9 })).toEqual({ result: [], page: 9, pages: 1, total: 2 });
      await shop.payment(anna.customer.id, { kind: 'refund', amount: 12_030 });
      await shop.payment(anna.customer.id, { kind: 'top_up', amount: 7_510 });
      await shop.payment(anna.customer.id, { kind: 'top_up', amount: 600, state: 'C' });
      expect((await list(anna)).result[0]).toEqual({
        id: annas[1],
        version: 1,
        customer: { id: anna.customer.id, user: { first_name: 'Алёна', last_name: 'Ёлкина' }, phone: '79991112233' },
        state: 'created',
        is_covered: false,
        is_collected: false,
        total: 200.5,
        is_priced: true,
        account: { balance: 0, reserved: 120.3, topping_up: 75.1, customer_type: 'retail' },
        items_count: 1,
        image_urls: [],
        created_at: shop.clock.now().toISOString(),
      });
    });

    it('are narrowed by days of the shop, both included', async () => {
      const other = await SmallShop.open(db);
      const caller = await other.customer();
      const [before, first, last] = [await other.order(caller), await other.order(caller), await other.order(caller)];
      const moments = [
        [before, '2026-03-09T20:59:59.999Z'],
        [first, '2026-03-09T21:00:00Z'],
        [last, '2026-03-10T20:59:59.999Z'],
      ] as const;
      for (const [id, moment] of moments)
        await db.orm
          .update(placedOrders)
          .set({ createdAt: new Date(moment) })
          .where(eq(placedOrders.id, id));
      expect(await ids(caller, { since: '2026-03-10', until: '2026-03-10' })).toEqual([last, first]);
      expect(await ids(caller, { until: '2026-03-09' })).toEqual([before]);
      expect(await ids(caller, { since: '2026-03-11' })).toEqual([]);
    });

    it("are other people's only with the flag", async () => {
      for (const query of [
        { scope: 'shop' },
        { customer_id: ivan.customer.id },
        { scope: 'shop', customer_id: ivan.customer.id },
      ] as const) {
        await expect(list(anna, query)).rejects.toMatchObject({ code: 'not_found' });
      }
      expect(await ids(anna, { scope: 'shop', customer_id: anna.customer.id })).toHaveLength(2);
      expect(await ids(staff, { customer_id: ivan.customer.id })).toEqual([ivans]);
      expect(await ids(staff, { scope: 'shop' })).toEqual([ivans, ...annas.toReversed()]);
      expect((await list(staff, { scope: 'shop' })).result.filter(({ account }) => account)).toEqual([]);
      await expect(list(staff, { customer_id: 2_147_483_647 })).rejects.toMatchObject({ code: 'not_found' });
    });

    it('are filtered by state', async () => {
      await move(staff, ivans, 'accepted');
      expect(await ids(staff, { scope: 'shop', state: ['accepted'] })).toEqual([ivans]);
      expect(await ids(anna, { state: ['accepted'] })).toEqual([]);
    });

    it("are found by number and by the beginning of the customer's name or phone", async () => {
      const search = (search_text: string) => ids(staff, { scope: 'shop', search_text });
      const both = annas.toReversed();
      for (const text of [
        'алена',
        'Ёлк',
        'ёлкина алё',
        'Алёна  Ёлкина',
        '7999111',
        '+7 (999) 111',
        '8 999 111-22',
        '999111',
      ]) {
        expect([text, await search(text)]).toEqual([text, both]);
      }
      expect(await search(`№ ${ivans}`)).toEqual([ivans]);
      expect(await search(`${ivans}`)).toEqual([ivans]);
      expect(await search('100%')).toEqual([ivans]);
      for (const text of ['лена', '%', '_', '\\', "'", '999999999999999999999'])
        expect([text, await search(text)]).toEqual([text, []]);
    });
  });

  describe('one by one', () => {
    let anna: SignedInCaller;
    let orderId: number;

    beforeEach(async () => {
      anna = await shop.customer();
      orderId = await shop.order(anna, 100_000);
    });

    it("are seen by their customer and by those who may see everyone's", async () => {
      const stranger = await shop.customer();
      const viewer = await shop.customer({ flags: ['get_strange_orders'] });
      expect((await read(orderId, anna)).next_states).toHaveLength(1);
      expect((await read(orderId, viewer)).next_states).toEqual([]);
      expect((await read(orderId)).next_states).toEqual([
        { state: 'accepted', needs_reason: false, is_forced: false },
        { state: 'canceled', needs_reason: true, is_forced: false },
        { state: 'rejected', needs_reason: true, is_forced: false },
      ]);
      await expect(read(orderId, stranger)).rejects.toMatchObject({
        code: 'not_found',
      });
      const elsewhere = await (await SmallShop.open(db)).staff();
      await expect(read(orderId, elsewhere)).rejects.toMatchObject({
        code: 'not_found',
      });
      await expect(move(elsewhere, orderId, 'accepted')).rejects.toMatchObject({ code: 'not_found' });
    });

    it('go from new to completed, with every step in the timeline', async () => {
      await shop.topUp(anna.customer.id, 100_000);
      for (const state of ['accepted', 'need_pay', 'collected', 'delivery', 'done'] as const) {
        shop.clock.pass(60_000);
        expect((await move(staff, orderId, state)).state).toBe(state);
      }
      const order = await move(staff, orderId, 'completed');
      expect(order.next_states).toEqual([]);
      const maria = 'Мария Кузнецова';
      expect(order.timeline).toMatchObject([
        { kind: 'state', from: null, to: 'created', author: 'Анна Смирнова' },
        { from: 'created', to: 'accepted', author: maria },
        { from: 'accepted', to: 'need_pay', author: maria },
        { from: 'need_pay', to: 'collected', author: maria },
        { from: 'collected', to: 'delivery', author: maria },
        { from: 'delivery', to: 'done', author: maria },
        { from: 'done', to: 'completed', author: maria },
      ]);
      expect(order.timeline.at(-1)?.at).toBe(shop.clock.now().toISOString());
      expect(await balanceOf(anna.customer.id)).toBe(0);
    });

    it('name no staff to their customer, whom they name', async () => {
      await move(staff, orderId, 'accepted');
      await move(anna, orderId, 'canceled', 'Передумала');
      const authors = async (caller: SignedInCaller) =>
        (await read(orderId, caller)).timeline.map(({ author }) => author);
      expect(await authors(staff)).toEqual(['Анна Смирнова', 'Мария Кузнецова', 'Анна Смирнова']);
      expect(await authors(anna)).toEqual(['Анна Смирнова', '', 'Анна Смирнова']);
      expect(JSON.stringify(await read(orderId, anna))).not.toMatch(/Мария|Кузнецова/);
    });

    it('name a nameless customer by the recipient, and nameless staff by the phone, but not to customers', async () => {
      const nameless = { firstName: '', lastName: '' };
      const shopper = await shop.customer({ ...nameless, phone: '79995550001' });
      const clerk = await shop.customer({ ...nameless, phone: '79995550002', flags: orderStaff });
      const id = await shop.order(shopper);
      const authors = async (caller: SignedInCaller) => (await read(id, caller)).timeline.map(({ author }) => author);
      await move(clerk, id, 'accepted');
      expect(await authors(staff)).toEqual(['Анна Смирнова', '+7\u00A0(999)\u00A0555\u00A000\u00A002']);
      expect(await authors(shopper)).toEqual(['Анна Смирнова', '']);
    });

    it('are cancelled by their customer until their lines are in work', async () => {
      await move(staff, orderId, 'accepted');
      await db.orm.update(orderLines).set({ state: 'O' }).where(eq(orderLines.orderId, orderId));
      expect((await read(orderId, anna)).next_states).toEqual([]);
      await expect(move(anna, orderId, 'canceled')).rejects.toMatchObject({ code: 'order_lines_in_work' });
      await db.orm.update(orderLines).set({ state: 'W' }).where(eq(orderLines.orderId, orderId));
      expect((await move(anna, orderId, 'canceled')).state).toBe('canceled');
    });

    it('are changed by nobody else', async () => {
      await expect(move(anna, orderId, 'accepted')).rejects.toMatchObject({ code: 'forbidden' });
      await expect(move(await shop.customer(), orderId, 'canceled')).rejects.toMatchObject({ code: 'not_found' });
      await expect(
        move(await shop.customer({ flags: ['update_state_placed_order'] }), orderId, 'canceled'),
      ).rejects.toMatchObject({ code: 'not_found' });
      await expect(
        move(await shop.customer({ flags: ['get_strange_orders'] }), orderId, 'canceled'),
      ).rejects.toMatchObject({ code: 'forbidden' });
      await move(staff, orderId, 'accepted');
      await move(staff, orderId, 'need_pay');
      await expect(move(anna, orderId, 'canceled')).rejects.toMatchObject({ code: 'order_staff_only' });
    });

    it('say why a transition is refused, and stay unchanged', async () => {
      const refusal = (state: PlacedOrderState, reason?: string) =>
        move(staff, orderId, state, reason).then(
          () => '',
          ({ message }: Error) => message,
        );
      expect(await refusal('created')).toContain('Заказ уже в статусе «Новый».');
      expect(await refusal('done')).toContain('Из статуса «Новый» нельзя перейти в «Выполнен».');
      expect(await refusal('rejected', ' \u0000 ')).toContain(
        'Укажите причину, чтобы перевести заказ из статуса «Новый» в «Отклонён».',
      );
      const before = await read(orderId);
      expect([before.state, before.timeline.length]).toEqual(['created', 1]);
      expect((await move(staff, orderId, 'rejected', ' Нет в наличии ')).timeline.at(-1)).toMatchObject({
        to: 'rejected',
        reason: 'Нет в наличии',
      });
    });

    it('wait until the balance covers them, or staff who edit balances force them', async () => {
      await move(staff, orderId, 'accepted');
      await move(staff, orderId, 'need_pay');
      expect(await balanceOf(anna.customer.id)).toBe(-100_000);
      await expect(move(staff, orderId, 'delivery')).rejects.toMatchObject({ code: 'order_balance_short' });
      await shop.topUp(anna.customer.id, 99_999);
      await expect(move(staff, orderId, 'delivery')).rejects.toMatchObject({ code: 'order_balance_short' });
      const treasurer = await shop.staff('edit_balance_customers');
      expect((await read(orderId, treasurer)).next_states).toContainEqual({
        state: 'delivery',
        needs_reason: false,
        is_forced: true,
      });
      await move(treasurer, orderId, 'collected');
      await shop.topUp(anna.customer.id, 1);
      const [forced, covered] = (await move(treasurer, orderId, 'delivery')).timeline.slice(-2);
      expect(forced).toMatchObject({ to: 'collected', balance_short: 0.01 });
      expect(covered).not.toHaveProperty('balance_short');
    });

    it('return their charge when they are cancelled or taken back', async () => {
      await shop.topUp(anna.customer.id, 150_000);
      await move(staff, orderId, 'accepted');
      await move(staff, orderId, 'need_pay');
      expect(await balanceOf(anna.customer.id)).toBe(50_000);
      await move(staff, orderId, 'accepted', 'Ошибка');
      expect(await balanceOf(anna.customer.id)).toBe(150_000);
      await move(staff, orderId, 'collected');
      await move(staff, orderId, 'canceled', 'Передумали');
      expect(await balanceOf(anna.customer.id)).toBe(150_000);
    });
  });

  it('are changed at the version that was seen; at another nothing is, and the answer has the order', async () => {
    const anna = await shop.customer();
    const colleague = await shop.staff();
    const orderId = await shop.order(anna, 10_000);
    const changeAt = (caller: SignedInCaller, version: number | undefined, state: PlacedOrderState) =>
      updatePlacedOrderState(shop.deps, {
        caller,
        path: { id: orderId },
        body: { state, reason: 'Так вышло', ...(version !== undefined && { version }) },
      });
    const { version: seen } = await read(orderId);
    const accepted = await changeAt(colleague, seen, 'accepted');
    expect([seen, accepted.version]).toEqual([1, 2]);
    // The same move, another one that would be allowed, and one that would not: none of them is looked at.
    for (const state of ['accepted', 'need_pay', 'done'] as const) {
      await expect(changeAt(staff, seen, state)).rejects.toMatchObject({
        code: 'changed_meanwhile',
        current: { id: orderId, version: 2, state: 'accepted', next_states: expect.any(Array) },
      });
    }
    await expect(changeAt(anna, seen, 'canceled')).rejects.toMatchObject({ current: { state: 'accepted' } });
    expect(await balanceOf(anna.customer.id)).toBe(0);
    // A refused move leaves the version; without one the order is changed as before.
    await expect(changeAt(staff, 2, 'done')).rejects.toMatchObject({ code: 'order_move_not_allowed' });
    expect(await changeAt(staff, undefined, 'need_pay')).toMatchObject({ state: 'need_pay', version: 3 });
    const stranger = await shop.customer();
    await expect(changeAt(stranger, 1, 'canceled')).rejects.toMatchObject({ code: 'not_found' });
    const onlooker = await shop.customer({ flags: ['get_strange_orders'] });
    await expect(changeAt(onlooker, 1, 'canceled')).rejects.toMatchObject({ code: 'forbidden' });
    // Of two people at once with one version, one moves it; what that one sends again is done already.
    const { kept, codes } = await outcomes(times(6, (n) => changeAt(n % 2 ? staff : colleague, 3, 'accepted')));
    expect([kept.length, codes]).toEqual([3, times(3, () => 'changed_meanwhile')]);
    expect(await balanceOf(anna.customer.id)).toBe(0);
  });
});
