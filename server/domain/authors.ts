import type { Permission } from '#contract/types.ts';
import type { Person } from './person.ts';
import { fullName, readablePhone } from './text.ts';

/** Who wrote something, as the database has it; all null for the shop itself. */
export interface AuthorRow {
  author_id: number | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
}

/** On whose record something was written. */
export interface WrittenOn {
  customerId: number;
  /** What a nameless customer goes by, if anything. */
  customerName: string;
  /** Those who hold it may see the phones of nameless staff. */
  flag: Permission;
}

/** Who wrote something. A nameless customer goes by another name of theirs; nameless staff are the shop to its customers, who don't get their phones. */
export function authorName({ flags }: Person, { author_id, first_name, last_name, phone }: AuthorRow, { customerId, customerName, flag }: WrittenOn): string {
  const name = fullName({ firstName: first_name ?? '', lastName: last_name ?? '' });
  if (name !== '' || author_id === null) return name;
  const isCustomer = author_id === customerId;
  if (isCustomer && customerName !== '') return customerName;
  if (!isCustomer && !flags.has(flag)) return '';
  return phone === null ? `#${author_id}` : readablePhone(phone);
}
