import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components, Permission } from '#contract/types.ts';
import { balanceEntries, customerGroups, customers, permissionGroups, tokens } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { listAudit } from '#server/domain/audit/list-audit.ts';
import { deleteCustomer } from '#server/domain/customer/delete-customer.ts';
import { recoverCustomer } from '#server/domain/customer/recover-customer.ts';
import { updateCustomer } from '#server/domain/customer/update-customer.ts';
import { editCustomerBalance } from '#server/domain/customer/edit-customer-balance.ts';
import { getCurrentCustomer } from '#server/domain/customer/get-current-customer.ts';
import { getCustomer } from '#server/domain/customer/get-customer.ts';
import { allPermissions } from '#server/domain/permission/permissions.ts';
import { outcomes, times } from '#tests/support/server/at-once.ts';
import { refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

type Change = components['schemas']['CustomerChange'];

describeShop('a customer whom staff change', (it) => {
  let shop: SmallShop;
  let owner: SignedInCaller;

  it.beforeEach(async ({ stock }) => {
    shop = await SmallShop.open(stock.db);
    owner = await shop.staff(...allPermissions);
  });

  const update = (of: SignedInCaller, form: Change, by = owner) =>
    updateCustomer(shop.deps, { caller: by, path: { customer_id: of.customer.id }, body: form });
  const read = (of: SignedInCaller, by = owner) =>
    getCustomer(shop.deps, { caller: by, path: { customer_id: of.customer.id } });
  const group = async (...flags: Permission[]): Promise<number> => {
    const [made] = await shop.db.orm
      .insert(permissionGroups)
      .values({ shopId: shop.shopId, name: 'Группа', flags })
      .returning();
    return made?.id ?? 0;
  };
  const manager = () => shop.customer({ flags: ['get_customers', 'edit_customers', 'delete_customers'] });

  it('gets another name, phone, type, comment, group and permission, and the change is told', async () => {
    const anna = await shop.customer({ phone: '79330000001' });
    const id = await group('get_purchase');
    const changed = await update(anna, {
      version: 1,
      first_name: ' Ольга ',
      last_name: 'Ким',
      phone: '79330000002',
      customer_type: 'wholesale',
      comment: 'Звонить вечером',
      group_ids: [id],
      permissions: ['create_order'],
    });
    expect(changed).toMatchObject({
      version: 2,
      user: { first_name: 'Ольга', last_name: 'Ким' },
      phone: '79330000002',
      customer_type: 'wholesale',
      comment: 'Звонить вечером',
      groups: [{ id, name: 'Группа' }],
      own_permissions: ['create_order'],
      permissions: ['create_order', 'get_purchase'],
      can_edit: true,
    });
    const { result } = await listAudit(shop.deps, { caller: owner, query: { entity: 'customer', page: 1, limit: 24 } });
    expect(result).toMatchObject([
      {
        action: 'changed',
        label: 'Ольга Ким',
        before: { first_name: 'Анна', phone: '79330000001', customer_type: 'retail', groups: [], permissions: [] },
        after: { first_name: 'Ольга', groups: ['Группа'], permissions: ['create_order'] },
      },
    ]);
  });

  it('changes their own name, and nothing more', async () => {
    const anna = await shop.customer();
    expect(await update(anna, { first_name: 'Аня', last_name: '' }, anna)).toMatchObject({
      user: { first_name: 'Аня', last_name: '' },
    });
    await update(anna, { comment: 'Торгуется' });
    expect((await update(anna, { first_name: 'Анна' }, anna)).comment).toBe('');
    expect(await refusalOf(update(anna, { customer_type: 'wholesale' }, anna))).toBe('forbidden');
    expect(await refusalOf(update(anna, { permissions: ['edit_retail'] }, anna))).toBe('forbidden');
    expect(await refusalOf(update(anna, { first_name: ' ' }, anna))).toBe('validation');
  });

  it('is not taken over: without their permissions one changes no phone, type, group or permission', async () => {
    const [clerk, boss] = [await manager(), await shop.customer({ flags: ['edit_payments'], phone: '79330000003' })];
    for (const form of [
      { phone: '79330000004' },
      { customer_type: 'retail' },
      { group_ids: [] },
      { permissions: [] },
      { is_intermediary: true },
    ] satisfies Change[])
      expect(await refusalOf(update(boss, form, clerk))).toBe('permission_lacking');
    expect(await refusalOf(deleteCustomer(shop.deps, { caller: clerk, path: { customer_id: boss.customer.id } }))).toBe(
      'permission_lacking',
    );
    expect(await update(boss, { first_name: 'Борис' }, clerk)).toMatchObject({ can_edit: false });
  });

  it('is not taken over as a wholesale buyer or an intermediary either', async () => {
    const clerk = await shop.customer({
      flags: ['get_customers', 'edit_customers', 'delete_customers', 'recovery_customers'],
    });
    const buyer = await shop.customer({ type: 'wholesale', phone: '79330000006' });
    const agent = await shop.customer({ phone: '79330000007' });
    await update(agent, { is_intermediary: true });
    for (const [person, lacked] of [
      [buyer, 'trade_price_orders'],
      [agent, 'get_purchase'],
    ] as const) {
      const { id } = person.customer;
      for (const form of [
        { phone: '79330000008' },
        { customer_type: 'retail' },
        { is_intermediary: false },
        { group_ids: [] },
        { permissions: [] },
      ] satisfies Change[])
        expect(await refusalOf(update(person, form, clerk))).toBe('permission_lacking');
      expect(await refusalOf(deleteCustomer(shop.deps, { caller: clerk, path: { customer_id: id } }))).toBe(
        'permission_lacking',
      );
      expect(await update(person, { first_name: 'Борис', comment: 'Звонить' }, clerk)).toMatchObject({
        user: { first_name: 'Борис' },
        comment: 'Звонить',
        can_edit: false,
      });
      await deleteCustomer(shop.deps, { caller: owner, path: { customer_id: id } });
      expect(await refusalOf(recoverCustomer(shop.deps, { caller: clerk, path: { customer_id: id } }))).toBe(
        'permission_lacking',
      );
      await recoverCustomer(shop.deps, { caller: owner, path: { customer_id: id } });
      const able = await shop.customer({ flags: ['get_customers', 'edit_customers', lacked] });
      expect((await read(person, able)).can_edit).toBe(true);
    }
    await update(
      buyer,
      { phone: '79330000009' },
      await shop.staff('get_customers', 'edit_customers', 'trade_price_orders'),
    );
  });

  it('changes their own phone, whatever they are', async () => {
    const anna = await shop.customer({ type: 'wholesale', flags: ['get_customers', 'edit_customers'] });
    expect(await update(anna, { phone: '79330000010' }, anna)).toMatchObject({ phone: '79330000010', can_edit: true });
  });

  it('gets no permission that the giver lacks, by themselves or by a group, and loses none', async () => {
    const clerk = await manager();
    const anna = await shop.customer();
    const strong = await group('edit_payments');
    expect(await refusalOf(update(anna, { permissions: ['edit_payments'] }, clerk))).toBe('permission_lacking');
    expect(await refusalOf(update(anna, { group_ids: [strong] }, clerk))).toBe('permission_lacking');
    expect(await refusalOf(update(anna, { customer_type: 'wholesale' }, clerk))).toBe('permission_lacking');
    expect(await refusalOf(update(clerk, { permissions: [...allPermissions] }, clerk))).toBe('own_rights');
    expect(await refusalOf(update(clerk, { customer_type: 'wholesale' }, clerk))).toBe('own_rights');
    expect(await update(anna, { permissions: ['get_customers'] }, clerk)).toMatchObject({
      permissions: ['get_customers'],
    });
    expect(await refusalOf(update(anna, { group_ids: [999_999] }))).toBe('validation');
  });

  it('keeps the shop an owner where two take it from each other at once: the second has it no longer', async () => {
    const other = await shop.staff(...allPermissions);
    const { kept, codes } = await outcomes([
      update(other, { permissions: ['get_customers'] }, owner),
      update(owner, { permissions: ['get_customers'] }, other),
    ]);
    expect([kept.length, codes]).toEqual([1, ['forbidden']]);
  });

  it('is changed at the version that was seen, and gets no phone that somebody has', async () => {
    const [anna, oleg] = [await shop.customer(), await shop.customer({ phone: '79330000005' })];
    await update(anna, { version: 1, comment: 'Первое' });
    await expect(update(anna, { version: 1, comment: 'Второе' })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      current: { version: 2, comment: 'Первое' },
    });
    expect(await refusalOf(update(anna, { phone: '79330000005' }))).toBe('customer_exists');
    expect((await read(oleg)).phone).toBe('79330000005');
  });

  it('changes their own name at the version that they saw, so that two tabs don’t overwrite each other', async () => {
    const anna = await shop.customer();
    const seen = (await getCurrentCustomer(shop.deps, { caller: anna })).version;
    await update(anna, { version: seen, first_name: 'Анна' }, anna);
    expect(await refusalOf(update(anna, { version: seen, first_name: 'Аня' }, anna))).toBe('changed_meanwhile');
    const { version, user } = await getCurrentCustomer(shop.deps, { caller: anna });
    expect([version, user.first_name]).toEqual([seen + 1, 'Анна']);
  });

  it('is deleted with their tokens, not while an order is under way, and recovered without them', async () => {
    const anna = await shop.customer({ balance: 5_000 });
    const { id } = anna.customer;
    const orderId = await shop.order(anna);
    expect(await refusalOf(deleteCustomer(shop.deps, { caller: owner, path: { customer_id: id } }))).toBe(
      'customer_busy',
    );
    await shop.db.orm.execute(`update placed_orders set state = 'completed' where id = ${orderId}`);
    const at = shop.clock.now();
    await shop.db.orm.insert(tokens).values({
      hash: randomUUID(),
      shopId: shop.shopId,
      customerId: id,
      createdAt: at,
      lastUsedAt: at,
      expiresAt: new Date(at.getTime() + 1_000_000),
    });
    await deleteCustomer(shop.deps, { caller: owner, path: { customer_id: id } });
    await deleteCustomer(shop.deps, { caller: owner, path: { customer_id: id } });
    expect(await shop.db.orm.select().from(tokens).where(eq(tokens.customerId, id))).toEqual([]);
    expect(await read(anna)).toMatchObject({ is_deleted: true, version: 2 });
    expect(await refusalOf(read(anna, await manager()))).toBe('not_found');
    expect(await recoverCustomer(shop.deps, { caller: owner, path: { customer_id: id } })).toMatchObject({
      is_deleted: false,
      balance: 50,
      version: 3,
    });
    expect(await refusalOf(update(anna, { version: 2, comment: 'Новый' }))).toBe('changed_meanwhile');
    const { result } = await listAudit(shop.deps, {
      caller: owner,
      query: { entity: 'customer', record_id: id, page: 1, limit: 24 },
    });
    expect(result.map(({ action }) => action)).toEqual(['recovered', 'deleted']);
  });

  it('is nobody to delete by themselves', async () => {
    expect(
      await refusalOf(deleteCustomer(shop.deps, { caller: owner, path: { customer_id: owner.customer.id } })),
    ).toBe('customer_self');
  });

  it('has their balance corrected with a reason, once for a key', async () => {
    const anna = await shop.customer();
    const { id } = anna.customer;
    const form = { amount: -150.5, reason: ' Ошибка ' };
    const key = randomUUID();
    const correct = () =>
      editCustomerBalance(shop.deps, {
        caller: owner,
        path: { customer_id: id },
        header: { 'idempotency-key': key },
        body: form,
      });
    const { kept } = await outcomes(times(2, correct));
    expect(kept.map(({ balance }) => balance)).toEqual([-150.5, -150.5]);
    const entries = await shop.db.orm.select().from(balanceEntries).where(eq(balanceEntries.customerId, id));
    expect(entries.map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
      ['correction', -15_050, 'Ошибка'],
    ]);
    const wrong = (bad: Partial<typeof form>) =>
      editCustomerBalance(shop.deps, {
        caller: owner,
        path: { customer_id: id },
        header: { 'idempotency-key': randomUUID() },
        body: { ...form, ...bad },
      });
    await expect(wrong({ amount: 0 })).rejects.toMatchObject({ fields: { amount: 'wrong' } });
    await expect(wrong({ reason: ' ' })).rejects.toMatchObject({ fields: { reason: 'required' } });
  });

  it('corrects no balance of their own while a colleague could', async () => {
    const { id } = owner.customer;
    const correct = () =>
      editCustomerBalance(shop.deps, {
        caller: owner,
        path: { customer_id: id },
        header: { 'idempotency-key': randomUUID() },
        body: { amount: 10, reason: 'Премия' },
      });
    expect(await correct()).toMatchObject({ balance: 10 });
    await shop.staff('edit_balance_customers');
    expect(await refusalOf(correct())).toBe('balance_own');
  });

  it('is unknown to another shop, whatever is asked for', async () => {
    const other = await SmallShop.open(shop.db);
    const stranger = await other.staff(...allPermissions);
    const { id } = (await shop.customer()).customer;
    const form = { amount: 10, reason: 'Премия' };
    for (const call of [
      () => getCustomer(other.deps, { caller: stranger, path: { customer_id: id } }),
      () => updateCustomer(other.deps, { caller: stranger, path: { customer_id: id }, body: { first_name: 'Чужой' } }),
      () => deleteCustomer(other.deps, { caller: stranger, path: { customer_id: id } }),
      () => recoverCustomer(other.deps, { caller: stranger, path: { customer_id: id } }),
      () =>
        editCustomerBalance(other.deps, {
          caller: stranger,
          path: { customer_id: id },
          header: { 'idempotency-key': randomUUID() },
          body: form,
        }),
    ])
      expect(await refusalOf(call())).toBe('not_found');
    const [kept] = await shop.db.orm.select().from(customers).where(eq(customers.id, id));
    expect([kept?.firstName, kept?.deletedAt, kept?.balance]).toEqual(['Анна', null, 0]);
    expect(await shop.db.orm.select().from(customerGroups).where(eq(customerGroups.customerId, id))).toEqual([]);
  });
});
