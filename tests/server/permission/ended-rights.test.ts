import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { components } from '#contract/types.ts';
import { lockCustomer } from '#server/db/repositories/customer/customer.ts';
import { lockPermissions } from '#server/db/repositories/customer/permission-group.ts';
import { lockOrder } from '#server/db/repositories/order/transition.ts';
import { balanceEntries, customers, payments, tokens } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { deleteCustomer } from '#server/domain/customer/delete-customer.ts';
import { updateCustomer } from '#server/domain/customer/update-customer.ts';
import { editCustomerBalance } from '#server/domain/customer/edit-customer-balance.ts';
import { changeLineStates } from '#server/domain/order/lines/line-states.ts';
import { createOrderLine } from '#server/domain/order/lines/create-order-line.ts';
import { updatePlacedOrder } from '#server/domain/order/placed/update-placed-order.ts';
import { updateOrderLine } from '#server/domain/order/lines/update-order-line.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { updatePayment } from '#server/domain/payment/update-payment.ts';
import { allPermissions } from '#server/domain/permission/permissions.ts';
import { createPermissionGroup } from '#server/domain/permission/create-permission-group.ts';
import { deletePermissionGroup } from '#server/domain/permission/delete-permission-group.ts';
import { updatePermissionGroup } from '#server/domain/permission/update-permission-group.ts';
import { deferred } from '#tests/support/deferred.ts';
import { lockWaits } from '#tests/support/server/at-once.ts';
import { describeShop, type ShopTest } from '#tests/support/server/shop-test.ts';
import { PurchaseDesk, refusalOf } from '#tests/support/server/purchase-desk.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';

type Schemas = components['schemas'];

/** Longer than a token's use stays unrecorded. */
const OVER_AN_HOUR = 3_600_001;

describeShop('a request begun before rights ended', (it: ShopTest, engine) => {
  let shop: SmallShop;
  let app: TestApp;
  let owner: SignedInCaller;
  let address: string;

  it.beforeAll(async ({ site }) => {
    ({ shop, app } = site);
    address = await app.app.listen({ port: 0, host: '127.0.0.1' });
    owner = await shop.staff(...allPermissions);
  });

  const customerOf = async ({ customer: { id } }: SignedInCaller) => {
    const [found] = await shop.db.orm.select().from(customers).where(eq(customers.id, id));
    return found;
  };
  const ends = {
    'the permissions taken': (staff) =>
      updateCustomer(shop.deps, { caller: owner, path: { customer_id: staff.customer.id }, body: { permissions: [] } }),
    'the person deleted': (staff) =>
      deleteCustomer(shop.deps, { caller: owner, path: { customer_id: staff.customer.id } }),
    'the person signed out': (staff) => shop.db.orm.delete(tokens).where(eq(tokens.customerId, staff.customer.id)),
  } satisfies Record<string, (staff: SignedInCaller) => Promise<unknown>>;

  /** What is sent in two parts: by the time of the second the first was read, since the token's use is recorded. */
  async function sendSlowly(
    staff: SignedInCaller,
    { url, body }: { url: string; body: object },
    between: () => unknown,
  ) {
    const token = await app.tokenOf(staff);
    shop.clock.pass(OVER_AN_HOUR);
    const at = shop.clock.now();
    const text = JSON.stringify(body);
    const headers = {
      host: app.host,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'idempotency-key': randomUUID(),
    };
    const sent = request(new URL(url, address), { method: 'PUT', headers });
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.write(text.slice(0, 3));
    const usedAt = async () => {
      const rows = await shop.db.orm.select().from(tokens).where(eq(tokens.customerId, staff.customer.id));
      return rows[0]?.lastUsedAt;
    };
    await expect.poll(usedAt).toEqual(at);
    await between();
    sent.end(text.slice(3));
    const [{ statusCode }] = await answered;
    return statusCode;
  }

  const cases = [
    ['the permissions taken', 403],
    ['the person deleted', 401],
    ['the person signed out', 401],
  ] as const;

  it.for(cases)('confirms no payment with %s before its body has come', async ([how, status]) => {
    const anna = await shop.customer();
    const staff = await shop.customer({ flags: ['edit_payments', 'get_strange_payments'] });
    const id = await shop.payment(anna.customer.id);
    const change = { url: `/api/payment/${id}/`, body: { state: 'F' } };
    const expected = how === 'the permissions taken' ? 404 : status;
    expect(await sendSlowly(staff, change, () => ends[how](staff))).toBe(expected);
    expect(await shop.db.orm.select().from(payments).where(eq(payments.id, id))).toMatchObject([{ state: 'W' }]);
    expect((await customerOf(anna))?.balance).toBe(0);
  });

  it.for(cases)('corrects no balance with %s before its body has come', async ([how, status]) => {
    const anna = await shop.customer();
    const staff = await shop.customer({ flags: ['edit_balance_customers'] });
    const change = {
      url: `/api/customers/${anna.customer.id}/edit-balance/`,
      body: { amount: 150, reason: 'Ошибка' },
    };
    expect(await sendSlowly(staff, change, () => ends[how](staff))).toBe(status);
    expect((await customerOf(anna))?.balance).toBe(0);
  });

  it.for(cases)('gives no permission with %s before its body has come', async ([how, status]) => {
    const anna = await shop.customer();
    const staff = await shop.customer({ flags: ['edit_customers', 'get_customers', 'get_purchase'] });
    const change = { url: `/api/customers/${anna.customer.id}/`, body: { permissions: ['get_purchase'] } };
    const expected = how === 'the permissions taken' ? 404 : status;
    expect(await sendSlowly(staff, change, () => ends[how](staff))).toBe(expected);
    expect((await customerOf(anna))?.flags).toEqual([]);
  });

  it('changes no money and no permission for a caller who was identified before they ended', async () => {
    const anna = await shop.customer({ balance: 100_000 });
    const staff = await shop.staff(...allPermissions);
    const orderId = await shop.order(anna, 70_000);
    const [line] = (await getPlacedOrder(shop.deps, { caller: owner, path: { id: orderId } })).lines;
    const paymentId = await shop.payment(anna.customer.id);
    const group = { name: 'Кассиры', permissions: [], is_for_new: false };
    const { id: groupId } = await createPermissionGroup(shop.deps, {
      caller: owner,
      header: { 'idempotency-key': randomUUID() },
      body: group,
    });
    await ends['the permissions taken'](staff);
    const { deps } = shop;
    const { id } = anna.customer;
    // As it was identified before.
    const codes = {
      payment: await refusalOf(updatePayment(deps, { caller: staff, path: { id: paymentId }, body: { state: 'F' } })),
      balance: await refusalOf(
        editCustomerBalance(deps, {
          caller: staff,
          path: { customer_id: id },
          header: { 'idempotency-key': randomUUID() },
          body: { amount: 1, reason: 'Я' },
        }),
      ),
      move: await refusalOf(
        updatePlacedOrderState(deps, { caller: staff, path: { id: orderId }, body: { state: 'accepted', reason: '' } }),
      ),
      price: await refusalOf(updateOrderLine(deps, { caller: staff, path: { id: line?.id ?? 0 }, body: { price: 1 } })),
      phone: await refusalOf(
        updateCustomer(deps, { caller: staff, path: { customer_id: id }, body: { phone: '79000000031' } }),
      ),
      deletion: await refusalOf(deleteCustomer(deps, { caller: staff, path: { customer_id: id } })),
      newGroup: await refusalOf(
        createPermissionGroup(deps, { caller: staff, header: { 'idempotency-key': randomUUID() }, body: group }),
      ),
      group: await refusalOf(
        updatePermissionGroup(deps, { caller: staff, path: { id: groupId }, body: { permissions: ['get_purchase'] } }),
      ),
      groupDeletion: await refusalOf(deletePermissionGroup(deps, { caller: staff, path: { id: groupId } })),
    };
    expect(codes).toEqual({
      payment: 'not_found',
      balance: 'forbidden',
      move: 'not_found',
      price: 'not_found',
      phone: 'not_found',
      deletion: 'forbidden',
      newGroup: 'forbidden',
      group: 'forbidden',
      groupDeletion: 'forbidden',
    });
    expect(await customerOf(anna)).toMatchObject({ balance: 100_000, phone: null, deletedAt: null });
  });

  type Hold = Parameters<SmallShop['db']['transaction']>[0];

  /** Starts requests while a lock is held that they need, and lets them go together. */
  async function atOnce<Answer>(hold: Hold, requests: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
    const [isHeld, isReleased] = [deferred<undefined>(), deferred<undefined>()];
    const holding = shop.db.transaction(async (transaction) => {
      await hold(transaction);
      isHeld.resolve(undefined);
      await isReleased.promise;
    });
    await isHeld.promise;
    const answers = requests.map((request) => request());
    // PGlite has one connection: there they wait for the transaction itself.
    const areWaiting = async () => (await lockWaits(shop.db.orm)) === requests.length;
    if (engine === 'postgres') await vi.waitUntil(areWaiting, { timeout: 30_000 });
    isReleased.resolve(undefined);
    await holding;
    return Promise.all(answers);
  }
  const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

  it('is refused to the second of two colleagues who take everything from each other at once', async () => {
    const flags = ['get_customers', 'edit_customers', 'edit_payments'] as const;
    const [one, other] = [await shop.customer({ flags }), await shop.customer({ flags })];
    const strip = async (by: SignedInCaller, of: SignedInCaller) => {
      const token = await app.tokenOf(by);
      const body = { permissions: ['get_customers'] } satisfies Schemas['CustomerChange'];
      return () => app.call('PUT', `/api/customers/${of.customer.id}/`, { token, body });
    };
    const requests = [await strip(one, other), await strip(other, one)];
    const answers = await atOnce((transaction) => lockPermissions(transaction, shop.shopId), requests);
    expect(statusesOf(answers)).toEqual([200, 403]);
    const left = [(await customerOf(one))?.flags, (await customerOf(other))?.flags].map((held) => held?.length);
    expect(left.sort()).toEqual([1, 3]);
  });

  it('corrects nothing for whoever lost the right while the customer was locked', async () => {
    const anna = await shop.customer();
    const staff = await shop.customer({ flags: ['edit_balance_customers'] });
    const token = await app.tokenOf(staff);
    const body = { amount: 150, reason: 'Ошибка' };
    const headers = { 'idempotency-key': randomUUID() };
    const hold: Hold = async (transaction) => {
      await lockCustomer(transaction, shop.shopId, anna.customer.id);
      await transaction.update(customers).set({ flags: [] }).where(eq(customers.id, staff.customer.id));
    };
    const correct = () => app.call('PUT', `/api/customers/${anna.customer.id}/edit-balance/`, { token, body, headers });
    expect(statusesOf(await atOnce(hold, [correct]))).toEqual([403]);
    const entries = await shop.db.orm
      .select()
      .from(balanceEntries)
      .where(eq(balanceEntries.authorId, staff.customer.id));
    expect(entries).toEqual([]);
  });

  it('changes no order for whoever lost the right while its customer was locked', async () => {
    const { deps } = shop;
    const anna = await shop.customer({ balance: 900_000 });
    const staff = await shop.staff(...allPermissions);
    const itemId = await shop.item();
    const placed: Schemas['PlacedOrder'][] = [];
    for (const price of [71_000, 72_000, 73_000, 74_000, 75_000])
      placed.push(await getPlacedOrder(deps, { caller: owner, path: { id: await shop.order(anna, price) } }));
    const [priced, delivered, added, lessened, arrived] = placed;
    const lineOf = (order: (typeof placed)[number] | undefined) => order?.lines[0]?.id ?? 0;
    const idOf = (order: (typeof placed)[number] | undefined) => order?.id ?? 0;
    const more = { item_id: itemId, count: 2, comment: '', description: '', trade_price: false };
    const hold: Hold = async (transaction) => {
      await lockCustomer(transaction, shop.shopId, anna.customer.id);
      await transaction.update(customers).set({ flags: [] }).where(eq(customers.id, staff.customer.id));
    };
    const refusals = await atOnce(hold, [
      () => refusalOf(updateOrderLine(deps, { caller: staff, path: { id: lineOf(priced) }, body: { price: 1 } })),
      () =>
        refusalOf(
          updatePlacedOrder(deps, { caller: staff, path: { id: idOf(delivered) }, body: { delivery: { price: 999 } } }),
        ),
      () =>
        refusalOf(
          createOrderLine(deps, {
            caller: staff,
            header: { 'idempotency-key': randomUUID() },
            body: { ...more, placed_order_id: idOf(added) },
          }),
        ),
      () => refusalOf(updateOrderLine(deps, { caller: staff, path: { id: lineOf(lessened) }, body: { count: 3 } })),
    ]);
    expect(refusals).toEqual(['not_found', 'not_found', 'not_found', 'not_found']);
    const again = await shop.staff(...allPermissions);
    const toHandOver = { ids: [lineOf(arrived)], state: 'P' as const, reason: 'Пришло' };
    const holdAgain: Hold = async (transaction) => {
      await lockCustomer(transaction, shop.shopId, anna.customer.id);
      await transaction.update(customers).set({ flags: [] }).where(eq(customers.id, again.customer.id));
    };
    const [verdicts] = await atOnce(holdAgain, [() => changeLineStates(deps, again, toHandOver)]);
    expect(verdicts?.result).toMatchObject([{ ok: false, code: 'not_found' }]);
    for (const { id, version, total } of placed)
      expect(await getPlacedOrder(deps, { caller: owner, path: { id } })).toMatchObject({
        version,
        total,
        lines: [{ state: 'W', count: 1 }],
      });
  });

  it('marks no line for an intermediary who was dismissed while its order was locked', async () => {
    const desk = await PurchaseDesk.open(shop);
    const irina = await desk.intermediary();
    const { id: purchaseId } = await desk.purchase({ intermediary_id: irina.customer.id });
    const { id: orderId } = await desk.order();
    await desk.send(orderId, { purchase_id: purchaseId });
    const [line] = (await desk.detail(purchaseId)).lines;
    const token = await app.tokenOf(irina);
    const hold: Hold = async (transaction) => {
      await lockOrder(transaction, shop.shopId, orderId);
      await transaction.update(customers).set({ isIntermediary: false }).where(eq(customers.id, irina.customer.id));
    };
    const body = { line_id: line?.id, state: 'C', reason: 'Нет в\u00A0продаже' };
    const url = `/api/intermediary/${irina.customer.id}/purchases/${purchaseId}/`;
    const answers = await atOnce(hold, [() => app.call('PUT', url, { token, body })]);
    expect(statusesOf(answers)).toEqual([404]);
    expect((await desk.detail(purchaseId)).lines.map(({ state }) => state)).toEqual(['O', 'O']);
  });
});
