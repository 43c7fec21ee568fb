import type { Permission } from '#contract/types.ts';
import type { Orm, Transaction } from '../../db/engine/types.ts';
import { findRights } from '../../db/repositories/customer/held-flags.ts';
import { AppError } from '../kit/app-error.ts';
import type { SignedInCaller } from './caller.ts';

/** The permissions that the caller has by now; none for somebody deleted since. */
export async function freshFlags(orm: Orm, { shop, customer }: SignedInCaller): Promise<ReadonlySet<Permission>> {
  const rights = await findRights(orm, shop.id, customer.id);
  // The server writes flags only from the contract's list.
  return new Set(rights?.flags as Permission[] | undefined);
}

/**
 * The caller with the permissions that they have by now. Whatever changes money or permissions asks for them once its
 * records are locked: they may have ended while it waited. Throws unauthorized for somebody deleted since, forbidden
 * for one without the flag.
 */
export async function freshCaller(
  transaction: Transaction,
  caller: SignedInCaller,
  flag?: Permission,
): Promise<SignedInCaller> {
  const { id } = caller.customer;
  const rights = await findRights(transaction, caller.shop.id, id);
  if (!rights) throw new AppError('unauthorized');
  // The server writes flags only from the contract's list.
  const flags = new Set(rights.flags as Permission[]);
  if (flag !== undefined && !flags.has(flag)) throw new AppError('forbidden');
  return { ...caller, customer: { id, customerType: rights.customerType, flags } };
}
