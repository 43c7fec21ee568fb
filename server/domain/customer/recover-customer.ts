import { defineOperation } from '../../contract/operation.ts';
import { lockPermissions } from '../../db/repositories/customer/permission-group.ts';
import * as people from '../../db/repositories/customer/person.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import { recordChange } from '../audit/audit.ts';
import { AppError } from '../kit/app-error.ts';
import type { OnceHeld } from '../kit/once-held.ts';
import { checkHolds } from '../permission/takeover.ts';
import { getCustomer } from './get-customer.ts';
import { auditedPerson, labelOf, powersOf } from './person-answer.ts';

/** Lets a deleted person in again, with the permissions that they had; throws not_found or permission_lacking. */
export const recoverCustomer = defineOperation(
  'recoverCustomer',
  async (deps, { caller, path: { customer_id: id } }, onceHeld?: OnceHeld) => {
    const { db, clock } = deps;
    const { shop } = caller;
    await db.transaction(async (transaction) => {
      await lockPermissions(transaction, shop.id);
      await people.lockPerson(transaction, shop.id, id);
      const author = await freshCaller(transaction, caller, 'recovery_customers');
      const held = await people.findPerson(transaction, shop.id, id);
      if (!held) throw new AppError('not_found');
      await onceHeld?.(transaction, author);
      if (!held.deletedAt) return;
      checkHolds(author.customer, powersOf(held));
      await people.writePerson(transaction, id, { deletedAt: null });
      await recordChange(transaction, caller, clock.now(), {
        entity: 'customer',
        id,
        label: labelOf(held),
        before: null,
        after: auditedPerson(held),
        isRecovery: true,
      });
    });
    return getCustomer(deps, { caller, path: { customer_id: id } });
  },
);
