import type { components, Permission } from '#contract/types.ts';
import type { Transaction } from '../../db/engine/types.ts';
import * as groups from '../../db/repositories/customer/permission-group.ts';
import type { Customer, SignedInCaller } from '../access/caller.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import { recordChange } from '../audit/audit.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { keyUse, makeOnce } from '../kit/idempotency-keys.ts';
import type { OnceHeld } from '../kit/once-held.ts';
import { cleanText } from '../kit/text.ts';
import { allPermissions } from './permissions.ts';
import { checkHolds, checkNoneIsLost } from './takeover.ts';

type Schemas = components['schemas'];

/** How many groups a shop may have. */
const MOST_GROUPS = 100;

/** Flags as permissions, in the order of the specification: the server writes them from the contract's list alone. */
const permissionsOf = (flags: readonly string[]): Permission[] => allPermissions.filter((name) => flags.includes(name));

const toGroup = (
  { flags: holds }: Customer,
  { flags, isForNew, ...group }: groups.GroupRow,
): Schemas['PermissionGroup'] => {
  const permissions = permissionsOf(flags);
  return { ...group, permissions, is_for_new: isForNew, can_edit: permissions.every((name) => holds.has(name)) };
};

/** What the audit keeps of a group. */
const audited = ({ name, flags, isForNew }: Pick<groups.GroupRow, 'name' | 'flags' | 'isForNew'>) => ({
  name,
  permissions: permissionsOf(flags),
  is_for_new: isForNew,
});

function nameOf(text: string): string {
  const name = cleanText(text);
  if (name === '') throw new AppError('validation', {}, { name: 'required' });
  return name;
}

/** Throws validation for the name of another group, in any case of its letters. Permissions are locked by then, so two at once don't both take it. */
async function checkNameIsFree(
  transaction: Transaction,
  shopId: number,
  name: string,
  besides?: number,
): Promise<void> {
  if (await groups.isNameTaken(transaction, { shopId, name, besides }))
    throw new AppError('validation', {}, { name: 'group_name_taken' });
}

/** The shop's groups, by name. */
export async function listPermissionGroups(
  { db }: DomainDeps,
  { shop, customer }: SignedInCaller,
): Promise<Schemas['PermissionGroups']> {
  const found = await groups.findGroups(db.orm, shop.id);
  return { result: found.map((group) => toGroup(customer, group)) };
}

async function read(
  { db }: DomainDeps,
  { shop, customer }: SignedInCaller,
  id: number,
): Promise<Schemas['PermissionGroup']> {
  const [group] = await groups.findGroups(db.orm, shop.id, id);
  if (!group) throw new AppError('not_found');
  return toGroup(customer, group);
}

/** Locks the shop's permissions; the caller with those that they have then. */
async function lockAs(transaction: Transaction, caller: SignedInCaller): Promise<SignedInCaller> {
  await groups.lockPermissions(transaction, caller.shop.id);
  return freshCaller(transaction, caller, 'edit_retail');
}

/** Takes the place of the group for everybody new from whichever has it. */
async function takeOver(transaction: Transaction, caller: SignedInCaller, at: Date, besides?: number): Promise<void> {
  const held = await groups.findGroupForNew(transaction, caller.shop.id);
  if (!held || held.id === besides) return;
  checkHolds(caller.customer, permissionsOf(held.flags));
  await groups.writeGroup(transaction, { id: held.id, isForNew: false });
  const change = { entity: 'permission_group' as const, id: held.id, label: held.name };
  await recordChange(transaction, caller, at, {
    ...change,
    before: audited(held),
    after: audited({ ...held, isForNew: false }),
  });
}

/** Makes a group, once for a key; throws validation for a name of spaces or of another group, permission_lacking, or groups_full. */
export async function createPermissionGroup(
  deps: DomainDeps,
  caller: SignedInCaller,
  { key, form }: { key: string; form: Schemas['PermissionGroupForm'] },
): Promise<Schemas['PermissionGroup']> {
  const { shop } = caller;
  const { name: text, permissions, is_for_new: isForNew } = form;
  const group = { name: nameOf(text), flags: permissionsOf(permissions), isForNew };
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
    await recordChange(transaction, caller, at, { ...change, before: null, after: audited(group) });
    return made;
  });
  return read(deps, caller, id);
}

/**
 * Changes a group; it takes effect with the next call of whoever has it. Throws not_found, validation, permission_lacking for a
 * group with a permission that the caller lacks or is to give, last_holder, or changed_meanwhile with the current group.
 */
export async function updatePermissionGroup(
  deps: DomainDeps,
  caller: SignedInCaller,
  id: number,
  form: Schemas['PermissionGroupChange'],
  onceHeld?: OnceHeld,
): Promise<Schemas['PermissionGroup']> {
  const { db, clock } = deps;
  const { shop } = caller;
  const isChanged = await db.transaction(async (transaction) => {
    const author = await lockAs(transaction, caller);
    const held = await groups.findGroup(transaction, shop.id, id);
    if (!held) throw new AppError('not_found');
    await onceHeld?.(transaction, author);
    if (form.version !== undefined && form.version !== held.version) return false;
    const becomes = {
      name: form.name === undefined ? held.name : nameOf(form.name),
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
    await recordChange(transaction, caller, at, { ...change, before: audited(held), after: audited(becomes) });
    return true;
  });
  const current = await read(deps, caller, id);
  if (!isChanged) throw new AppError('changed_meanwhile', {}, undefined, current);
  return current;
}

/** Deletes a group; one that isn't there is gone already. Throws permission_lacking or last_holder. */
export async function deletePermissionGroup(
  { db, clock }: DomainDeps,
  caller: SignedInCaller,
  id: number,
): Promise<void> {
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
    await recordChange(transaction, caller, clock.now(), { ...change, before: audited(held), after: null });
  });
}
