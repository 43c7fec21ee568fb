import { defineOperation } from '../../contract/operation.ts';
import * as groups from '../../db/repositories/customer/permission-group.ts';
import { recordChange } from '../audit/audit.ts';
import { auditedGroup, lockAs, permissionsOf } from './permission-groups.ts';
import { checkHolds, checkNoneIsLost } from './takeover.ts';

/** Deletes a group; one that isn't there is gone already. Throws permission_lacking or last_holder. */
export const deletePermissionGroup = defineOperation(
  'deletePermissionGroup',
  async ({ db, clock }, { caller, path: { id } }) => {
    const { shop } = caller;
    await db.transaction(async (transaction) => {
      const { customer } = await lockAs(transaction, caller);
      const held = await groups.findGroup(transaction, shop.id, id);
      if (!held) return;
      const before = permissionsOf(held.flags);
      checkHolds(customer, before);
      await groups.deleteGroup(transaction, id);
      await checkNoneIsLost(transaction, shop.id, { before });
      const change = { entity: 'permission_group' as const, id, label: held.name };
      await recordChange(transaction, caller, clock.now(), { ...change, before: auditedGroup(held), after: null });
    });
  },
);
