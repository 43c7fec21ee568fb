import { defineOperation } from '../../contract/operation.ts';
import { type AuditEntryRow, findEntry } from '../../db/repositories/audit/audit.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { holdItem, withFreeArticle } from '../catalogue/edit-item.ts';
import { putBackItem } from '../catalogue/put-back-item.ts';
import { updateCategory } from '../category/update-category.ts';
import { deleteCustomer } from '../customer/delete-customer.ts';
import { recoverCustomer } from '../customer/recover-customer.ts';
import { updateCustomer } from '../customer/update-customer.ts';
import { updateDeliveryPoint } from '../delivery/update-delivery-point.ts';
import { updateDelivery } from '../delivery/update-delivery.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import type { OnceHeld } from '../kit/once-held.ts';
import { updatePermissionGroup } from '../permission/update-permission-group.ts';
import { putBackInfoPage } from '../shop/put-back-info-page.ts';
import { changeRetail } from '../shop/settings.ts';
import { checkUndo, orNotPossible } from './check-undo.ts';
import { formToPutBack } from './put-back-form.ts';

/** Undoes an entry of an item, while it is held. */
const undoOfItem = ({ db, clock }: DomainDeps, caller: SignedInCaller, entry: AuditEntryRow): Promise<unknown> =>
  withFreeArticle(
    () =>
      db.transaction(async (transaction) => {
        const held = await holdItem(transaction, caller, entry.recordId);
        await checkUndo(transaction, caller, entry);
        return putBackItem(transaction, caller, { held, entry, at: clock.now() });
      }),
    () => new AppError('article_taken'),
  );

/** Says what has to be done where another record has got the name meanwhile. */
async function withFreeName<T>(undo: () => Promise<T>): Promise<T> {
  try {
    return await undo();
  } catch (error) {
    const taken = error instanceof AppError && error.fields?.['name'];
    throw taken === 'group_name_taken' || taken === 'category_name_taken' ? new AppError(taken) : error;
  }
}

/** Carries out what undoes an entry, by the ordinary change, so that all its rules hold. */
async function putBack(deps: DomainDeps, caller: SignedInCaller, entry: AuditEntryRow): Promise<unknown> {
  const { entity, recordId: id, action } = entry;
  // Whoever changed the record meanwhile has written their entry by the time it is held.
  const onceHeld: OnceHeld = (transaction, author) => checkUndo(transaction, author, entry);
  if (entity === 'item') return undoOfItem(deps, caller, entry);
  if (action === 'deleted') return recoverCustomer(deps, { caller, path: { customer_id: id } }, onceHeld);
  if (action === 'recovered') return deleteCustomer(deps, { caller, path: { customer_id: id } }, onceHeld);
  const form = await formToPutBack(deps.db.orm, caller, { entry, at: deps.clock.now() });
  switch (entity) {
    case 'category':
      return withFreeName(() => updateCategory(deps, { caller, path: { id }, body: form }, onceHeld));
    case 'customer':
      return updateCustomer(deps, { caller, path: { customer_id: id }, body: form }, onceHeld);
    case 'permission_group':
      return withFreeName(() => updatePermissionGroup(deps, { caller, path: { id }, body: form }, onceHeld));
    case 'retail':
      return changeRetail(deps, caller, form, onceHeld);
    case 'delivery':
      return updateDelivery(deps, { caller, path: { id }, body: form }, onceHeld);
    case 'delivery_point':
      return updateDeliveryPoint(deps, { caller, path: { id }, body: form }, onceHeld);
    case 'info_page':
      return putBackInfoPage(deps, caller, id, form, onceHeld);
  }
}

/**
 * Puts back what a record was before a change. Throws not_found, undo_not_possible, forbidden without the permission of
 * the record's own operation, undo_too_late where the same fields were changed since, and what that operation throws.
 */
export const undoChange = defineOperation('undoChange', async (deps, { caller, path: { id } }) => {
  const { db } = deps;
  const entry = await findEntry(db.orm, caller.shop.id, id);
  if (!entry) throw new AppError('not_found');
  // Before anything is lent to it; the change checks it again, once it holds the record.
  await checkUndo(db.orm, caller, entry);
  await orNotPossible(() => putBack(deps, caller, entry));
});
