import type { PersonRow } from '../../db/repositories/customer/customer.ts';
import type { Permission } from '#contract/types.ts';
import type { Customer } from './caller.ts';
import { fullName, readablePhone } from '../kit/text.ts';

/** The record's customer, for naming the author. */
export interface WrittenOn {
  customerId: number;
  /** Another name of a customer without a name; may be empty. */
  customerName: string;
  /** Holders of this flag see the phones of staff without a name. */
  flag: Permission;
}

/**
 * Who wrote something; null is the shop itself. Staff are the shop to the record's own customer. A nameless customer
 * goes by another name of theirs.
 */
export function authorName(
  viewer: Customer,
  author: PersonRow | null,
  { customerId, customerName, flag }: WrittenOn,
): string {
  if (author === null) return '';
  const { id, phone } = author;
  const isCustomer = id === customerId;
  if (!isCustomer && viewer.id === customerId) return '';
  const name = fullName(author);
  if (name !== '') return name;
  if (isCustomer && customerName !== '') return customerName;
  if (!isCustomer && !viewer.flags.has(flag)) return '';
  return phone === null ? `#${id}` : readablePhone(phone);
}
