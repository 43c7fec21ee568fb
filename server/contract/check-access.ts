import { AppError } from '../domain/kit/app-error.ts';
import type { AccessRule } from './document.ts';
import type { Customer } from '../domain/access/caller.ts';

/** Throws unauthorized where the operation needs a customer, forbidden where the customer has none of its flags. */
export function checkAccess(rule: AccessRule, customer: Customer | null): void {
  if (rule.access === 'guest') return;
  if (!customer) throw new AppError('unauthorized');
  if (rule.flags && !rule.flags.some((flag) => customer.flags.has(flag))) throw new AppError('forbidden');
}
