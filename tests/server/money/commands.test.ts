import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { isCharged, type PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { balanceEntries, customers, orderLines, payments, placedOrders, purchases } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { AppError } from '#server/domain/kit/app-error.ts';
import { postEntry } from '#server/domain/ledger/ledger.ts';
import { changeLineStates } from '#server/domain/order/lines/line-states.ts';
import { createOrderLine } from '#server/domain/order/lines/create-order-line.ts';
import { updatePlacedOrder } from '#server/domain/order/placed/update-placed-order.ts';
import { deleteOrderLine } from '#server/domain/order/lines/delete-order-line.ts';
import { updateOrderLine } from '#server/domain/order/lines/update-order-line.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { createPayment } from '#server/domain/payment/create-payment.ts';
import { updatePayment } from '#server/domain/payment/update-payment.ts';
import { sendToPurchase } from '#server/domain/purchase/send-to-purchase.ts';
import { updatePurchase } from '#server/domain/purchase/update-purchase.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';
import { assertAtRandom } from '#tests/support/server/statements.ts';

const SEQUENCES = 1_000;
/** Told side by side, since each waits for its database. */
const TELLERS = 5;
/** They take a minute on a quiet machine. */
const TIMEOUT_MS = 600_000;
const reason = 'Так вышло';

const moves = ['accepted', 'need_pay', 'collected', 'delivery', 'done', 'completed', 'created', 'canceled'] as const;
const steps = ['stopped', 'sent', 'received', 'open', 'closed'] as const;
const letters = ['P', 'F', 'C', 'W', 'O'] as const;

/** A command of staff about one of two orders; the numbers choose among what there is. */
const command = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('move' as const), to: fc.constantFrom(...moves) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('price' as const),
      line: fc.nat(3),
      price: fc.integer({ max: 900_000, min: 0 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('count' as const), line: fc.nat(3), count: fc.integer({ max: 4, min: 1 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), line: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('letter' as const), line: fc.nat(3), to: fc.constantFrom(...letters) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('add' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('delivery' as const), price: fc.integer({ max: 90_000, min: 0 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('send' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('purchase' as const),
      to: fc.constantFrom(...steps),
      came: fc.nat(7),
      rest: fc.constantFrom('O' as const, 'C' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      type: fc.constantFrom('top_up' as const, 'refund' as const),
      amount: fc.integer({ max: 500_000, min: 1 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('decide' as const), state: fc.constantFrom('F' as const, 'C' as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('correct' as const),
      amount: fc.integer({ max: 9_000, min: -9_000 }).filter((one) => one !== 0),
    }),
  },
);
const story = fc.record({
  start: fc.constantFrom<readonly PlacedOrderState[]>(
    [],
    ['accepted'],
    ['accepted', 'need_pay'],
    ['accepted', 'collected'],
  ),
  commands: fc.array(fc.tuple(fc.nat(1), command), { minLength: 3, maxLength: 6 }),
});

describeShop('commands of staff in any order', (it) => {
  let shop: SmallShop;
  let staff: SignedInCaller;
  let itemId: number;

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    itemId = await shop.item({ retailPrice: 12_300 });
    staff = await shop.staff(
      'edit_balance_customers',
      'edit_strange_order',
      'delete_strange_order',
      'trade_price_orders',
      'get_purchase',
      'send_to_purchase_placed_order',
      'get_strange_payments',
      'create_strange_payments',
      'edit_payments',
    );
  });

  /** Two orders of two lines each and a purchase, written at once: the commands are what is tried. */
  async function begin(customerId: number): Promise<{ orderIds: number[]; purchaseId: number }> {
    const { orm } = shop.db;
    const order = {
      shopId: shop.shopId,
      customerId,
      deliveryId: shop.courierId,
      deliveryName: 'Курьер',
      deliveryPrice: 30_000,
      address: 'Садовая, 1',
      recipientName: 'Анна Смирнова',
      recipientPhone: '79000000099',
      total: 100_000,
      itemsCount: 3,
    };
    const placed = await orm.insert(placedOrders).values([order, order]).returning();
    const orderIds = placed.map(({ id }) => id);
    const lineOf = (orderId: number, price: number, count: number) => ({
      shopId: shop.shopId,
      orderId,
      itemId,
      description: 'Чашка',
      price,
      retailPrice: price,
      orderedPrice: price,
      count,
    });
    await orm.insert(orderLines).values(orderIds.flatMap((id) => [lineOf(id, 50_000, 1), lineOf(id, 10_000, 2)]));
    const [purchase] = await orm.insert(purchases).values({ shopId: shop.shopId, name: 'Фабрика' }).returning();
    return { orderIds, purchaseId: purchase?.id ?? 0 };
  }

  type Command = (typeof story extends fc.Arbitrary<infer Story> ? Story : never)['commands'][number][1];
  type Line = typeof orderLines.$inferSelect;

  const linesOf = (orderId: number): Promise<Line[]> =>
    shop.db.orm.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id));

  async function correct(customerId: number, orderId: number, amount: number): Promise<void> {
    const entry = { shopId: shop.shopId, customerId, orderId, amount, reason, paymentId: null, at: shop.clock.now() };
    await shop.db.transaction((transaction) =>
      postEntry(transaction, { kind: 'correction', authorId: staff.customer.id, ...entry }),
    );
  }

  async function decide(customerId: number, state: 'F' | 'C'): Promise<void> {
    const found = await shop.db.orm.select().from(payments).where(eq(payments.customerId, customerId));
    const waiting = found.find((payment) => payment.state === 'W');
    if (waiting) await updatePayment(shop.deps, { caller: staff, path: { id: waiting.id }, body: { state, reason } });
  }

  /** Carries out a command, and leaves it out where the shop refuses it. */
  async function run(
    { customerId, orderId, purchaseId }: { customerId: number; orderId: number; purchaseId: number },
    one: Command,
    lines: readonly Line[],
  ): Promise<void> {
    const { deps } = shop;
    const lineId = 'line' in one ? (lines[one.line % lines.length]?.id ?? 0) : 0;
    switch (one.do) {
      case 'move':
        await updatePlacedOrderState(deps, { caller: staff, path: { id: orderId }, body: { state: one.to, reason } });
        return;
      case 'price':
        await updateOrderLine(deps, { caller: staff, path: { id: lineId }, body: { price: one.price / 100 } });
        return;
      case 'count':
        await updateOrderLine(deps, { caller: staff, path: { id: lineId }, body: { count: one.count, reason } });
        return;
      case 'remove':
        await deleteOrderLine(deps, { caller: staff, path: { id: lineId }, query: { reason } });
        return;
      case 'letter':
        await changeLineStates(deps, staff, { ids: [lineId], state: one.to, reason });
        return;
      case 'add': {
        const form = { placed_order_id: orderId, item_id: itemId, count: 2, description: '', comment: '' };
        await createOrderLine(deps, {
          caller: staff,
          header: { 'idempotency-key': randomUUID() },
          body: { ...form, trade_price: false },
        });
        return;
      }
      case 'delivery':
        await updatePlacedOrder(deps, {
          caller: staff,
          path: { id: orderId },
          body: { delivery: { price: one.price / 100 } },
        });
        return;
      case 'send':
        await sendToPurchase(deps, { caller: staff, path: { id: orderId }, body: { purchase_id: purchaseId } });
        return;
      case 'purchase': {
        const came = lines.filter((line, index) => line.state === 'O' && (one.came >> index) % 2 === 1);
        const receipt = { line_ids: came.map(({ id }) => id), rest: one.rest };
        const form = { state: one.to, reason, ...(one.to === 'received' && { receipt }) };
        await updatePurchase(deps, { caller: staff, path: { id: purchaseId }, body: form });
        return;
      }
      case 'pay': {
        const form = {
          customer_id: customerId,
          type: one.type,
          amount: one.amount / 100,
          way: 'sbp',
          comment: '',
        } as const;
        await createPayment(deps, { caller: staff, header: { 'idempotency-key': randomUUID() }, body: form });
        return;
      }
      case 'decide':
        await decide(customerId, one.state);
        return;
      case 'correct':
        await correct(customerId, orderId, one.amount);
    }
  }

  async function checkLedger(customerId: number): Promise<void> {
    const { orm } = shop.db;
    const entries = await orm
      .select()
      .from(balanceEntries)
      .where(eq(balanceEntries.customerId, customerId))
      .orderBy(asc(balanceEntries.id));
    let running = 0;
    for (const { amount, balance } of entries) {
      running += amount;
      expect(balance).toBe(running);
    }
    const [customer] = await orm.select().from(customers).where(eq(customers.id, customerId));
    expect(customer?.balance).toBe(running);
    const orders = await orm.select().from(placedOrders).where(eq(placedOrders.customerId, customerId));
    for (const { id, state, total, deliveryPrice } of orders) {
      const standing = entries
        .filter(({ orderId, kind }) => orderId === id && kind !== 'correction')
        .reduce((sum, { amount }) => sum + amount, 0);
      expect([id, state, standing + 0]).toEqual([id, state, isCharged(state) ? -total + 0 : 0]);
      const lines = await linesOf(id);
      const live = lines.filter((line) => line.state !== 'C');
      const worth = live.reduce((sum, { price, count }) => sum + (price ?? 0) * count, deliveryPrice);
      // An order that was called off keeps what it came to.
      const isOver = state === 'canceled' || state === 'rejected';
      expect([id, total]).toEqual([id, isOver ? total : worth]);
      for (const line of lines) {
        expect([line.state, line.state === 'W' && line.purchaseId !== null]).toEqual([line.state, false]);
        expect([line.state, line.state === 'O' && line.purchaseId === null]).toEqual([line.state, false]);
      }
    }
  }

  it(
    'keep the balance the sum of its entries, and charge each order what its live lines cost while it is charged',
    async () => {
      let done = 0;
      const keepsLedger = fc.asyncProperty(story, async ({ start, commands }) => {
        const { customer } = await shop.customer();
        const { orderIds, purchaseId } = await begin(customer.id);
        const [first = 0] = orderIds;
        for (const state of start)
          await updatePlacedOrderState(shop.deps, { caller: staff, path: { id: first }, body: { state, reason } });
        for (const [index, one] of commands) {
          const at = { customerId: customer.id, orderId: orderIds[index] ?? 0, purchaseId };
          const lines = await linesOf(at.orderId);
          const handed = lines.filter(({ state }) => state === 'F');
          try {
            await run(at, one, lines);
            done += 1;
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
          }
          if (one.do === 'move' || handed.length === 0) continue;
          const after = new Map((await linesOf(at.orderId)).map((line) => [line.id, line]));
          expect(handed.map(({ id }) => after.get(id))).toEqual(handed);
        }
        await checkLedger(customer.id);
      });
      await Promise.all(
        Array.from({ length: TELLERS }, () => assertAtRandom(keepsLedger, { numRuns: SEQUENCES / TELLERS })),
      );
      // Most commands are carried out, not refused.
      expect(done).toBeGreaterThan(SEQUENCES);
    },
    TIMEOUT_MS,
  );
});
