import { api, unwrap } from '#api/client.ts';
import { queryOptions } from '@tanstack/react-query';

/** All pages of the shop about itself, those without a text too. */
export const infoPagesQuery = queryOptions({
  queryKey: ['listInfoPages'],
  queryFn: async ({ signal }) => (await unwrap(api.GET('/info/', { signal }))).result,
});
