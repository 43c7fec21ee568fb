import type { components } from '#contract/types.ts';
import type { Orm } from '../../db/engine/types.ts';
import { type AuditEntryRow, findEntry, findLater } from '../../db/repositories/audit/audit.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { updateCategory } from '../catalogue/edit-category.ts';
import { recoverItem, updateItem } from '../catalogue/edit-item.ts';
import { recoverCustomer, updateCustomer } from '../customer/change-customer.ts';
import { updateDelivery } from '../delivery/deliveries.ts';
import { updateDeliveryPoint } from '../delivery/points.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { updatePermissionGroup } from '../permission/permission-groups.ts';
import { updateRetail } from '../shop/settings.ts';
import { fieldsToPutBack, flagToUndo, type UndoEntry } from './undoable.ts';

type Schemas = components['schemas'];

/** Carries out what undoes an entry, by the ordinary change, so that all its rules hold. */
async function putBack(
  deps: DomainDeps,
  caller: SignedInCaller,
  entry: UndoEntry & { recordId: number },
  readRetail: () => Promise<Schemas['Retail']>,
): Promise<unknown> {
  const { entity, recordId: id, action } = entry;
  if (action === 'deleted')
    return entity === 'item' ? recoverItem(deps, caller, id) : recoverCustomer(deps, caller, id);
  const fields = fieldsToPutBack(entry);
  switch (entity) {
    case 'item':
      return updateItem(deps, caller, { ...fields, id });
    case 'category':
      return updateCategory(deps, caller, id, fields);
    case 'customer':
      return updateCustomer(deps, caller, id, fields);
    case 'permission_group':
      return updatePermissionGroup(deps, caller, id, fields);
    case 'retail':
      return updateRetail(deps, caller, fields, readRetail);
    case 'delivery':
      return updateDelivery(deps, caller, id, fields);
    case 'delivery_point':
      return updateDeliveryPoint(deps, caller, id, fields);
  }
}

/** Throws undo_not_possible, forbidden without the record's own permission, or undo_too_late. */
export async function checkUndo(orm: Orm, { customer }: SignedInCaller, entry: AuditEntryRow): Promise<void> {
  const flag = flagToUndo(entry);
  if (flag === null) throw new AppError('undo_not_possible');
  if (!customer.flags.has(flag)) throw new AppError('forbidden');
  const fields = fieldsToPutBack(entry);
  const isChangedSince = (await findLater(orm, entry)).some(
    ({ action, before, after }) =>
      action !== 'changed' || Object.keys({ ...before, ...after }).some((name) => name in fields),
  );
  if (isChangedSince) throw new AppError('undo_too_late');
}

/**
 * Puts back what a record was before a change. Throws not_found, undo_not_possible, forbidden without the permission of the
 * record's own operation, undo_too_late where the same fields were changed since, and what that operation throws.
 */
export async function undoChange(
  deps: DomainDeps,
  caller: SignedInCaller,
  id: number,
  readRetail: () => Promise<Schemas['Retail']>,
): Promise<void> {
  const { db } = deps;
  const entry = await findEntry(db.orm, caller.shop.id, id);
  if (!entry) throw new AppError('not_found');
  await checkUndo(db.orm, caller, entry);
  await putBack(deps, caller, entry, readRetail);
}
