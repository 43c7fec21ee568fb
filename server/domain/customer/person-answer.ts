import type { components, Permission } from '#contract/types.ts';
import type { PersonOfShop } from '../../db/repositories/customer/person.ts';
import { allPermissions } from '../permission/permissions.ts';

type Schemas = components['schemas'];

/** What a person may do: their own permissions and those of their groups, in the specification's order. */
export function permissionsOf({ flags, groups }: Pick<PersonOfShop, 'flags' | 'groups'>): Permission[] {
  const held = new Set([...flags, ...groups.flatMap((group) => group.flags)]);
  return allPermissions.filter((name) => held.has(name));
}

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
  permissions: ownPermissionsOf(person),
  has_avatar: person.avatar !== null,
});

/** What a person is called in the audit. */
export const labelOf = ({ firstName, lastName, phone, id }: PersonOfShop): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (phone ?? `№ ${id}`);

/** The parts of a person that are for those who see customers. */
export const staffPart = (
  person: PersonOfShop,
  holds: ReadonlySet<Permission>,
): Pick<Schemas['ShopCustomer'], 'comment' | 'groups' | 'own_permissions' | 'permissions' | 'can_edit'> => {
  const permissions = permissionsOf(person);
  return {
    comment: person.comment,
    groups: person.groups.map(({ id, name }) => ({ id, name })),
    own_permissions: ownPermissionsOf(person),
    permissions,
    can_edit: permissions.every((name) => holds.has(name)),
  };
};
