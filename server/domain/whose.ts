import type { components, Permission } from '#contract/types.ts';
import { AppError } from './app-error.ts';
import type { Person } from './person.ts';

/** Whether a person may see what this flag opens of a customer's. */
export function seesOf({ id, flags }: Person, customerId: number, flag: Permission): boolean {
  return id === customerId || flags.has(flag);
}

/** Whose records a list is asked for; null for everyone's. Throws not_found for other people's without the flag. */
export function listedCustomer(person: Person, { scope, customerId: named }: { scope: 'own' | 'shop'; customerId: number | null }, flag: Permission): number | null {
  const customerId = named ?? (scope === 'own' ? person.id : null);
  if (customerId !== person.id && !person.flags.has(flag)) throw new AppError('not_found');
  return customerId;
}

/** The customer whom a record is of, as the database has them. */
export interface CustomerNames {
  customer_id: number;
  first_name: string;
  last_name: string;
  phone: string | null;
}

/** The customer whom a record is of; whoever wrote it without the flag to see such records of strangers gets no name and no phone. */
export function customerRef(person: Person, { customer_id: id, first_name, last_name, phone }: CustomerNames, flag: Permission): components['schemas']['CustomerRef'] {
  return seesOf(person, id, flag) ? { id, user: { first_name, last_name }, phone } : { id, user: { first_name: '', last_name: '' }, phone: null };
}
