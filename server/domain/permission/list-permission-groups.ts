import { defineOperation } from '../../contract/operation.ts';
import * as groups from '../../db/repositories/customer/permission-group.ts';
import { toGroup } from './permission-groups.ts';

/** The shop's groups, by name. */
export const listPermissionGroups = defineOperation(
  'listPermissionGroups',
  async ({ db }, { caller: { shop, customer } }) => {
    const found = await groups.findGroups(db.orm, shop.id);
    return { result: found.map((group) => toGroup(customer, group)) };
  },
);
