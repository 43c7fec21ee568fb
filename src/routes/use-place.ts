import { useCustomer } from '#page/shop-context.tsx';
import { useLocation, useSearch } from 'wouter';
import { branchAt, type Place } from './branch-at.ts';

/**
 * The branch and the screen of the current address. `ownerId` is the customer whose record is shown, where the address
 * doesn't name them.
 */
export function usePlace(ownerId?: number): Place | undefined {
  const [path] = useLocation();
  const search = useSearch();
  const customer = useCustomer();
  return branchAt({ path, query: new URLSearchParams(search) }, customer, ownerId);
}
