import { defineOperation } from '../../contract/operation.ts';
import * as groups from '../../db/repositories/customer/permission-group.ts';
import { recordChange } from '../audit/audit.ts';
import { AppError } from '../kit/app-error.ts';
import type { OnceHeld } from '../kit/once-held.ts';
import { auditedGroup, checkNameIsFree, lockAs, permissionsOf, readGroup, takeOver } from './permission-groups.ts';
import { checkHolds, checkNoneIsLost } from './takeover.ts';
import { requiredName } from '../kit/text.ts';

/**
 * Changes a group; it takes effect with the next call of whoever has it. Throws not_found, validation,
 * permission_lacking for a group with a permission that the caller lacks or is to give, last_holder, or
 * changed_meanwhile with the current group.
 */
export const updatePermissionGroup = defineOperation(
  'updatePermissionGroup',
  async (deps, { caller, path: { id }, body: form }, onceHeld?: OnceHeld) => {
    const { db, clock } = deps;
    const { shop } = caller;
    const isChanged = await db.transaction(async (transaction) => {
      const author = await lockAs(transaction, caller);
      const held = await groups.findGroup(transaction, shop.id, id);
      if (!held) throw new AppError('not_found');
      await onceHeld?.(transaction, author);
      if (form.version !== undefined && form.version !== held.version) return false;
      const becomes = {
        name: form.name === undefined ? held.name : requiredName(form.name),
        flags: form.permissions === undefined ? held.flags : permissionsOf(form.permissions),
        isForNew: form.is_for_new ?? held.isForNew,
      };
      const [before, after] = [permissionsOf(held.flags), permissionsOf(becomes.flags)];
      checkHolds(author.customer, [...before, ...after]);
      // Groups that were given one name when that could be done keep it until one is renamed.
      if (becomes.name !== held.name) await checkNameIsFree(transaction, shop.id, becomes.name, id);
      const at = clock.now();
      if (becomes.isForNew) await takeOver(transaction, author, at, id);
      await groups.writeGroup(transaction, { id, ...becomes });
      await checkNoneIsLost(transaction, shop.id, { before, after });
      const change = { entity: 'permission_group' as const, id, label: becomes.name };
      await recordChange(transaction, caller, at, {
        ...change,
        before: auditedGroup(held),
        after: auditedGroup(becomes),
      });
      return true;
    });
    const current = await readGroup(deps, caller, id);
    if (!isChanged) throw new AppError('changed_meanwhile', {}, undefined, current);
    return current;
  },
);
