import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#api/client.ts';

/** The shop of the current host. */
export const currentRetailQuery = queryOptions({
  queryKey: ['getCurrentRetail'],
  // Without the signal: the session waits for the answer even when the view that requested it is gone.
  queryFn: () => unwrap(api.GET('/retail/current/')),
  staleTime: 60_000,
});
