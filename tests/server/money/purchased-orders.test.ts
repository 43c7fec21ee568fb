import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { OrderLineState } from '#common/order-line.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import type { PurchaseState } from '#machines/purchase/purchase.machine.ts';
import { balanceEntries, customers, orderLines, placedOrders } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { deleteCustomer } from '#server/domain/customer/delete-customer.ts';
import { recoverCustomer } from '#server/domain/customer/recover-customer.ts';
import { AppError } from '#server/domain/kit/app-error.ts';
import { changeLineStates } from '#server/domain/order/lines/line-states.ts';
import { deleteOrderLine } from '#server/domain/order/lines/delete-order-line.ts';
import { updateOrderLine } from '#server/domain/order/lines/update-order-line.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { allPermissions } from '#server/domain/permission/permissions.ts';
import { markPurchaseLine } from '#server/domain/purchase/mark-purchase-line.ts';
import { PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { assertAtRandom } from '#tests/support/server/statements.ts';

/** What may happen next; of which order or line a number says. */
type Happening =
  | { what: 'moved'; to: PlacedOrderState }
  | { what: 'line'; line: number; to: OrderLineState }
  | { what: 'count'; line: number; to: number }
  | { what: 'removed'; line: number }
  | { what: 'sent'; line: number }
  | { what: 'unmarked'; line: number }
  | { what: 'marked'; line: number; to: 'P' | 'C' }
  | { what: 'purchase'; isBack: boolean; came: readonly number[]; rest: 'C' | 'O' }
  | { what: 'left' }
  | { what: 'back' };

const charged: readonly PlacedOrderState[] = ['need_pay', 'collected', 'delivery', 'done', 'completed'];
const ended: readonly PlacedOrderState[] = ['canceled', 'rejected', 'completed'];
const purchaseStates: readonly PurchaseState[] = ['open', 'stopped', 'sent', 'received'];
const line = fc.nat(4);

const happenings: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('moved' as const),
      to: fc.constantFrom<PlacedOrderState>(
        ...(['created', 'accepted', 'need_pay', 'collected', 'delivery', 'done', 'canceled'] as const),
      ),
    }),
  },
  fc.record({ what: fc.constant('line' as const), line, to: fc.constantFrom<OrderLineState>('W', 'P', 'F', 'C') }),
  fc.record({ what: fc.constant('count' as const), line, to: fc.integer({ min: 1, max: 5 }) }),
  { weight: 4, arbitrary: fc.record({ what: fc.constant('sent' as const), line }) },
  fc.record({ what: fc.constant('removed' as const), line }),
  fc.record({ what: fc.constant('unmarked' as const), line }),
  { weight: 2, arbitrary: fc.record({ what: fc.constant('marked' as const), line, to: fc.constantFrom('P', 'C') }) },
  {
    weight: 9,
    arbitrary: fc.record({
      what: fc.constant('purchase' as const),
      isBack: fc.constantFrom(false, false, true),
      came: fc.oneof(fc.constant([]), fc.array(line, { maxLength: 2 })),
      rest: fc.constantFrom('C', 'C', 'O'),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ what: 'left' as const }) },
  fc.constant({ what: 'back' as const }),
);

const step = { what: 'purchase', isBack: false, came: [], rest: 'C' } as const;
/** Half of the stories begin with a billed order whose purchase is about to be received. */
const beginnings: readonly (readonly Happening[])[] = [
  [],
  [{ what: 'moved', to: 'need_pay' }, { what: 'sent', line: 0 }, { what: 'sent', line: 1 }, step, step],
];
const stories = fc
  .tuple(fc.constantFrom(...beginnings), fc.array(happenings, { minLength: 5, maxLength: 20 }))
  .map(([beginning, rest]) => [...beginning, ...rest]);

describeShop('the ledger of a customer whose orders go to a purchase', (it) => {
  let desk: PurchaseDesk;
  let owner: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
    owner = await stock.shop.staff(...allPermissions);
  });

  /** Carries a happening out; a refusal is as good as a success. */
  const attempt = async (
    {
      orderId,
      purchaseId,
      irina,
      customerId,
    }: { orderId: number; purchaseId: number; irina: SignedInCaller; customerId: number },
    one: Happening,
  ): Promise<void> => {
    const { deps, db } = desk.shop;
    const lines = await db.orm
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.id));
    const idOf = (index: number): number => lines[index % lines.length]?.id ?? 0;
    const reason = 'Так вышло';
    const mark = (index: number, state: 'O' | 'P' | 'C') =>
      markPurchaseLine(deps, {
        caller: irina,
        path: { id: irina.customer.id, purchase_id: purchaseId },
        header: {},
        body: { line_id: idOf(index), state, ...(state === 'C' && { reason }) },
      });
    const carryOut = (): Promise<unknown> => {
      if (one.what === 'moved')
        return updatePlacedOrderState(deps, { caller: owner, path: { id: orderId }, body: { state: one.to, reason } });
      if (one.what === 'line') return changeLineStates(deps, owner, { ids: [idOf(one.line)], state: one.to, reason });
      if (one.what === 'count')
        return updateOrderLine(deps, { caller: owner, path: { id: idOf(one.line) }, body: { count: one.to, reason } });
      if (one.what === 'removed')
        return deleteOrderLine(deps, { caller: owner, path: { id: idOf(one.line) }, query: { reason } });
      if (one.what === 'sent') return desk.send(orderId, { purchase_id: purchaseId, line_ids: [idOf(one.line)] });
      if (one.what === 'marked') return mark(one.line, one.to);
      if (one.what === 'unmarked') return mark(one.line, 'O');
      if (one.what === 'left') return deleteCustomer(deps, { caller: owner, path: { customer_id: customerId } });
      if (one.what === 'back') return recoverCustomer(deps, { caller: owner, path: { customer_id: customerId } });
      return turn(one);
    };
    /** The purchase goes a step on, or back. */
    const turn = async ({ isBack, came, rest }: Happening & { what: 'purchase' }): Promise<unknown> => {
      const at = purchaseStates.indexOf((await desk.detail(purchaseId)).purchase.state);
      const state = purchaseStates[at + (isBack ? -1 : 1)];
      const receipt = { line_ids: [...new Set(came.map(idOf))], rest };
      return state && desk.update(purchaseId, { state, reason, ...(state === 'received' && { receipt }) });
    };
    await carryOut().catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  };

  it('adds up, charges nobody who is deleted, and keeps what is handed over paid for', async () => {
    const { db } = desk.shop;
    await assertAtRandom(
      fc.asyncProperty(stories, async (story) => {
        const own = await PurchaseDesk.open(desk.shop);
        const customerId = own.anna.customer.id;
        const irina = await desk.intermediary();
        const { id: purchaseId } = await desk.purchase({ intermediary_id: irina.customer.id });
        const { id: orderId } = await own.order('accepted', { byCourier: true });
        const known = new Map<number, { version: number; text: string }>();
        for (const one of story) {
          await attempt({ orderId, purchaseId, irina, customerId }, one);
          const [order] = await db.orm.select().from(placedOrders).where(eq(placedOrders.id, orderId));
          const [customer] = await db.orm.select().from(customers).where(eq(customers.id, customerId));
          const lines = await db.orm.select().from(orderLines).where(eq(orderLines.orderId, orderId));
          const entries = await db.orm.select().from(balanceEntries).where(eq(balanceEntries.customerId, customerId));
          if (!order || !customer) throw new Error('A record is gone');
          const sum = entries.reduce((all, { amount }) => all + amount, 0);
          const live = lines.filter(({ state }) => state !== 'C');
          const total = live.reduce((all, { price, count }) => all + (price ?? 0) * count, order.deliveryPrice);
          const isCharged = charged.includes(order.state);
          expect([customer.balance, sum]).toEqual([sum, isCharged ? -order.total : 0]);
          expect(order.total === total || ended.includes(order.state)).toBe(true);
          expect(customer.deletedAt !== null && !ended.includes(order.state)).toBe(false);
          expect(lines.some(({ state }) => state === 'F') && !isCharged).toBe(false);
          for (const { id, version, ...values } of lines) {
            const [before, text] = [known.get(id), JSON.stringify(values)];
            expect(!before || version > before.version === (text !== before.text), `line ${id}`).toBe(true);
            known.set(id, { version, text });
          }
        }
      }),
      { numRuns: 30 },
    );
  }, 120_000);
});
