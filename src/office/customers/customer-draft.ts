import type { components } from '#contract/types.ts';
import type { ShopCustomer } from '#entities/customer/customer.queries.ts';
import { readPermissions, writePermissions } from '#office/kit/permission/permissions-text.ts';
import { maskPhone, sentPhone } from '#lib/phone.ts';

/** What a form sends of a customer. */
export type CustomerChange = components['schemas']['CustomerChange'];

/** The form of a customer, of values that compare by themselves. */
export interface CustomerDraft {
  /** Where the picture is that stays; empty for none, or for one that another replaces. */
  avatar: string;
  firstName: string;
  lastName: string;
  phone: string;
  type: ShopCustomer['customer_type'];
  isIntermediary: boolean;
  comment: string;
  /** Ids as JSON, in their order. */
  groups: string;
  /** Their own permissions, by writePermissions. */
  permissions: string;
}

/** Ids of groups as the draft holds them. */
export const writeGroups = (ids: readonly number[]): string =>
  JSON.stringify([...ids].toSorted((one, other) => one - other));

/** The ids of a draft's groups. */
export const groupsOf = ({ groups }: Pick<CustomerDraft, 'groups'>): number[] => JSON.parse(groups) as number[];

/** A customer as their form shows them. */
export const draftOf = (customer: ShopCustomer): CustomerDraft => ({
  avatar: customer.avatar_url ?? '',
  firstName: customer.user.first_name,
  lastName: customer.user.last_name,
  phone: customer.phone === null ? '' : maskPhone(customer.phone),
  type: customer.customer_type,
  isIntermediary: customer.is_intermediary,
  comment: customer.comment,
  groups: writeGroups(customer.groups.map(({ id }) => id)),
  permissions: writePermissions(customer.own_permissions),
});

/** Where the server names each field. */
export const fieldPaths = {
  avatar: 'avatar_id',
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  type: 'customer_type',
  isIntermediary: 'is_intermediary',
  comment: 'comment',
  groups: 'group_ids',
  permissions: 'permissions',
} as const satisfies Record<keyof CustomerDraft, keyof CustomerChange>;

/** A draft as it is sent; `avatarId` is a picture that was uploaded in the form. */
function formOf(draft: CustomerDraft, avatarId: string | undefined): CustomerChange {
  return {
    avatar_id: avatarId ?? null,
    first_name: draft.firstName.trim(),
    last_name: draft.lastName.trim(),
    phone: sentPhone(draft.phone),
    customer_type: draft.type,
    is_intermediary: draft.isIntermediary,
    comment: draft.comment.trim(),
    group_ids: groupsOf(draft),
    permissions: readPermissions(draft.permissions),
  };
}

/** What of a draft differs from the customer, so that nothing else is written over. */
export function changesOf(draft: CustomerDraft, known: CustomerDraft, avatarId: string | undefined): CustomerChange {
  const form = formOf(draft, avatarId);
  const names = (Object.keys(fieldPaths) as (keyof CustomerDraft)[]).filter(
    (name) => draft[name] !== known[name] || (name === 'avatar' && avatarId !== undefined),
  );
  return Object.fromEntries(names.map((name) => [fieldPaths[name], form[fieldPaths[name]]]));
}
