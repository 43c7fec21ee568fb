import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { customerGroups, customers, permissionGroups } from '#server/db/schema.ts';
import { createCustomer } from '#server/domain/customer/create-customer.ts';
import { getCustomer } from '#server/domain/customer/get-customer.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { outcomes, times } from '#tests/support/server/at-once.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import { SmallShop, somePicture } from '#tests/support/server/small-shop.ts';

type Form = Parameters<typeof createCustomer>[1]['body'];

describeShopOnEachEngine('a customer whom staff make', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let staff: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    staff = await shop.staff('create_customers', 'get_customers', 'trade_price_orders');
  });

  const blank: Form = { first_name: 'Вера', last_name: '', phone: '79220000000', customer_type: 'retail' };
  const make = (form: Partial<Form>, by = staff, key: string = randomUUID()) =>
    createCustomer(shop.deps, { caller: by, header: { 'idempotency-key': key }, body: { ...blank, ...form } });

  it('has the name, phone and type given, and of permissions only what everybody new has', async () => {
    const [group] = await db.orm
      .insert(permissionGroups)
      .values({ shopId: shop.shopId, name: 'Новые', flags: ['create_order'], isForNew: true })
      .returning();
    const made = await make({
      first_name: ' Вера ',
      last_name: 'Ким',
      phone: '79220000001',
      customer_type: 'wholesale',
    });
    expect(made).toEqual({
      id: made.id,
      user: { first_name: 'Вера', last_name: 'Ким' },
      phone: '79220000001',
      customer_type: 'wholesale',
    });
    expect(await getCustomer(shop.deps, { caller: staff, path: { customer_id: made.id } })).toMatchObject({
      ...made,
      permissions: ['create_order'],
      balance: null,
      last_delivery: null,
    });
    const [row] = await db.orm.select().from(customers).where(eq(customers.id, made.id));
    expect(row).toMatchObject({ flags: [], isIntermediary: false, balance: 0 });
    const groups = await db.orm.select().from(customerGroups).where(eq(customerGroups.customerId, made.id));
    expect(groups.map(({ groupId }) => groupId)).toEqual([group?.id]);
  });

  it('is wholesale only where the author may give trade prices', async () => {
    const clerk = await shop.staff('create_customers', 'get_customers');
    const wholesale = { phone: '79220000007', customer_type: 'wholesale' } as const;
    await expect(make(wholesale, clerk)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await make({ phone: '79220000007' }, clerk)).toMatchObject({ customer_type: 'retail' });
  });

  it('is named to whoever may see an order or a payment of theirs, and to nobody else of those', async () => {
    const buyer = await shop.customer({ firstName: 'Олег', lastName: 'Ким', phone: '79220000008' });
    const [clerk, cashier] = [await shop.staff(), await shop.customer({ flags: ['get_strange_payments'] })];
    await db.orm.update(customers).set({ avatar: somePicture }).where(eq(customers.id, buyer.customer.id));
    const nobody = { user: { first_name: '', last_name: '' }, phone: null, avatar_url: null };
    expect(await getCustomer(shop.deps, { caller: clerk, path: { customer_id: buyer.customer.id } })).toMatchObject(
      nobody,
    );
    await shop.order(buyer);
    const known = {
      user: { first_name: 'Олег', last_name: 'Ким' },
      phone: '79220000008',
      avatar_url: '/files/up/ab/abcdef-320.webp',
    };
    expect(await getCustomer(shop.deps, { caller: clerk, path: { customer_id: buyer.customer.id } })).toMatchObject({
      ...known,
      last_delivery: null,
    });
    const full = await getCustomer(shop.deps, { caller: staff, path: { customer_id: buyer.customer.id } });
    expect(full.last_delivery).toMatchObject({ delivery_id: shop.pickupId });
    expect(await getCustomer(shop.deps, { caller: cashier, path: { customer_id: buyer.customer.id } })).toMatchObject(
      nobody,
    );
  });

  it('shows the balance to those who see balances, and the last delivery to those who see customers', async () => {
    const { id } = await make({ phone: '79220000006' });
    await db.orm.update(customers).set({ balance: 12_345 }).where(eq(customers.id, id));
    const accountant = await shop.staff('get_strange_balance_history');
    expect(await getCustomer(shop.deps, { caller: accountant, path: { customer_id: id } })).toMatchObject({
      balance: 123.45,
      last_delivery: null,
    });
    expect(await getCustomer(shop.deps, { caller: staff, path: { customer_id: id } })).toMatchObject({ balance: null });
  });

  it('needs a name', async () => {
    await expect(make({ first_name: ' ', phone: '79220000002' })).rejects.toMatchObject({
      code: 'validation',
      fields: { first_name: 'required' },
    });
  });

  it('is not made of a phone that is known: whoever may see customers is told whose it is', async () => {
    const known = await make({ first_name: 'Анна', phone: '79220000003' });
    await expect(make({ phone: '79220000003' })).rejects.toMatchObject({ code: 'customer_exists', current: known });
    const blind = await shop.staff('create_customers');
    await expect(make({ phone: '79220000003' }, blind)).rejects.toMatchObject({
      code: 'customer_exists',
      current: undefined,
    });
    const [row] = await db.orm.select().from(customers).where(eq(customers.id, known.id));
    expect(row?.firstName).toBe('Анна');
  });

  it('is not made of the phone of somebody deleted, who stays deleted', async () => {
    const gone = await make({ phone: '79220000004' });
    await db.orm.update(customers).set({ deletedAt: shop.clock.now() }).where(eq(customers.id, gone.id));
    await expect(make({ phone: '79220000004' })).rejects.toMatchObject({ code: 'phone_of_deleted' });
    await expect(getCustomer(shop.deps, { caller: staff, path: { customer_id: gone.id } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is the same one where a request is sent again, and where both come at once', async () => {
    const [key, other] = [randomUUID(), randomUUID()];
    const made = await make({ phone: '79220000009' }, staff, key);
    expect(await make({ phone: '79220000009' }, staff, key)).toEqual(made);
    await expect(make({ phone: '79220000010' }, staff, key)).rejects.toMatchObject({ code: 'key_reused' });
    const { kept, codes } = await outcomes(times(2, () => make({ phone: '79220000011' }, staff, other)));
    expect([kept.length, codes]).toEqual([2, []]);
    expect(kept[0]).toEqual(kept[1]);
  });

  it('is made once where two are made at once, and in each shop on its own', async () => {
    const { kept, codes } = await outcomes(times(2, () => make({ phone: '79220000005' })));
    expect(kept).toHaveLength(1);
    expect(codes).toEqual(['customer_exists']);
    const other = await SmallShop.open(db);
    const there = await other.staff('create_customers', 'get_customers');
    const foreign = await make({ phone: '79220000005' }, there);
    expect(foreign.id).not.toBe(kept[0]?.id);
    await expect(getCustomer(shop.deps, { caller: staff, path: { customer_id: foreign.id } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
