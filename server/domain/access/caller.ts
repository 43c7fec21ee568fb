import type { components, Permission } from '#contract/types.ts';

/** How a customer buys. */
export type CustomerType = components['schemas']['CustomerType'];

/** A customer who calls; `flags` are their own permissions and those of their groups. */
export interface Customer {
  id: number;
  customerType: CustomerType;
  flags: ReadonlySet<Permission>;
}

/** Who calls which shop; `customer` is null for a guest. */
export interface Caller {
  /** `isDemo`: the shop is a demo shop and the server runs in demo mode. */
  shop: { id: number; isDemo: boolean; currency: string };
  customer: Customer | null;
  /** The IP address, for limits. */
  address: string;
}

/** A caller who is signed in. */
export interface SignedInCaller extends Caller {
  customer: Customer;
}
