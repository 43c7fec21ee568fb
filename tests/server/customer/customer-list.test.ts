import { expect } from 'vitest';
import type { components, Permission, Query } from '#contract/types.ts';
import { customerGroups, permissionGroups } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { deleteCustomer } from '#server/domain/customer/delete-customer.ts';
import { updateCustomer } from '#server/domain/customer/update-customer.ts';
import { countCustomers } from '#server/domain/customer/count-customers.ts';
import { listCustomers } from '#server/domain/customer/list-customers.ts';
import { getCustomer } from '#server/domain/customer/get-customer.ts';
import { updateCustomers } from '#server/domain/customer/update-customers.ts';
import { allPermissions } from '#server/domain/permission/permissions.ts';
import { refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

type Form = components['schemas']['CustomersForm'];

describeShopOnEachEngine('the list of customers', (it) => {
  let shop: SmallShop;
  let owner: SignedInCaller;

  it.beforeEach(async ({ stock }) => {
    shop = await SmallShop.open(stock.db);
    owner = await shop.staff(...allPermissions);
    await named(owner, 'Яна', 'Яшина', '79440000009');
  });

  /** Names a person, as staff who may do everything. */
  const named = async (of: SignedInCaller, first_name: string, last_name: string, phone: string) =>
    updateCustomer(shop.deps, {
      caller: owner,
      path: { customer_id: of.customer.id },
      body: { first_name, last_name, phone },
    });
  const person = async (first: string, last: string, phone: string): Promise<number> => {
    const made = await shop.customer();
    await named(made, first, last, phone);
    return made.customer.id;
  };
  const list = async (query: Partial<Query<'listCustomers'>> = {}, by = owner) => {
    const asked = { search_text: '', is_deleted: false, order_by: 'fio', page: 1, limit: 24, ...query } as const;
    return (await listCustomers(shop.deps, { caller: by, query: asked })).result;
  };
  const names = async (query: Partial<Query<'listCustomers'>> = {}) =>
    (await list(query)).map(({ user }) => user.first_name);
  const totals = (query: Partial<Query<'countCustomers'>> = {}, by = owner) =>
    countCustomers(shop.deps, { caller: by, query: { search_text: '', is_deleted: false, ...query } });
  const group = async (...flags: Permission[]): Promise<number> => {
    const [made] = await shop.db.orm
      .insert(permissionGroups)
      .values({ shopId: shop.shopId, name: 'Кассиры', flags })
      .returning();
    return made?.id ?? 0;
  };
  const many = async (form: Form, by = owner) => (await updateCustomers(shop.deps, { caller: by, body: form })).result;

  it('is by last and first name, the other way round, or newest first', async () => {
    await person('Борис', 'Ёлкин', '79440000001');
    await person('Анна', 'Ёлкина', '79440000002');
    await person('Вера', 'Демидова', '79440000003');
    expect(await names()).toEqual(['Вера', 'Борис', 'Анна', 'Яна']);
    expect(await names({ order_by: '-fio' })).toEqual(['Яна', 'Анна', 'Борис', 'Вера']);
    expect(await names({ order_by: 'newest' })).toEqual(['Вера', 'Анна', 'Борис', 'Яна']);
  });

  it.for(['fio', '-fio', 'newest', '-balance'] as const)(
    'by %s goes on where the page before ended',
    async (order_by) => {
      for (const digit of [1, 2, 3, 4]) await person('Анна', 'Ким', `7944000000${digit}`);
      const ids = async (page: number, limit: number) => (await list({ order_by, page, limit })).map(({ id }) => id);
      const whole = await ids(1, 24);
      expect(new Set(whole).size).toBe(5);
      expect([...(await ids(1, 2)), ...(await ids(2, 2)), ...(await ids(3, 2))]).toEqual(whole);
      expect(await ids(4, 2)).toEqual([]);
    },
  );

  it('is narrowed by type, by group and by what is searched, and counts the same', async () => {
    const anna = await person('Анна', 'Ким', '79440000001');
    const boris = await person('Борис', 'Ким', '79440000002');
    await person('Вера', 'Пак', '79440000003');
    const id = await group('get_purchase');
    await shop.db.orm.insert(customerGroups).values({ shopId: shop.shopId, customerId: anna, groupId: id });
    await updateCustomer(shop.deps, {
      caller: owner,
      path: { customer_id: boris },
      body: { customer_type: 'wholesale' },
    });
    expect(await names({ customer_type: 'wholesale' })).toEqual(['Борис']);
    expect(await names({ group_id: id })).toEqual(['Анна']);
    expect(await names({ search_text: 'ким' })).toEqual(['Анна', 'Борис']);
    expect(await totals()).toEqual({ total: 4, retail: 3, wholesale: 1 });
    expect(await totals({ search_text: 'ким' })).toEqual({ total: 2, retail: 1, wholesale: 1 });
    expect(await totals({ search_text: 'ким', customer_type: 'retail' })).toEqual({
      total: 1,
      retail: 1,
      wholesale: 0,
    });
    expect((await list({ group_id: id }))[0]).toMatchObject({
      id: anna,
      customer_type: 'retail',
      groups: [{ id, name: 'Кассиры' }],
      is_deleted: false,
    });
  });

  it('finds who has a permission, of their own or through a group', async () => {
    const [anna, boris] = [await shop.customer({ flags: ['get_purchase'] }), await shop.customer()];
    await shop.customer({ flags: ['create_order'] });
    const id = await group('get_purchase', 'make_delivery');
    await many({ ids: [boris.customer.id], change: { join_group_id: id } });
    const found = await list({ permission: 'get_purchase', order_by: 'newest' });
    expect(found.map((row) => row.id)).toEqual([boris.customer.id, anna.customer.id, owner.customer.id]);
    expect(await totals({ permission: 'make_delivery' })).toEqual({ total: 2, retail: 2, wholesale: 0 });
  });

  it('shows who was deleted to whoever may recover them', async () => {
    const anna = await shop.customer();
    await deleteCustomer(shop.deps, { caller: owner, path: { customer_id: anna.customer.id } });
    expect((await list({ is_deleted: true })).map((row) => [row.id, row.is_deleted])).toEqual([
      [anna.customer.id, true],
    ]);
    expect(await totals({ is_deleted: true })).toEqual({ total: 1, retail: 1, wholesale: 0 });
    expect((await list()).map(({ id }) => id)).toEqual([owner.customer.id]);
    const reader = await shop.staff('get_customers');
    expect(await refusalOf(list({ is_deleted: true }, reader))).toBe('forbidden');
    expect(await refusalOf(totals({ is_deleted: true }, reader))).toBe('forbidden');
  });

  it('tells balances, and orders by them, only where they may be seen', async () => {
    const [rich, poor] = [await shop.customer(), await shop.customer()];
    await shop.topUp(rich.customer.id, 90_000);
    await shop.topUp(poor.customer.id, 2_000);
    const seen = await list({ order_by: '-balance' });
    expect(seen.map(({ id, balance }) => [id, balance])).toEqual([
      [rich.customer.id, 900],
      [poor.customer.id, 20],
      [owner.customer.id, 0],
    ]);
    const reader = await shop.staff('get_customers');
    expect(await refusalOf(list({ order_by: 'balance' }, reader))).toBe('forbidden');
    expect((await list({ order_by: 'newest' }, reader)).map(({ balance }) => balance)).toEqual([0, null, null, null]);
  });

  it('changes many at once, each by its own rules', async () => {
    const id = await group('get_purchase');
    const [anna, boris] = [await shop.customer(), await shop.customer()];
    const ids = [anna.customer.id, owner.customer.id, boris.customer.id];
    expect(await many({ ids, change: { customer_type: 'wholesale' } })).toEqual([
      { id: anna.customer.id, ok: true, version: 2, customer_type: 'wholesale', is_deleted: false },
      { id: owner.customer.id, ok: false, code: 'own_rights', detail: expect.stringMatching(/[а-я]/) as string },
      { id: boris.customer.id, ok: true, version: 2, customer_type: 'wholesale', is_deleted: false },
    ]);
    await many({ ids: [anna.customer.id], change: { join_group_id: id } });
    // Who is in it already stays at their version.
    const again = await many({ ids: [anna.customer.id, boris.customer.id], change: { join_group_id: id } });
    expect(again.map((row) => row.ok && row.version)).toEqual([3, 3]);
    expect((await getCustomer(shop.deps, { caller: owner, path: { customer_id: boris.customer.id } })).groups).toEqual([
      { id, name: 'Кассиры' },
    ]);
    await many({ ids: [boris.customer.id], change: { leave_group_id: id } });
    expect((await getCustomer(shop.deps, { caller: owner, path: { customer_id: boris.customer.id } })).groups).toEqual(
      [],
    );
  });

  it('changes nobody at another version than the one that was seen', async () => {
    const anna = await shop.customer();
    const { id } = anna.customer;
    await updateCustomer(shop.deps, { caller: owner, path: { customer_id: id }, body: { comment: 'Звонить вечером' } });
    const versions = [{ id, version: 1 }];
    const codes = (await many({ ids: [id], versions, change: { customer_type: 'wholesale' } })).map(
      (row) => !row.ok && row.code,
    );
    expect(codes).toEqual(['changed_meanwhile']);
    expect(await many({ ids: [id] })).toEqual([
      { id, ok: true, version: 2, customer_type: 'retail', is_deleted: false },
    ]);
  });

  it('deletes and recovers many, with the permission of each', async () => {
    const anna = await shop.customer();
    const ids = [anna.customer.id];
    const editor = await shop.staff('get_customers', 'edit_customers');
    expect(await many({ ids, change: { is_deleted: true } }, editor)).toMatchObject([{ ok: false, code: 'forbidden' }]);
    expect(await many({ ids, change: { is_deleted: true } })).toMatchObject([{ ok: true, is_deleted: true }]);
    expect(await many({ ids, change: { is_deleted: false } }, editor)).toMatchObject([
      { ok: false, code: 'forbidden' },
    ]);
    expect(await many({ ids, change: { is_deleted: false } })).toMatchObject([{ ok: true, is_deleted: false }]);
  });
});
