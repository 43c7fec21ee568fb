import { asc, eq, sql } from 'drizzle-orm';
import type { Permission } from '#contract/types.ts';
import type { Orm, Transaction } from '../../engine/types.ts';
import { customerGroups, customers, permissionGroups, shopHosts, shops } from '../../schema.ts';

/** A shop as its operator lists it. */
export type ListedShop = Pick<typeof shops.$inferSelect, 'id' | 'name' | 'host' | 'isDemo'>;

/** Lets one transaction at a time make shops or give them hosts, until it ends. */
export async function lockShops(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`lock table ${shops} in share row exclusive mode`);
}

/** Every shop, the oldest first. */
export function findShops(orm: Orm): Promise<ListedShop[]> {
  const { id, name, host, isDemo } = shops;
  return orm.select({ id, name, host, isDemo }).from(shops).orderBy(asc(shops.id));
}

/** Makes a shop; its id. */
export async function insertShop(
  transaction: Transaction,
  shop: { name: string; host: string | null },
): Promise<number> {
  const [made] = await transaction.insert(shops).values(shop).returning({ id: shops.id });
  if (!made) throw new Error('The insert of a shop answered nothing');
  return made.id;
}

/** Gives a shop its first permission groups, and a first customer who is in them all. */
export async function insertFirstOwner(
  transaction: Transaction,
  {
    shopId,
    phone,
    groups,
    createdAt,
  }: {
    shopId: number;
    phone: string;
    groups: readonly { name: string; flags: Permission[]; isForNew: boolean }[];
    createdAt: Date;
  },
): Promise<void> {
  const [owner] = await transaction
    .insert(customers)
    .values({ shopId, phone, createdAt })
    .returning({ id: customers.id });
  const made = await transaction
    .insert(permissionGroups)
    .values(groups.map((group) => ({ ...group, shopId })))
    .returning({ id: permissionGroups.id });
  if (!owner) throw new Error('The insert of an owner answered nothing');
  await transaction
    .insert(customerGroups)
    .values(made.map(({ id: groupId }) => ({ shopId, customerId: owner.id, groupId })));
}

/** Writes a shop's main host; null answers for any. */
export async function writeHost(transaction: Transaction, shopId: number, host: string | null): Promise<void> {
  await transaction.update(shops).set({ host }).where(eq(shops.id, shopId));
}

/** Gives a shop one more host. */
export async function insertHost(transaction: Transaction, shopId: number, host: string): Promise<void> {
  await transaction.insert(shopHosts).values({ shopId, host });
}

/** Takes one of its other hosts from a shop. */
export async function deleteHost(transaction: Transaction, host: string): Promise<void> {
  await transaction.delete(shopHosts).where(eq(shopHosts.host, host));
}
