import type { components } from '#contract/types.ts';
import { formatPhone } from '#lib/phone.ts';
import { customerStrings } from './customer.strings.ts';

type CustomerRef = components['schemas']['CustomerRef'];

/** The name of a customer in lists. */
export function customerName({ user }: CustomerRef): string {
  return [user.first_name, user.last_name].filter(Boolean).join(' ') || customerStrings.noName;
}

/** A customer's phone, formatted for reading. */
export function customerPhone({ phone }: CustomerRef): string {
  return phone === null ? customerStrings.noPhone : formatPhone(phone);
}
