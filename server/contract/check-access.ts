import { AppError } from '../domain/kit/app-error.ts';
import type { AccessRule } from './document.ts';
import type { Customer } from '../domain/access/caller.ts';

/** Throws unauthorized where the operation needs a customer, forbidden where it needs a flag that the customer lacks. */
export function checkAccess(rule: AccessRule, customer: Customer | null): void {
  if (rule.access === 'guest') return;
  if (!customer) throw new AppError('unauthorized');
  if (rule.flag && !customer.flags.has(rule.flag)) throw new AppError('forbidden');
}
