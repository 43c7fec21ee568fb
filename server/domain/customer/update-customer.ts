import type { components } from '#contract/types.ts';
import { defineOperation } from '../../contract/operation.ts';
import { isUniqueViolation } from '../../db/engine/sql-state.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { endSignIns } from '../../db/repositories/customer/deletion.ts';
import { lockPermissions } from '../../db/repositories/customer/permission-group.ts';
import * as people from '../../db/repositories/customer/person.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import { recordChange } from '../audit/audit.ts';
import { AppError } from '../kit/app-error.ts';
import type { OnceHeld } from '../kit/once-held.ts';
import { cleanText } from '../kit/text.ts';
import { allPermissions } from '../permission/permissions.ts';
import { checkHolds, checkNoneIsLost } from '../permission/takeover.ts';
import { takeUploads } from '../upload/uploads.ts';
import { getCustomer } from './get-customer.ts';
import { auditedPerson, labelOf, powersOf } from './person-answer.ts';

type Change = components['schemas']['CustomerChange'];

/** What a person may change of themselves. */
const ownFields: ReadonlySet<string> = new Set(['version', 'first_name', 'last_name', 'avatar_id']);

/** What decides who signs in as somebody, and what they may do and pay. */
const guarded = ['phone', 'customer_type', 'is_intermediary', 'group_ids', 'permissions'] as const;

/** What nobody changes of themselves, whatever they may do. */
const ofOthers = ['customer_type', 'is_intermediary', 'group_ids', 'permissions'] as const;

const hasAny = (form: Change, names: readonly (keyof Change)[]): boolean =>
  names.some((name) => form[name] !== undefined);

/** Throws where the caller may not change this person, or not so much of them. */
function checkMayChange({ customer }: SignedInCaller, id: number, form: Change): void {
  const isOwn = id === customer.id;
  if (!isOwn && !customer.flags.has('get_customers')) throw new AppError('not_found');
  if (isOwn && hasAny(form, ofOthers) && customer.flags.has('edit_customers')) throw new AppError('own_rights');
  if (customer.flags.has('edit_customers')) return;
  if (!isOwn || Object.keys(form).some((name) => !ownFields.has(name))) throw new AppError('forbidden');
}

/** Throws where the caller lacks what somebody else has before the change or after it. */
function checkMayGive({ customer }: SignedInCaller, held: people.PersonOfShop, becomes: people.PersonOfShop): void {
  // What nobody may change of themselves was refused before; the rest of it gives no power over others.
  if (held.id === customer.id) return;
  checkHolds(customer, [...powersOf(held), ...powersOf(becomes)]);
}

async function groupsOf(
  transaction: Transaction,
  shopId: number,
  ids: readonly number[],
): Promise<people.PersonGroup[]> {
  const wanted = [...new Set(ids)];
  const found = await people.findGroupsOf(transaction, shopId, wanted);
  if (found.length < wanted.length) throw new AppError('validation', {}, { group_ids: 'unknown_record' });
  return found;
}

const named = (text: string | undefined, known: string): string => (text === undefined ? known : cleanText(text));

/** The person as the form would have them. */
async function becoming(
  transaction: Transaction,
  caller: SignedInCaller,
  held: people.PersonOfShop,
  { form, at }: { form: Change; at: Date },
): Promise<people.PersonOfShop> {
  const { shop, customer } = caller;
  const use = { shopId: shop.id, customerId: customer.id, at };
  const avatar =
    form.avatar_id === undefined || form.avatar_id === null
      ? undefined
      : (await takeUploads(transaction, use, [form.avatar_id], 'avatar_id'))[0];
  return {
    ...held,
    firstName: named(form.first_name, held.firstName),
    lastName: named(form.last_name, held.lastName),
    phone: form.phone ?? held.phone,
    customerType: form.customer_type ?? held.customerType,
    isIntermediary: form.is_intermediary ?? held.isIntermediary,
    comment: named(form.comment, held.comment),
    flags:
      form.permissions === undefined ? held.flags : allPermissions.filter((name) => form.permissions?.includes(name)),
    groups: form.group_ids === undefined ? held.groups : await groupsOf(transaction, shop.id, form.group_ids),
    avatar: form.avatar_id === null ? null : (avatar ?? held.avatar),
  };
}

/** Writes what the form makes of a locked person; returns false for another version than the one that was seen. */
async function change(
  transaction: Transaction,
  asked: SignedInCaller,
  id: number,
  { form, at, onceHeld }: { form: Change; at: Date; onceHeld: OnceHeld | undefined },
): Promise<boolean> {
  const { shop } = asked;
  const isGuarded = hasAny(form, guarded);
  if (isGuarded) await lockPermissions(transaction, shop.id);
  await people.lockPerson(transaction, shop.id, id);
  const caller = await freshCaller(transaction, asked);
  checkMayChange(caller, id, form);
  const held = await people.findPerson(transaction, shop.id, id);
  if (!held || held.deletedAt) throw new AppError('not_found');
  await onceHeld?.(transaction, caller);
  if (form.version !== undefined && form.version !== held.version) return false;
  const becomes = await becoming(transaction, caller, held, { form, at });
  if (becomes.firstName === '' && held.firstName !== '')
    throw new AppError('validation', {}, { first_name: 'required' });
  if (isGuarded) checkMayGive(caller, held, becomes);
  const { groups, id: _, version: __, balance: ___, deletedAt: ____, ...values } = becomes;
  await people.writePerson(transaction, id, values);
  if (form.group_ids !== undefined)
    await people.writeGroups(transaction, { shopId: shop.id, id, groupIds: groups.map((group) => group.id) });
  // The new phone may be another person's, so those who are signed in have to sign in again.
  if (becomes.phone !== held.phone && id !== caller.customer.id) await endSignIns(transaction, { shopId: shop.id, id });
  if (isGuarded) await checkNoneIsLost(transaction, shop.id, { before: powersOf(held), after: powersOf(becomes) });
  await recordChange(transaction, caller, at, {
    entity: 'customer',
    id,
    label: labelOf(becomes),
    before: auditedPerson(held),
    after: auditedPerson(becomes),
  });
  return true;
}

/**
 * Changes a person; of themselves everybody their name and avatar. Throws not_found, forbidden, own_rights for what
 * nobody decides for themselves, validation, permission_lacking for what the caller may not give, take or touch,
 * last_holder, customer_exists or phone_of_deleted for a phone that somebody has, or changed_meanwhile with the current
 * person.
 */
export const updateCustomer = defineOperation(
  'updateCustomer',
  async (deps, { caller, path: { customer_id: id }, body: form }, onceHeld?: OnceHeld) => {
    const { db, clock } = deps;
    try {
      const at = clock.now();
      const isChanged = await db.transaction((transaction) => change(transaction, caller, id, { form, at, onceHeld }));
      const current = await getCustomer(deps, { caller, path: { customer_id: id } });
      if (!isChanged) throw new AppError('changed_meanwhile', {}, undefined, current);
      return current;
    } catch (error) {
      if (isUniqueViolation(error, 'customers_phone')) throw new AppError('customer_exists');
      throw error;
    }
  },
);
