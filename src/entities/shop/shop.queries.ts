import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#api/client.ts';

/** The shop that this address belongs to. */
export const currentRetailQuery = queryOptions({
  queryKey: ['getCurrentRetail'],
  // Without the signal: the session waits for the answer, even when whoever watched it has left the page.
  queryFn: () => unwrap(api.GET('/retail/current/')),
  staleTime: 60_000,
});
