import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#api/client.ts';

/** The signed-in customer. Enable it only with a stored token. */
export const currentCustomerQuery = queryOptions({
  queryKey: ['getCurrentCustomer'],
  // Without the signal: the session waits for the answer even when the view that requested it is gone.
  queryFn: () => unwrap(api.GET('/customers/current/')),
  staleTime: 60_000,
});
