import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { customers, placedOrders } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { deleteCustomer } from '#server/domain/customer/delete-customer.ts';
import { recoverCustomer } from '#server/domain/customer/recover-customer.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { createPayment } from '#server/domain/payment/create-payment.ts';
import { updatePayment } from '#server/domain/payment/update-payment.ts';
import { allPermissions } from '#server/domain/permission/permissions.ts';
import { lockWaits, outcomes } from '#tests/support/server/at-once.ts';
import { refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShop, describeShopOnPostgres } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

const move = (shop: SmallShop, staff: SignedInCaller, id: number, state: 'created' | 'canceled' | 'rejected') =>
  updatePlacedOrderState(shop.deps, { caller: staff, path: { id }, body: { state, reason: 'Передумали' } });

describeShop('a customer who is deleted', (it) => {
  it.for(['canceled', 'rejected'] as const)(
    'has an order that was %s back only with themselves',
    async (end, { stock: { shop } }) => {
      const owner = await shop.staff(...allPermissions);
      const anna = await shop.customer();
      const id = await shop.order(anna);
      await move(shop, owner, id, end);
      const open = async () =>
        (await getPlacedOrder(shop.deps, { caller: owner, path: { id } })).next_states.map(({ state }) => state);
      expect(await open()).toEqual(['created']);
      await deleteCustomer(shop.deps, { caller: owner, path: { customer_id: anna.customer.id } });
      expect(await open()).toEqual([]);
      expect(await refusalOf(move(shop, owner, id, 'created'))).toBe('order_customer_deleted');
      expect((await getPlacedOrder(shop.deps, { caller: owner, path: { id } })).state).toBe(end);
      await recoverCustomer(shop.deps, { caller: owner, path: { customer_id: anna.customer.id } });
      expect((await move(shop, owner, id, 'created')).state).toBe('created');
    },
  );

  it('has their payments decided before, and asks for no other', async ({ stock: { shop } }) => {
    const owner = await shop.staff(...allPermissions);
    const { id } = (await shop.customer({ balance: 20_000 })).customer;
    for (const type of ['top_up', 'refund'] as const) {
      const ask = () => {
        const form = { customer_id: id, type, amount: 100, way: 'cash' as const, comment: '' };
        return createPayment(shop.deps, { caller: owner, header: { 'idempotency-key': randomUUID() }, body: form });
      };
      const waiting = await ask();
      expect(await refusalOf(deleteCustomer(shop.deps, { caller: owner, path: { customer_id: id } }))).toBe(
        'customer_busy',
      );
      await updatePayment(shop.deps, {
        caller: owner,
        path: { id: waiting.id },
        body: { state: 'C', reason: 'Ошибка' },
      });
      await deleteCustomer(shop.deps, { caller: owner, path: { customer_id: id } });
      expect(await refusalOf(ask())).toBe('not_found');
      expect(
        await refusalOf(updatePayment(shop.deps, { caller: owner, path: { id: waiting.id }, body: { state: 'F' } })),
      ).toBe('payment_decided');
      await recoverCustomer(shop.deps, { caller: owner, path: { customer_id: id } });
    }
  });
});

describeShopOnPostgres('an ended order that is restored while its customer is deleted', (it) => {
  let shop: SmallShop;
  let owner: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    owner = await shop.staff(...allPermissions);
  });

  /**
   * Makes both calls wait for the customer, so that they go on in this order; answers their refusals, and what is left.
   */
  const inOrder = async (isDeletionFirst: boolean) => {
    const { id } = (await shop.customer()).customer;
    const isThisOne = eq(customers.id, id);
    const orderId = await shop.order({ ...owner, customer: { ...owner.customer, id } });
    await move(shop, owner, orderId, 'canceled');
    const calls = [
      () => move(shop, owner, orderId, 'created'),
      () => deleteCustomer(shop.deps, { caller: owner, path: { customer_id: id } }),
    ];
    const { both } = await shop.db.transaction(async (transaction) => {
      await transaction.select().from(customers).where(isThisOne).for('no key update');
      const begun = [];
      for (const call of isDeletionFirst ? calls.toReversed() : calls) {
        begun.push(outcomes<unknown>([call()]));
        await expect.poll(() => lockWaits(shop.db.orm)).toBe(begun.length);
      }
      return { both: Promise.all(begun) };
    });
    const codes = (await both).map((one) => one.codes);
    const [customer] = await shop.db.orm.select().from(customers).where(isThisOne);
    const [order] = await shop.db.orm.select().from(placedOrders).where(eq(placedOrders.id, orderId));
    return { codes, isDeleted: customer?.deletedAt !== null, state: order?.state };
  };

  it('stays ended where the deletion came first', async () => {
    expect(await inOrder(true)).toEqual({
      codes: [[], ['order_customer_deleted']],
      isDeleted: true,
      state: 'canceled',
    });
  });

  it('keeps its customer where it came first', async () => {
    expect(await inOrder(false)).toEqual({ codes: [[], ['customer_busy']], isDeleted: false, state: 'created' });
  });
});
