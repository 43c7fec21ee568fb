import type { Permission } from '#contract/types.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { hasOtherHolder } from '../../db/repositories/customer/customer.ts';
import type { Customer } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';

/** Throws permission_lacking where one of the permissions isn't the caller's: nobody gives, or takes from, what they lack. */
export function checkHolds({ flags }: Customer, needed: Iterable<Permission>): void {
  for (const flag of needed) if (!flags.has(flag)) throw new AppError('permission_lacking');
}

/** Throws last_owner where nobody could change the shop's settings any more. The permissions are locked, and changed already. */
export async function checkOwnerStays(transaction: Transaction, shopId: number): Promise<void> {
  const someone = { shopId, besides: 0, flag: 'edit_retail' } as const;
  if (!(await hasOtherHolder(transaction, someone))) throw new AppError('last_owner');
}
