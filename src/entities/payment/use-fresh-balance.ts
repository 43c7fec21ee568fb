import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { useCustomer } from '#entities/shop/shop-context.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** A balance of just now is not asked for again. */
const FRESH_MS = 2_000;

/** Asks anew for one's own balance when what shows it comes up: the shop changes it by itself, too. */
export function useFreshBalance(): void {
  const queryClient = useQueryClient();
  const isSignedIn = useCustomer() !== null;
  useEffect(() => {
    if (isSignedIn) void queryClient.prefetchQuery({ ...currentCustomerQuery, staleTime: FRESH_MS });
  }, [isSignedIn, queryClient]);
}
