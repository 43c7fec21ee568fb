import type { Permission } from '#contract/types.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { findHeldFlags } from '../../db/repositories/customer/permission-group.ts';
import type { Customer } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';

/**
 * Throws permission_lacking where one of the permissions isn't the caller's: nobody gives, or takes from, what they
 * lack.
 */
export function checkHolds({ flags }: Customer, needed: Iterable<Permission>): void {
  for (const flag of needed) if (!flags.has(flag)) throw new AppError('permission_lacking');
}

/**
 * Throws last_holder where nobody has one of the permissions that a change takes from somebody: nobody gives what they
 * lack, so it would be gone from the shop for good. The permissions are locked, and changed already.
 */
export async function checkNoneIsLost(
  transaction: Transaction,
  shopId: number,
  { before, after = [] }: { before: readonly Permission[]; after?: readonly Permission[] },
): Promise<void> {
  const taken = before.filter((flag) => !after.includes(flag));
  if (taken.length === 0) return;
  const held = await findHeldFlags(transaction, shopId);
  if (!taken.every((flag) => held.has(flag))) throw new AppError('last_holder');
}
