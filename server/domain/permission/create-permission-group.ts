import { defineOperation } from '../../contract/operation.ts';
import * as groups from '../../db/repositories/customer/permission-group.ts';
import { recordChange } from '../audit/audit.ts';
import { AppError } from '../kit/app-error.ts';
import { keyUse, makeOnce } from '../kit/idempotency-keys.ts';
import { auditedGroup, checkNameIsFree, lockAs, permissionsOf, readGroup, takeOver } from './permission-groups.ts';
import { checkHolds } from './takeover.ts';
import { requiredName } from '../kit/text.ts';

/** How many groups a shop may have. */
const MOST_GROUPS = 100;

/**
 * Makes a group, once for a key; throws validation for a name of spaces or of another group, permission_lacking, or
 * groups_full.
 */
export const createPermissionGroup = defineOperation(
  'createPermissionGroup',
  async (deps, { caller, header: { 'idempotency-key': key }, body: form }) => {
    const { shop } = caller;
    const { name: text, permissions, is_for_new: isForNew } = form;
    const group = { name: requiredName(text), flags: permissionsOf(permissions), isForNew };
    const use = keyUse(caller, { key, operation: 'createPermissionGroup', request: form });
    const id = await makeOnce(deps, use, async (transaction, at) => {
      const author = await lockAs(transaction, caller);
      checkHolds(author.customer, permissions);
      if ((await groups.findGroups(transaction, shop.id)).length >= MOST_GROUPS)
        throw new AppError('groups_full', { max: MOST_GROUPS });
      await checkNameIsFree(transaction, shop.id, group.name);
      if (isForNew) await takeOver(transaction, author, at);
      const made = await groups.insertGroup(transaction, { ...group, shopId: shop.id });
      const change = { entity: 'permission_group' as const, id: made, label: group.name };
      await recordChange(transaction, caller, at, { ...change, before: null, after: auditedGroup(group) });
      return made;
    });
    return readGroup(deps, caller, id);
  },
);
