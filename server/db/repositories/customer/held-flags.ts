import { eq, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { customerGroups, customers, permissionGroups } from '../../schema.ts';
import { isLiveCustomer } from './customer.ts';

/** For selects from customers: the flags of each, their own and those of their groups. */
export const heldFlags: SQL<string[]> = sql<string[]>`array_to_json(array(
  select unnest(${customers.flags}) union
  select unnest(${permissionGroups.flags}) from ${customerGroups}
    join ${permissionGroups} on ${permissionGroups.id} = ${customerGroups.groupId}
    where ${eq(customerGroups.customerId, customers.id)}
))`;

/** What somebody who isn't deleted buys as, and their flags. */
export async function findRights(
  orm: Orm,
  shopId: number,
  id: number,
): Promise<(Pick<typeof customers.$inferSelect, 'customerType'> & { flags: string[] }) | undefined> {
  const [found] = await orm
    .select({ customerType: customers.customerType, flags: heldFlags })
    .from(customers)
    .where(isLiveCustomer(shopId, id));
  return found;
}
