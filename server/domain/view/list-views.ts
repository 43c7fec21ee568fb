import type { SignedInCaller } from '../access/caller.ts';

/** Whose views are read and written. */
export const ownerOf = ({ shop, customer }: SignedInCaller) => ({ shopId: shop.id, customerId: customer.id });
