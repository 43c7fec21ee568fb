import { defineOperation } from '../../contract/operation.ts';
import { allPermissions } from './permissions.ts';

/** Every permission, and whether the caller may give it to others. */
export const listPermissions = defineOperation('listPermissions', async (_deps, { caller: { customer } }) => ({
  result: allPermissions.map((name) => ({ name, can_grant: customer.flags.has(name) })),
}));
