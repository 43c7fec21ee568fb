import { defineOperation } from '../../contract/operation.ts';
import { deleteCustomer as endCustomer } from '../../db/repositories/customer/deletion.ts';
import { lockPermissions } from '../../db/repositories/customer/permission-group.ts';
import * as people from '../../db/repositories/customer/person.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import { recordChange } from '../audit/audit.ts';
import { AppError } from '../kit/app-error.ts';
import type { OnceHeld } from '../kit/once-held.ts';
import { checkHolds, checkNoneIsLost } from '../permission/takeover.ts';
import { auditedPerson, labelOf, powersOf } from './person-answer.ts';

/**
 * Deletes a person and ends every way in that they have; one that is deleted stays so. Throws not_found,
 * permission_lacking, last_holder, customer_self, or customer_busy while an order of theirs is under way or a payment
 * waits.
 */
export const deleteCustomer = defineOperation(
  'deleteCustomer',
  async ({ db, clock }, { caller, path: { customer_id: id } }, onceHeld?: OnceHeld) => {
    const { shop } = caller;
    if (id === caller.customer.id) throw new AppError('customer_self');
    await db.transaction(async (transaction) => {
      await lockPermissions(transaction, shop.id);
      await people.lockPerson(transaction, shop.id, id);
      const author = await freshCaller(transaction, caller, 'delete_customers');
      const held = await people.findPerson(transaction, shop.id, id);
      if (!held) throw new AppError('not_found');
      await onceHeld?.(transaction, author);
      if (held.deletedAt) return;
      checkHolds(author.customer, powersOf(held));
      if (await people.isBusy(transaction, id)) throw new AppError('customer_busy');
      const at = clock.now();
      await endCustomer(transaction, { shopId: shop.id, id, now: at });
      await checkNoneIsLost(transaction, shop.id, { before: powersOf(held) });
      const about = { entity: 'customer' as const, id, label: labelOf(held) };
      await recordChange(transaction, caller, at, { ...about, before: auditedPerson(held), after: null });
    });
  },
);
