import type { components, Permission } from '#contract/types.ts';
import type { PersonOfShop } from '../../db/repositories/customer/person.ts';
import type { Customer } from '../access/caller.ts';
import { allPermissions } from '../permission/permissions.ts';

type Schemas = components['schemas'];

/** The permissions of a person: their own permissions and those of their groups, in the specification's order. */
function permissionsOf({ flags, groups }: Pick<PersonOfShop, 'flags' | 'groups'>): Permission[] {
  const held = new Set([...flags, ...groups.flatMap((group) => group.flags)]);
  return allPermissions.filter((name) => held.has(name));
}

/**
 * What somebody could do and see who signed in as this person: their permissions, an intermediary's part of the
 * purchases, and a wholesale buyer's trade prices.
 */
export const powersOf = (
  person: Pick<PersonOfShop, 'flags' | 'groups' | 'customerType' | 'isIntermediary'>,
): Permission[] => {
  const held = new Set(permissionsOf(person));
  if (person.isIntermediary) held.add('get_purchase');
  if (person.customerType === 'wholesale') held.add('trade_price_orders');
  return [...held];
};

/** Their own permissions alone. */
const ownPermissionsOf = ({ flags }: Pick<PersonOfShop, 'flags'>): Permission[] =>
  allPermissions.filter((name) => flags.includes(name));

/** What the audit keeps of a person. */
export const auditedPerson = (person: PersonOfShop) => ({
  first_name: person.firstName,
  last_name: person.lastName,
  phone: person.phone,
  customer_type: person.customerType,
  is_intermediary: person.isIntermediary,
  comment: person.comment,
  groups: person.groups.map(({ name }) => name),
  // By which a change of them is undone.
  group_ids: person.groups.map(({ id }) => id).sort((a, b) => a - b),
  permissions: ownPermissionsOf(person),
  has_avatar: person.avatar !== null,
});

/** What a person is called in the audit. */
export const labelOf = ({ firstName, lastName, phone, id }: PersonOfShop): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (phone ?? `№ ${id}`);

/** The parts of a person that are for those who see customers. */
export const staffPart = (
  person: PersonOfShop,
  viewer: Customer,
): Pick<Schemas['ShopCustomer'], 'comment' | 'groups' | 'own_permissions' | 'permissions' | 'can_edit'> => ({
  comment: person.comment,
  groups: person.groups.map(({ id, name }) => ({ id, name })),
  own_permissions: ownPermissionsOf(person),
  permissions: permissionsOf(person),
  can_edit: person.id === viewer.id || powersOf(person).every((name) => viewer.flags.has(name)),
});
