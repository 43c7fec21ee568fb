import { AppError } from '../domain/app-error.ts';
import type { AccessRule } from './document.ts';
import type { ActingCustomer } from './handler.ts';

/** Refuses a caller whom the operation isn't for: 401 without a customer, 403 without the flag. */
export function checkAccess(rule: AccessRule, customer: ActingCustomer | null): void {
  if (rule.access === 'guest') return;
  if (!customer) throw new AppError('unauthorized');
  if (rule.flag && !customer.flags.has(rule.flag)) throw new AppError('forbidden');
}
