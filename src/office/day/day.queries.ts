import { api, unwrap } from '#api/client.ts';
import { queryOptions } from '@tanstack/react-query';

/** What waits for staff, and the orders of the last 60 days. */
export const dayQuery = queryOptions({
  queryKey: ['getDay'],
  queryFn: ({ signal }) => unwrap(api.GET('/retail/day/', { signal })),
  // The page stays away from it for long, and comes back to work on what is due now.
  refetchOnMount: 'always',
});

/** How the shop has done lately, for charts. */
export const figuresQuery = queryOptions({
  queryKey: ['getDayFigures'],
  queryFn: ({ signal }) => unwrap(api.GET('/retail/day/figures/', { signal })),
  refetchOnMount: 'always',
});
