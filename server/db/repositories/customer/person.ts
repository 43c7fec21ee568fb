import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import type { Orm, Transaction } from '../../engine/types.ts';
import { inner, jsonRow, jsonRows } from '../../query/json-rows.ts';
import { oneRow } from '../../query/page.ts';
import { customerGroups, customers, payments, permissionGroups, placedOrders } from '../../schema.ts';
import { isCustomerOf } from './customer.ts';

type CustomerColumns = typeof customers.$inferSelect;

const columns = {
  id: customers.id,
  version: customers.version,
  firstName: customers.firstName,
  lastName: customers.lastName,
  phone: customers.phone,
  avatar: customers.avatar,
  customerType: customers.customerType,
  isIntermediary: customers.isIntermediary,
  comment: customers.comment,
  flags: customers.flags,
  balance: customers.balance,
  deletedAt: customers.deletedAt,
};

/** A group of a person. */
export type PersonGroup = Pick<typeof permissionGroups.$inferSelect, 'id' | 'name' | 'flags'>;

/** A person with what staff may change of them, deleted or not. */
export interface PersonOfShop extends Pick<CustomerColumns, keyof typeof columns> {
  groups: PersonGroup[];
}

/** A person of the shop with their groups by name; undefined for another shop's. */
export async function findPerson(orm: Orm, shopId: number, id: number): Promise<PersonOfShop | undefined> {
  const groups = jsonRows(
    { id: permissionGroups.id, name: permissionGroups.name, flags: permissionGroups.flags },
    (select) =>
      select
        .from(customerGroups)
        .innerJoin(permissionGroups, eq(permissionGroups.id, customerGroups.groupId))
        .where(eq(customerGroups.customerId, id))
        .orderBy(permissionGroups.name, permissionGroups.id),
  );
  const person = jsonRow(columns, (select) => select.from(customers).where(isCustomerOf(shopId, id)));
  const [found] = await orm.select({ person, groups }).from(oneRow);
  return found?.person ? { ...found.person, groups: found.groups } : undefined;
}

/** Locks a person's row, deleted or not, until the transaction ends. */
export async function lockPerson(transaction: Transaction, shopId: number, id: number): Promise<void> {
  await transaction.select({ id: customers.id }).from(customers).where(isCustomerOf(shopId, id)).for('no key update');
}

/** Changes a person. */
export async function writePerson(
  transaction: Transaction,
  id: number,
  values: Partial<
    Pick<
      CustomerColumns,
      | 'firstName'
      | 'lastName'
      | 'phone'
      | 'avatar'
      | 'customerType'
      | 'isIntermediary'
      | 'comment'
      | 'flags'
      | 'deletedAt'
    >
  >,
): Promise<void> {
  await transaction
    .update(customers)
    .set({ ...values, version: sql`${customers.version} + 1` })
    .where(eq(customers.id, id));
}

/** Gives a person these groups of the shop, and no other. */
export async function writeGroups(
  transaction: Transaction,
  { shopId, id, groupIds }: { shopId: number; id: number; groupIds: readonly number[] },
): Promise<void> {
  await transaction.delete(customerGroups).where(eq(customerGroups.customerId, id));
  if (groupIds.length > 0)
    await transaction.insert(customerGroups).values(groupIds.map((groupId) => ({ shopId, customerId: id, groupId })));
}

/** The groups of the shop with these ids. */
export function findGroupsOf(transaction: Transaction, shopId: number, ids: readonly number[]): Promise<PersonGroup[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return transaction
    .select({ id: permissionGroups.id, name: permissionGroups.name, flags: permissionGroups.flags })
    .from(permissionGroups)
    .where(and(eq(permissionGroups.shopId, shopId), inArray(permissionGroups.id, [...ids])));
}

const ended: readonly PlacedOrderState[] = ['canceled', 'rejected', 'completed'];

/** Whether a customer has an order that hasn't ended, or a payment that waits. */
export async function isBusy(transaction: Transaction, id: number): Promise<boolean> {
  const order = inner
    .select({ id: placedOrders.id })
    .from(placedOrders)
    .where(
      and(eq(placedOrders.customerId, id), isNull(placedOrders.deletedAt), notInArray(placedOrders.state, [...ended])),
    );
  const payment = inner
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.customerId, id), eq(payments.state, 'W')));
  const [found] = await transaction
    .select({ busy: sql<boolean>`exists (${order}) or exists (${payment})` })
    .from(oneRow);
  return found?.busy ?? false;
}
