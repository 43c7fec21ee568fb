import { and, asc, eq, isNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Orm, Transaction } from '../../engine/types.ts';
import { inner } from '../../query/json-rows.ts';
import { inAlphabet } from '../../query/text-search.ts';
import { customerGroups, customers, permissionGroups, shops } from '../../schema.ts';

type GroupColumns = typeof permissionGroups.$inferSelect;

/** A named set of permissions, with how many customers who aren't deleted have it. */
export interface GroupRow extends Omit<GroupColumns, 'shopId'> {
  members: number;
}

const columns = {
  id: permissionGroups.id,
  version: permissionGroups.version,
  name: permissionGroups.name,
  flags: permissionGroups.flags,
  isForNew: permissionGroups.isForNew,
};

const inSmallLetters = (text: SQLWrapper): SQL<string> => sql`lower(${text} collate "und-x-icu")`;

/** A group whose row is locked. */
export type LockedGroup = Omit<GroupRow, 'members'>;

/** The shop's groups by name, or the one of this id. */
export function findGroups(orm: Orm, shopId: number, id?: number): Promise<GroupRow[]> {
  const members = sql<number>`(${inner
    .select({ members: sql`count(*)` })
    .from(customerGroups)
    .innerJoin(customers, and(eq(customers.id, customerGroups.customerId), isNull(customers.deletedAt)))
    .where(eq(customerGroups.groupId, permissionGroups.id))})`.mapWith(Number);
  return orm
    .select({ ...columns, members })
    .from(permissionGroups)
    .where(and(eq(permissionGroups.shopId, shopId), id === undefined ? undefined : eq(permissionGroups.id, id)))
    .orderBy(asc(inAlphabet(permissionGroups.name)), asc(permissionGroups.id));
}

/**
 * Lets one transaction at a time change who may do what in a shop. Whoever could leave it without a permission comes
 * through here, before any other lock.
 */
export async function lockPermissions(transaction: Transaction, shopId: number): Promise<void> {
  await transaction.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId)).for('no key update');
}

/** The permissions that somebody who isn't deleted has, of their own or by a group. */
export async function findHeldFlags(transaction: Transaction, shopId: number): Promise<Set<string>> {
  const areLive = and(eq(customers.shopId, shopId), isNull(customers.deletedAt));
  const own = transaction
    .select({ flag: sql<string>`unnest(${customers.flags})` })
    .from(customers)
    .where(areLive);
  const byGroups = transaction
    .select({ flag: sql<string>`unnest(${permissionGroups.flags})` })
    .from(customerGroups)
    .innerJoin(permissionGroups, eq(permissionGroups.id, customerGroups.groupId))
    .innerJoin(customers, eq(customers.id, customerGroups.customerId))
    .where(areLive);
  return new Set((await union(own, byGroups)).map(({ flag }) => flag));
}

/** A group of the shop; the permissions are locked by then. */
export async function findGroup(
  transaction: Transaction,
  shopId: number,
  id: number,
): Promise<LockedGroup | undefined> {
  const [found] = await transaction
    .select(columns)
    .from(permissionGroups)
    .where(and(eq(permissionGroups.shopId, shopId), eq(permissionGroups.id, id)));
  return found;
}

/** Whether another group of the shop than the one of this id has the name, in any case of its letters. */
export async function isNameTaken(
  transaction: Transaction,
  { shopId, name, besides }: { shopId: number; name: string; besides: number | undefined },
): Promise<boolean> {
  const found = await transaction
    .select({ id: permissionGroups.id })
    .from(permissionGroups)
    .where(
      and(
        eq(permissionGroups.shopId, shopId),
        eq(inSmallLetters(permissionGroups.name), inSmallLetters(sql`${name}::text`)),
        besides === undefined ? undefined : ne(permissionGroups.id, besides),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** The group that everybody new joins. */
export async function findGroupForNew(transaction: Transaction, shopId: number): Promise<LockedGroup | undefined> {
  const [found] = await transaction
    .select(columns)
    .from(permissionGroups)
    .where(and(eq(permissionGroups.shopId, shopId), eq(permissionGroups.isForNew, true)));
  return found;
}

/** Makes a group; returns its id. */
export async function insertGroup(
  transaction: Transaction,
  group: Pick<GroupColumns, 'shopId' | 'name' | 'flags' | 'isForNew'>,
): Promise<number> {
  const [made] = await transaction.insert(permissionGroups).values(group).returning({ id: permissionGroups.id });
  if (!made) throw new Error('The insert of a group answered nothing');
  return made.id;
}

/** Changes a group. */
export async function writeGroup(
  transaction: Transaction,
  { id, ...values }: Partial<Pick<GroupColumns, 'name' | 'flags' | 'isForNew'>> & { id: number },
): Promise<void> {
  await transaction
    .update(permissionGroups)
    .set({ ...values, version: sql`${permissionGroups.version} + 1` })
    .where(eq(permissionGroups.id, id));
}

/** Deletes a group; whoever had it has it no longer. */
export async function deleteGroup(transaction: Transaction, id: number): Promise<void> {
  await transaction.delete(permissionGroups).where(eq(permissionGroups.id, id));
}
