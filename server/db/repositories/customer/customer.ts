import { and, arrayContains, eq, exists, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Orm, Transaction } from '../../engine/types.ts';
import { inner } from '../../query/json-rows.ts';
import type { Permission } from '#contract/types.ts';
import { lastDelivery, type LastDeliveryRow } from '../order/last-delivery.ts';
import { oneRow } from '../../query/page.ts';
import { customerGroups, customers, payments, permissionGroups, placedOrders, shops } from '../../schema.ts';

type CustomerColumns = typeof customers.$inferSelect;

/** A customer's own profile; amounts in kopecks. */
export interface CustomerRow extends Pick<
  CustomerColumns,
  'id' | 'version' | 'firstName' | 'lastName' | 'phone' | 'avatar' | 'customerType' | 'isIntermediary' | 'balance'
> {
  /** The balance minus the amounts that pending refunds reserve. */
  available: number;
  /** Null before the first order. */
  lastDelivery: LastDeliveryRow | null;
}

/** The data of a person in a record. */
export type PersonRow = Pick<CustomerColumns, 'id' | 'firstName' | 'lastName' | 'phone'>;

/** The columns of a PersonRow. */
export const personColumns = <Of extends Record<keyof PersonRow, PgColumn>>(
  of: Of,
): { [Name in keyof PersonRow]: Of[Name] } => ({
  id: of.id,
  firstName: of.firstName,
  lastName: of.lastName,
  phone: of.phone,
});

/** Customers as authors, for queries that also join the customer of a record. */
export const authors = alias(customers, 'author');

/** The shop has this customer, who isn't deleted. */
export const isLiveCustomer = (shopId: number | SQL, id: number | SQL): SQL | undefined =>
  and(eq(customers.id, id), eq(customers.shopId, shopId), isNull(customers.deletedAt));

/** The shop has this customer, even if deleted. */
export const isCustomerOf = (shopId: number | SQL, id: number | SQL): SQL | undefined =>
  and(eq(customers.id, id), eq(customers.shopId, shopId));

/** The shop has the customer of a list; no condition for a list of the whole shop. */
export const hasCustomer = (shopId: SQL, id: SQL | undefined): SQL | undefined =>
  id && exists(inner.select({ id: customers.id }).from(customers).where(isCustomerOf(shopId, id)));

/** A customer of this shop who isn't deleted. */
export async function findCustomer(orm: Orm, shopId: number, id: number): Promise<CustomerRow | undefined> {
  const reserved = orm
    .select({ sum: sql`coalesce(sum(${payments.amount}), 0)` })
    .from(payments)
    .where(and(eq(payments.customerId, customers.id), eq(payments.kind, 'refund'), eq(payments.state, 'W')));
  const [found] = await orm
    .select({
      id: customers.id,
      version: customers.version,
      firstName: customers.firstName,
      lastName: customers.lastName,
      phone: customers.phone,
      avatar: customers.avatar,
      customerType: customers.customerType,
      isIntermediary: customers.isIntermediary,
      balance: customers.balance,
      available: sql`${customers.balance} - ${reserved}`.mapWith(customers.balance),
      lastDelivery: lastDelivery(),
    })
    .from(customers)
    .where(isLiveCustomer(shopId, id));
  return found;
}

/** The columns by which a customer is listed. */
const cardColumns = {
  id: customers.id,
  firstName: customers.firstName,
  lastName: customers.lastName,
  phone: customers.phone,
  customerType: customers.customerType,
};

/** A customer in lists. */
export type CustomerCardRow = Pick<CustomerColumns, keyof typeof cardColumns>;

/** Makes a customer, who joins the group for everybody new; undefined if somebody has the phone, deleted or not. */
export async function insertCustomer(
  transaction: Transaction,
  customer: Omit<CustomerCardRow, 'id'> & Pick<CustomerColumns, 'shopId' | 'createdAt'>,
): Promise<CustomerCardRow | undefined> {
  const [made] = await transaction.insert(customers).values(customer).onConflictDoNothing().returning(cardColumns);
  if (made) await joinGroupForNew(transaction, customer.shopId, made.id);
  return made;
}

/** The customer of a phone who isn't deleted. */
export async function findCustomerByPhone(
  orm: Orm,
  shopId: number,
  phone: string,
): Promise<CustomerCardRow | undefined> {
  const [found] = await orm
    .select(cardColumns)
    .from(customers)
    .where(and(eq(customers.shopId, shopId), eq(customers.phone, phone), isNull(customers.deletedAt)));
  return found;
}

/** Whether a customer has an order or a payment, of the kinds that are asked for. */
export async function hasRecords(
  orm: Orm,
  customerId: number,
  kinds: { orders: boolean; payments: boolean },
): Promise<boolean> {
  const ordered = exists(inner.select().from(placedOrders).where(eq(placedOrders.customerId, customerId)));
  const paid = exists(inner.select().from(payments).where(eq(payments.customerId, customerId)));
  const [found] = await orm
    .select({ has: sql<boolean>`(${kinds.orders} and ${ordered}) or (${kinds.payments} and ${paid})` })
    .from(oneRow);
  return found?.has ?? false;
}

/** Locks the row of a customer who isn't deleted until the transaction ends; the balance in kopecks. */
export async function lockCustomer(
  orm: Orm,
  shopId: number,
  id: number,
): Promise<Pick<CustomerRow, 'customerType' | 'balance' | 'phone' | 'firstName' | 'lastName'> | undefined> {
  // Data outside the row needs a second statement: the first one sees it as it was before it waited for the lock.
  const [held] = await orm
    .select({
      customerType: customers.customerType,
      balance: customers.balance,
      phone: customers.phone,
      firstName: customers.firstName,
      lastName: customers.lastName,
    })
    .from(customers)
    .where(isLiveCustomer(shopId, id))
    .for('no key update');
  return held;
}

/** Names a customer who has no name yet, which is another version of them, and leaves any other as they are. */
export async function nameUnnamed(
  orm: Orm,
  id: number,
  { firstName, lastName }: Pick<CustomerRow, 'firstName' | 'lastName'>,
): Promise<void> {
  await orm
    .update(customers)
    .set({ firstName, lastName, version: sql`${customers.version} + 1` })
    .where(and(eq(customers.id, id), eq(customers.firstName, ''), eq(customers.lastName, '')));
}

/** Puts a customer who has just been created into the shop's group for everybody new, if it has one. */
export async function joinGroupForNew(orm: Orm, shopId: number, id: number): Promise<void> {
  await orm.insert(customerGroups).select(
    inner
      .select({
        shopId: permissionGroups.shopId,
        customerId: sql`${id}::int`.as('customer_id'),
        groupId: permissionGroups.id,
      })
      .from(permissionGroups)
      .where(and(eq(permissionGroups.shopId, shopId), eq(permissionGroups.isForNew, true))),
  );
}

/** The customer of a phone, created if there is none, and locked until the transaction ends. */
export async function findOrInsertByPhone(
  orm: Orm,
  { shopId, phone, now }: { shopId: number; phone: string; now: Date },
): Promise<{ id: number; isDeleted: boolean }> {
  const [found] = await orm
    .insert(customers)
    .values({ shopId, phone, createdAt: now })
    // The update changes nothing: it makes the statement return and lock an existing row.
    .onConflictDoUpdate({ target: [customers.shopId, customers.phone], set: { phone: sql`excluded.phone` } })
    // Zero for a row that was inserted rather than updated.
    .returning({ id: customers.id, deletedAt: customers.deletedAt, isNew: sql<boolean>`xmax = 0` });
  if (!found) throw new Error('The upsert of a customer answered nothing');
  if (found.isNew) await joinGroupForNew(orm, shopId, found.id);
  return { id: found.id, isDeleted: found.deletedAt !== null };
}

/**
 * Whether the shop lets nobody sign in by a code who holds a permission, and this customer holds one, of their own or
 * by a group. What everybody new is given makes nobody staff.
 */
export async function isKeptFromCodes(orm: Orm, shopId: number, id: number): Promise<boolean> {
  const forAll = inner
    .select({ flag: sql`unnest(${permissionGroups.flags})` })
    .from(permissionGroups)
    .where(and(eq(permissionGroups.shopId, shopId), eq(permissionGroups.isForNew, true)));
  const byGroups = inner
    .select({ flag: sql`unnest(${permissionGroups.flags})` })
    .from(customerGroups)
    .innerJoin(permissionGroups, eq(permissionGroups.id, customerGroups.groupId))
    .where(eq(customerGroups.customerId, customers.id));
  const [found] = await orm
    .select({
      isKept: sql<boolean>`not ${shops.staffSignInByCode}
        and exists ((select unnest(${customers.flags}) union ${byGroups}) except ${forAll})`,
    })
    .from(customers)
    .innerJoin(shops, eq(shops.id, customers.shopId))
    .where(isLiveCustomer(shopId, id));
  return found?.isKept ?? false;
}

/**
 * Whether anybody of the shop but `besides` who isn't deleted has this permission, of their own or by a group; 0 stands
 * for nobody.
 */
export async function hasOtherHolder(
  orm: Orm,
  { shopId, besides, flag }: { shopId: number; besides: number; flag: Permission },
): Promise<boolean> {
  const byGroup = inner
    .select({ id: customerGroups.groupId })
    .from(customerGroups)
    .innerJoin(permissionGroups, eq(permissionGroups.id, customerGroups.groupId))
    .where(and(eq(customerGroups.customerId, customers.id), arrayContains(permissionGroups.flags, [flag])));
  const holders = await orm
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.shopId, shopId),
        ne(customers.id, besides),
        isNull(customers.deletedAt),
        or(arrayContains(customers.flags, [flag]), exists(byGroup)),
      ),
    )
    .limit(1);
  return holders.length > 0;
}
