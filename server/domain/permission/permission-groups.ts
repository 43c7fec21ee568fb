import type { components, Permission } from '#contract/types.ts';
import { allPermissions } from './permissions.ts';
import type { Customer, SignedInCaller } from '../access/caller.ts';
import * as groups from '../../db/repositories/customer/permission-group.ts';
import { AppError } from '../kit/app-error.ts';
import type { Transaction } from '../../db/engine/types.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import { checkHolds } from './takeover.ts';
import { recordChange } from '../audit/audit.ts';

type Schemas = components['schemas'];

/** Flags as permissions, in the order of the specification: the server writes them from the contract's list alone. */
export const permissionsOf = (flags: readonly string[]): Permission[] =>
  allPermissions.filter((name) => flags.includes(name));

/** A group as this customer sees it, who may edit it if they hold all of it. */
export const toGroup = (
  { flags: holds }: Customer,
  { flags, isForNew, ...group }: groups.GroupRow,
): Schemas['PermissionGroup'] => {
  const permissions = permissionsOf(flags);
  return { ...group, permissions, is_for_new: isForNew, can_edit: permissions.every((name) => holds.has(name)) };
};

/** What the audit keeps of a group. */
export const auditedGroup = ({ name, flags, isForNew }: Pick<groups.GroupRow, 'name' | 'flags' | 'isForNew'>) => ({
  name,
  permissions: permissionsOf(flags),
  is_for_new: isForNew,
});

/**
 * Throws validation for the name of another group, in any case of its letters. Permissions are locked by then, so two
 * at once don't both take it.
 */
export async function checkNameIsFree(
  transaction: Transaction,
  shopId: number,
  name: string,
  besides?: number,
): Promise<void> {
  if (await groups.isNameTaken(transaction, { shopId, name, besides }))
    throw new AppError('validation', {}, { name: 'group_name_taken' });
}

/** The group as it is now; throws not_found. */
export async function readGroup(
  { db }: DomainDeps,
  { shop, customer }: SignedInCaller,
  id: number,
): Promise<Schemas['PermissionGroup']> {
  const [group] = await groups.findGroups(db.orm, shop.id, id);
  if (!group) throw new AppError('not_found');
  return toGroup(customer, group);
}

/** Locks the shop's permissions; the caller with those that they have then. */
export async function lockAs(transaction: Transaction, caller: SignedInCaller): Promise<SignedInCaller> {
  await groups.lockPermissions(transaction, caller.shop.id);
  return freshCaller(transaction, caller, 'edit_retail');
}

/** Takes the place of the group for everybody new from whichever has it. */
export async function takeOver(
  transaction: Transaction,
  caller: SignedInCaller,
  at: Date,
  besides?: number,
): Promise<void> {
  const held = await groups.findGroupForNew(transaction, caller.shop.id);
  if (!held || held.id === besides) return;
  checkHolds(caller.customer, permissionsOf(held.flags));
  await groups.writeGroup(transaction, { id: held.id, isForNew: false });
  const change = { entity: 'permission_group' as const, id: held.id, label: held.name };
  await recordChange(transaction, caller, at, {
    ...change,
    before: auditedGroup(held),
    after: auditedGroup({ ...held, isForNew: false }),
  });
}
