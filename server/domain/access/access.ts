import type { PersonRow } from '../../db/repositories/customer/customer.ts';
import type { components, Permission } from '#contract/types.ts';
import { AppError } from '../kit/app-error.ts';
import type { Customer } from './caller.ts';

/** Whether this customer may see another's records of the kind that the flag opens; their own always. */
export function canSee({ id, flags }: Customer, customerId: number, flag: Permission): boolean {
  return id === customerId || flags.has(flag);
}

/**
 * The customer whose records a list holds; null for everyone's. Throws not_found for other people's without the flag.
 */
export function listedCustomer(
  viewer: Customer,
  { scope, customer_id: named }: { scope: 'own' | 'shop'; customer_id?: number },
  flag: Permission,
): number | null {
  const customerId = named ?? (scope === 'own' ? viewer.id : null);
  if (customerId !== viewer.id && !viewer.flags.has(flag)) throw new AppError('not_found');
  return customerId;
}

/**
 * A record's customer as the viewer sees them: without name and phone where the viewer may not see such records of
 * others.
 */
export function customerRef(
  viewer: Customer,
  { id, firstName, lastName, phone }: PersonRow,
  flag: Permission,
): components['schemas']['CustomerRef'] {
  return canSee(viewer, id, flag)
    ? { id, user: { first_name: firstName, last_name: lastName }, phone }
    : { id, user: { first_name: '', last_name: '' }, phone: null };
}
