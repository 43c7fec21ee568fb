import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#api/client.ts';

/** All categories, parents before their children. */
export const categoriesQuery = queryOptions({
  queryKey: ['listCategories'],
  queryFn: async ({ signal }) => (await unwrap(api.GET('/category/', { signal }))).result,
  staleTime: 5 * 60_000,
});
