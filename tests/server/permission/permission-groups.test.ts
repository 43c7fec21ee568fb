import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { auditEntries, customerGroups, customers, permissionGroups } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { listAudit } from '#server/domain/audit/list-audit.ts';
import { allPermissions } from '#server/domain/permission/permissions.ts';
import { createPermissionGroup } from '#server/domain/permission/create-permission-group.ts';
import { deletePermissionGroup } from '#server/domain/permission/delete-permission-group.ts';
import { listPermissions } from '#server/domain/permission/list-permissions.ts';
import { listPermissionGroups } from '#server/domain/permission/list-permission-groups.ts';
import { updatePermissionGroup } from '#server/domain/permission/update-permission-group.ts';
import { outcomes } from '#tests/support/server/at-once.ts';
import { refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

type Schemas = components['schemas'];

describeShopOnEachEngine('permission groups', (it) => {
  let shop: SmallShop;
  let owner: SignedInCaller;

  it.beforeEach(async ({ stock }) => {
    shop = await SmallShop.open(stock.db);
    owner = await shop.staff(...allPermissions);
  });

  const create = (form: Partial<Schemas['PermissionGroupForm']> = {}, by = owner, key: string = randomUUID()) =>
    createPermissionGroup(shop.deps, {
      caller: by,
      header: { 'idempotency-key': key },
      body: { name: 'Менеджеры', permissions: [], is_for_new: false, ...form },
    });
  const update = (id: number, form: Schemas['PermissionGroupChange'], by = owner) =>
    updatePermissionGroup(shop.deps, { caller: by, path: { id }, body: form });
  const join = async (groupId: number, { customer }: SignedInCaller) => {
    await shop.db.orm.insert(customerGroups).values({ shopId: shop.shopId, customerId: customer.id, groupId });
  };
  /** Takes these permissions from a person, who then has them by groups alone. */
  const leaveTo = async ({ customer }: SignedInCaller, ...taken: (typeof allPermissions)[number][]) => {
    const flags = [...customer.flags].filter((name) => !taken.includes(name));
    await shop.db.orm.update(customers).set({ flags }).where(eq(customers.id, customer.id));
  };
  const names = async () => (await listPermissionGroups(shop.deps, { caller: owner })).result.map(({ name }) => name);

  it('are made of what one has oneself: of each permission is said whether it can be given', async () => {
    const clerk = await shop.customer({ flags: ['edit_payments', 'edit_retail'] });
    const { result } = await listPermissions(shop.deps, { caller: clerk });
    expect(result).toHaveLength(allPermissions.length);
    const given = result.filter(({ can_grant: canGrant }) => canGrant).map(({ name }) => name);
    expect(given.toSorted()).toEqual(['edit_payments', 'edit_retail']);
  });

  it('are made, renamed and deleted, and count who has them', async () => {
    const made = await create({ name: ' Менеджеры ', permissions: ['get_purchase', 'get_customers'] });
    expect(made).toEqual({
      id: made.id,
      version: 1,
      name: 'Менеджеры',
      permissions: ['get_customers', 'get_purchase'],
      is_for_new: false,
      members: 0,
      can_edit: true,
    });
    const [anna, gone] = [await shop.customer(), await shop.customer()];
    await join(made.id, anna);
    await join(made.id, gone);
    await shop.db.orm.update(customers).set({ deletedAt: shop.clock.now() }).where(eq(customers.id, gone.customer.id));
    expect(await update(made.id, { version: 1, name: 'Продавцы' })).toMatchObject({ version: 2, members: 1 });
    await create({ name: 'Бухгалтеры' });
    expect(await names()).toEqual(['Бухгалтеры', 'Продавцы']);
    await deletePermissionGroup(shop.deps, { caller: owner, path: { id: made.id } });
    await deletePermissionGroup(shop.deps, { caller: owner, path: { id: made.id } });
    expect(await names()).toEqual(['Бухгалтеры']);
    const left = await shop.db.orm.select().from(customerGroups).where(eq(customerGroups.groupId, made.id));
    expect(left).toEqual([]);
  });

  it('are made once for a key, whether it is sent again later or at once', async () => {
    const [key, other] = [randomUUID(), randomUUID()];
    const made = await create({ name: 'Кассиры', is_for_new: true }, owner, key);
    expect(await create({ name: 'Кассиры', is_for_new: true }, owner, key)).toEqual(made);
    await expect(create({ name: 'Другие' }, owner, key)).rejects.toMatchObject({ code: 'key_reused' });
    const twins = await outcomes([create({ name: 'Склад' }, owner, other), create({ name: 'Склад' }, owner, other)]);
    expect([new Set(twins.kept.map(({ id }) => id)).size, twins.codes]).toEqual([1, []]);
    expect(await names()).toEqual(['Кассиры', 'Склад']);
    const { result } = await listAudit(shop.deps, { caller: owner, query: { page: 1, limit: 24 } });
    expect(result.map(({ action, label }) => [action, label])).toEqual([
      ['created', 'Склад'],
      ['created', 'Кассиры'],
    ]);
  });

  it('need a name', async () => {
    await expect(create({ name: ' ' })).rejects.toMatchObject({ code: 'validation', fields: { name: 'required' } });
  });

  it('have each a name of their own, in any case of its letters', async () => {
    const taken = { code: 'validation', fields: { name: 'group_name_taken' } };
    const [cashiers, stock] = [await create({ name: 'Кассиры' }), await create({ name: 'Склад' })];
    await expect(create({ name: ' кАССИРЫ' })).rejects.toMatchObject(taken);
    await expect(update(stock.id, { name: 'КАССИРЫ' })).rejects.toMatchObject(taken);
    expect(await update(cashiers.id, { name: 'кассиры' })).toMatchObject({ name: 'кассиры' });
    await deletePermissionGroup(shop.deps, { caller: owner, path: { id: cashiers.id } });
    expect(await update(stock.id, { name: 'Кассиры' })).toMatchObject({ name: 'Кассиры' });
    const other = await SmallShop.open(shop.db);
    const theirs = { key: randomUUID(), form: { name: 'Кассиры', permissions: [], is_for_new: false } };
    const stranger = await other.staff('edit_retail');
    expect(
      await createPermissionGroup(other.deps, {
        caller: stranger,
        header: { 'idempotency-key': theirs.key },
        body: theirs.form,
      }),
    ).toMatchObject({ name: 'Кассиры' });
  });

  it('don’t both get the name that two ask for at once', async () => {
    const { id } = await create({ name: 'Склад' });
    const { kept, codes } = await outcomes([
      create({ name: 'Кассиры' }),
      create({ name: 'кассиры' }),
      update(id, { name: 'КАССИРЫ' }),
    ]);
    expect([kept.length, codes]).toEqual([1, ['validation', 'validation']]);
    expect((await names()).filter((name) => name.toLowerCase() === 'кассиры')).toHaveLength(1);
  });

  it('that have one name since before keep it while something else is changed', async () => {
    const [one, other] = [await create({ name: 'Кассиры' }), await create({ name: 'Склад' })];
    await shop.db.orm.update(permissionGroups).set({ name: 'Кассиры' }).where(eq(permissionGroups.id, other.id));
    const change = { name: 'Кассиры', permissions: ['get_customers' as const] };
    expect(await update(one.id, change)).toMatchObject(change);
    expect(await update(other.id, { name: 'Склад' })).toMatchObject({ name: 'Склад' });
  });

  it('are given and changed by nobody who lacks one of their permissions', async () => {
    const clerk = await shop.staff('edit_retail', 'get_customers');
    const strong = await create({ permissions: ['edit_payments'] });
    expect(await refusalOf(create({ name: 'Кассиры', permissions: ['edit_payments'] }, clerk))).toBe(
      'permission_lacking',
    );
    expect(await refusalOf(update(strong.id, { name: 'Мои' }, clerk))).toBe('permission_lacking');
    expect(await refusalOf(deletePermissionGroup(shop.deps, { caller: clerk, path: { id: strong.id } }))).toBe(
      'permission_lacking',
    );
    const weak = await create({ name: 'Справочная', permissions: ['get_customers'] }, clerk);
    const grown = update(weak.id, { permissions: ['get_customers', 'edit_payments'] }, clerk);
    expect(await refusalOf(grown)).toBe('permission_lacking');
    const seen = (await listPermissionGroups(shop.deps, { caller: clerk })).result.map(({ id, can_edit: can }) => [
      id,
      can,
    ]);
    expect(new Map(seen as [number, boolean][])).toEqual(
      new Map([
        [strong.id, false],
        [weak.id, true],
      ]),
    );
  });

  it('leave the shop an owner: the last one keeps the permission to change settings', async () => {
    const group = await create({ permissions: ['edit_retail'] });
    await join(group.id, owner);
    await leaveTo(owner, 'edit_retail');
    expect(await refusalOf(update(group.id, { permissions: [] }))).toBe('last_holder');
    expect(await refusalOf(deletePermissionGroup(shop.deps, { caller: owner, path: { id: group.id } }))).toBe(
      'last_holder',
    );
    const [kept] = (await listPermissionGroups(shop.deps, { caller: owner })).result;
    expect(kept).toMatchObject({ version: 1, permissions: ['edit_retail'], members: 1 });
    await shop.staff('edit_retail');
    expect(await update(group.id, { permissions: [] })).toMatchObject({ permissions: [] });
  });

  it('keep each permission in the shop: nobody could give back what nobody has', async () => {
    const group = await create({ permissions: ['edit_retail', 'edit_customers', 'create_item'] });
    await join(group.id, owner);
    await leaveTo(owner, 'edit_retail', 'edit_customers', 'create_item');
    const leave = () => update(group.id, { permissions: ['edit_retail', 'create_item'] });
    expect(await refusalOf(leave())).toBe('last_holder');
    // Somebody who is deleted holds nothing.
    const gone = await shop.staff('edit_customers');
    await shop.db.orm.update(customers).set({ deletedAt: shop.clock.now() }).where(eq(customers.id, gone.customer.id));
    expect(await refusalOf(leave())).toBe('last_holder');
    await join((await create({ name: 'Кадры', permissions: ['edit_customers'] })).id, await shop.customer());
    expect(await leave()).toMatchObject({ permissions: ['create_item', 'edit_retail'] });
    // What is only added takes nothing from anybody.
    expect(await update(group.id, { permissions: ['edit_retail', 'create_item', 'get_purchase'] })).toMatchObject({
      permissions: ['create_item', 'edit_retail', 'get_purchase'],
    });
  });

  it('leave an owner where two groups lose the permission at once', async () => {
    const [one, other] = [
      await create({ name: 'Одни', permissions: ['edit_retail'] }),
      await create({ name: 'Другие', permissions: ['edit_retail'] }),
    ];
    const colleague = await shop.customer({ flags: ['edit_retail'] });
    await join(one.id, owner);
    await join(other.id, colleague);
    await leaveTo(owner, 'edit_retail');
    await leaveTo(colleague, ...allPermissions);
    const { kept, codes } = await outcomes([
      update(one.id, { permissions: [] }),
      update(other.id, { permissions: [] }, colleague),
    ]);
    expect([kept.length, codes]).toEqual([1, ['last_holder']]);
  });

  it('are one for everybody new: a second takes its place', async () => {
    const first = await create({ name: 'Первая', is_for_new: true });
    const second = await create({ name: 'Вторая', is_for_new: true });
    const forNew = async () =>
      (await listPermissionGroups(shop.deps, { caller: owner })).result
        .filter((group) => group.is_for_new)
        .map(({ id }) => id);
    expect(await forNew()).toEqual([second.id]);
    await update(first.id, { is_for_new: true });
    expect(await forNew()).toEqual([first.id]);
  });

  it('are changed at the version that was seen; another answers the group as it is', async () => {
    const { id } = await create();
    await update(id, { version: 1, name: 'Первое' });
    await expect(update(id, { version: 1, name: 'Второе' })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      current: { id, version: 2, name: 'Первое' },
    });
  });

  it('are unknown to another shop', async () => {
    const other = await SmallShop.open(shop.db);
    const stranger = await other.staff(...allPermissions);
    const { id } = await create();
    expect(
      await refusalOf(updatePermissionGroup(other.deps, { caller: stranger, path: { id }, body: { name: 'Чужая' } })),
    ).toBe('not_found');
    await deletePermissionGroup(other.deps, { caller: stranger, path: { id } });
    expect(await names()).toEqual(['Менеджеры']);
    expect((await listAudit(other.deps, { caller: stranger, query: { page: 1, limit: 24 } })).total).toBe(0);
  });

  it('leave a trace of who changed what, which nobody can change', async () => {
    const group = await create({ permissions: ['get_customers'] });
    await update(group.id, { name: 'Менеджеры' });
    await update(group.id, { name: 'Старшие', permissions: ['get_customers', 'get_purchase'] });
    await deletePermissionGroup(shop.deps, { caller: owner, path: { id: group.id } });
    const { result, total } = await listAudit(shop.deps, {
      caller: owner,
      query: {
        entity: 'permission_group',
        record_id: group.id,
        page: 1,
        limit: 24,
      },
    });
    expect(total).toBe(3);
    expect(result.map(({ action, label, before, after }) => [action, label, before, after])).toEqual([
      [
        'deleted',
        'Старшие',
        { name: 'Старшие', permissions: ['get_customers', 'get_purchase'], is_for_new: false },
        null,
      ],
      [
        'changed',
        'Старшие',
        { name: 'Менеджеры', permissions: ['get_customers'] },
        { name: 'Старшие', permissions: ['get_customers', 'get_purchase'] },
      ],
      ['created', 'Менеджеры', null, { name: 'Менеджеры', permissions: ['get_customers'], is_for_new: false }],
    ]);
    const [first] = await shop.db.orm.select().from(auditEntries).orderBy(asc(auditEntries.id)).limit(1);
    await expect(
      shop.db.orm
        .update(auditEntries)
        .set({ label: 'Подделка' })
        .where(eq(auditEntries.id, first?.id ?? 0)),
    ).rejects.toThrow();
  });

  it('are found in the audit by author and day', async () => {
    const clerk = await shop.staff('edit_retail');
    await create();
    shop.clock.pass(86_400_000);
    const { id } = await create({ name: 'Кассиры' }, clerk);
    const found = async (query: Partial<Parameters<typeof listAudit>[1]['query']>) =>
      (await listAudit(shop.deps, { caller: owner, query: { page: 1, limit: 24, ...query } })).result.map(
        (entry) => entry.record_id,
      );
    expect(await found({ author_id: clerk.customer.id })).toEqual([id]);
    expect(await found({ since: '2026-11-22' })).toEqual([id]);
    expect(await found({ until: '2026-11-21', author_id: clerk.customer.id })).toEqual([]);
  });
});
