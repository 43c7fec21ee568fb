import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** A balance that is not older than this is not fetched again. */
const FRESH_MS = 2_000;

/** Fetches the person's balance again on mount, since staff may change it at any time. */
export function useFreshBalance(): void {
  const queryClient = useQueryClient();
  const isSignedIn = useCustomer() !== null;
  useEffect(() => {
    if (isSignedIn) void queryClient.prefetchQuery({ ...currentCustomerQuery, staleTime: FRESH_MS });
  }, [isSignedIn, queryClient]);
}
