import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { signedIn } from '../domain/access/caller.ts';
import {
  createPermissionGroup,
  deletePermissionGroup,
  listPermissionGroups,
  updatePermissionGroup,
} from '../domain/permission/permission-groups.ts';
import { listPermissions } from '../domain/permission/permissions.ts';

/** Permission flags and named sets of them. */
export const permissionOperations = (deps: Deps) =>
  ({
    listPermissions: async ({ caller }) => ({ status: 200, body: listPermissions(signedIn(caller)) }),
    listPermissionGroups: async ({ caller }) => ({
      status: 200,
      body: await listPermissionGroups(deps, signedIn(caller)),
    }),
    createPermissionGroup: async ({ caller, header, body }) => ({
      status: 201,
      body: await createPermissionGroup(deps, signedIn(caller), { key: header['idempotency-key'], form: body }),
    }),
    updatePermissionGroup: async ({ caller, path, body }) => ({
      status: 200,
      body: await updatePermissionGroup(deps, signedIn(caller), path.id, body),
    }),
    deletePermissionGroup: async ({ caller, path }) => {
      await deletePermissionGroup(deps, signedIn(caller), path.id);
      return { status: 204 };
    },
  }) satisfies Pick<
    Handlers,
    | 'listPermissions'
    | 'listPermissionGroups'
    | 'createPermissionGroup'
    | 'updatePermissionGroup'
    | 'deletePermissionGroup'
  >;
