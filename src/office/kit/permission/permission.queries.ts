import { api, unwrap } from '#api/client.ts';
import { queryOptions } from '@tanstack/react-query';

/** The shop's named sets of permissions, by name. */
export const permissionGroupsQuery = queryOptions({
  queryKey: ['listPermissionGroups'],
  queryFn: ({ signal }) => unwrap(api.GET('/permission-group/', { signal })),
});
