import type { components, Permission } from '#contract/types.ts';
import type { AuditFields } from '../../db/schema.ts';
import type { Customer } from '../access/caller.ts';
import { itemFieldNames } from '../catalogue/item-fields.ts';

type Entity = components['schemas']['AuditEntity'];

/** What undo needs to know of an entry. */
export interface UndoEntry {
  entity: Entity;
  action: components['schemas']['AuditAction'];
  before: AuditFields | null;
  after: AuditFields | null;
}

const contactKinds = [
  'phone',
  'ref',
  'vk',
  'ok',
  'whatsapp',
  'viber',
  'telegram',
  'instagram',
] as const satisfies (keyof components['schemas']['ContactChange'])[];

/** The permission of each record's own operation, and the fields of it that can be put back. */
const undoable: Readonly<Record<Entity, { flag: Permission; fields: readonly string[] }>> = {
  item: { flag: 'edit_item', fields: itemFieldNames },
  category: { flag: 'edit_item', fields: ['name', 'parent_id', 'image', 'place'] },
  customer: {
    flag: 'edit_customers',
    fields: [
      'first_name',
      'last_name',
      'phone',
      'customer_type',
      'is_intermediary',
      'comment',
      'groups',
      'group_ids',
      'permissions',
    ],
  },
  permission_group: { flag: 'edit_retail', fields: ['name', 'permissions', 'is_for_new'] },
  retail: {
    flag: 'edit_retail',
    fields: [
      'name',
      'description',
      'primary_color',
      'currency',
      'time_zone',
      'requisites',
      'min_order_sum',
      'is_prepaid',
      'staff_sign_in_by_code',
      'trade_prices_shown_to',
      'logo',
      ...contactKinds.map((kind) => `contacts.${kind}`),
    ],
  },
  delivery: { flag: 'make_delivery', fields: ['name', 'description', 'price', 'free_from', 'kind', 'place'] },
  delivery_point: { flag: 'make_delivery_point', fields: ['name', 'address', 'hours', 'image'] },
  info_page: { flag: 'edit_retail', fields: ['text'] },
};

/** What each record's own operation asks for besides: without it, people are seen by nobody but themselves. */
const toSee: Readonly<Partial<Record<Entity, Permission>>> = { customer: 'get_customers' };

/** The permissions to recover a deleted record, and to delete a recovered one. */
const recoveries: Readonly<Partial<Record<Entity, Record<'deleted' | 'recovered', Permission>>>> = {
  item: { deleted: 'delete_item', recovered: 'delete_item' },
  customer: { deleted: 'recovery_customers', recovered: 'delete_customers' },
};

function flagOf(entry: UndoEntry): Permission | null {
  const { action } = entry;
  if (action === 'deleted' || action === 'recovered') return recoveries[entry.entity]?.[action] ?? null;
  return action === 'changed' && Object.keys(fieldsToPutBack(entry)).length > 0 ? undoable[entry.entity].flag : null;
}

/** The permissions that undoing an entry needs, all of them; null where it can't be undone. */
export function flagsToUndo(entry: UndoEntry): Permission[] | null {
  const flag = flagOf(entry);
  const seen = toSee[entry.entity];
  return flag && (seen === undefined ? [flag] : [flag, seen]);
}

/** The fields of a changed record that undoing writes; none where some of the change can't be put back. */
export function fieldsToPutBack({ entity, before, after }: UndoEntry): AuditFields {
  const { fields } = undoable[entity];
  const changed = Object.keys({ ...before, ...after });
  if (!before || !changed.every((name) => fields.includes(name))) return {};
  // A person keeps the phone and the name that they have got: no form empties them.
  if (entity === 'customer' && (before['phone'] === null || before['first_name'] === '')) return {};
  // Names alone don't tell which groups they were.
  if ('groups' in before && !('group_ids' in before)) return {};
  // A contact that there was not is in the other side alone; an empty one removes it.
  return { ...Object.fromEntries(changed.map((name) => [name, ''])), ...before };
}

/** The permissions that an entry tells of; whoever lacks one neither gives it nor takes it. */
function permissionsIn({ before, after }: UndoEntry): Permission[] {
  return [before, after].flatMap((fields) => (fields?.['permissions'] ?? []) as Permission[]);
}

/** Whether a person may undo an entry, as far as the entry alone tells. */
export function canUndo({ flags }: Pick<Customer, 'flags'>, entry: UndoEntry): boolean {
  return (
    flagsToUndo(entry)
      ?.concat(permissionsIn(entry))
      .every((flag) => flags.has(flag)) ?? false
  );
}
