import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#api/client.ts';

/** Whoever is signed in; ask only with a token. */
export const currentCustomerQuery = queryOptions({
  queryKey: ['getCurrentCustomer'],
  // Without the signal: the session waits for the answer, even when whoever watched it has left the page.
  queryFn: () => unwrap(api.GET('/customers/current/')),
  staleTime: 60_000,
});
