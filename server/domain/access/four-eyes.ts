import type { Permission } from '#contract/types.ts';
import type { Orm } from '../../db/engine/types.ts';
import { hasOtherHolder } from '../../db/repositories/customer/customer.ts';
import type { SignedInCaller } from './caller.ts';

/**
 * Whether a customer's record is the caller's own, and somebody else of the shop has this permission too: then it takes
 * them.
 */
export async function needsColleague(
  orm: Orm,
  { shop, customer: { id } }: SignedInCaller,
  { customerId, flag }: { customerId: number; flag: Permission },
): Promise<boolean> {
  return customerId === id && (await hasOtherHolder(orm, { shopId: shop.id, besides: id, flag }));
}
