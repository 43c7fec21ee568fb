import type { components, Permission } from '#contract/types.ts';
import { AppError } from './app-error.ts';

/** How a customer buys. */
export type CustomerType = components['schemas']['CustomerType'];

/** A signed-in customer; `flags` are their own permissions and those of their groups. */
export interface Person {
  id: number;
  customerType: CustomerType;
  flags: ReadonlySet<Permission>;
}

/** Who is in which shop; null is a guest. */
export interface Visitor {
  shop: { id: number };
  customer: Person | null;
}

/** A visitor who has signed in. */
export interface SignedIn {
  shop: { id: number };
  customer: Person;
}

/** The visitor as someone signed in; throws unauthorized for a guest. */
export function signedIn({ shop, customer }: Visitor): SignedIn {
  if (!customer) throw new AppError('unauthorized');
  return { shop, customer };
}
