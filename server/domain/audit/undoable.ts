import type { components, Permission } from '#contract/types.ts';
import type { AuditFields } from '../../db/schema.ts';
import type { Customer } from '../access/caller.ts';

type Entity = components['schemas']['AuditEntity'];

/** What undo needs to know of an entry. */
export interface UndoEntry {
  entity: Entity;
  action: components['schemas']['AuditAction'];
  before: AuditFields | null;
  after: AuditFields | null;
}

/** The permission of each record's own operation, and the fields of it that can be put back. */
const undoable: Readonly<Record<Entity, { flag: Permission; fields: readonly string[] }>> = {
  item: {
    flag: 'edit_item',
    fields: [
      'name',
      'article',
      'description',
      'category_id',
      'other_category_ids',
      'attributes',
      'retail_price',
      'trade_price',
      'discount',
      'is_new',
      'is_hidden',
    ],
  },
  category: { flag: 'edit_item', fields: ['name', 'parent_id'] },
  customer: {
    flag: 'edit_customers',
    fields: ['first_name', 'last_name', 'phone', 'customer_type', 'is_intermediary', 'comment', 'permissions'],
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
      'trade_prices_shown_to',
    ],
  },
  delivery: { flag: 'make_delivery', fields: ['name', 'description', 'price', 'free_from', 'kind', 'place'] },
  delivery_point: { flag: 'make_delivery_point', fields: ['name', 'address', 'hours'] },
};

const recoveries: Readonly<Partial<Record<Entity, Permission>>> = {
  item: 'delete_item',
  customer: 'recovery_customers',
};

/** The permission that undoing an entry needs; null where it can't be undone. */
export function flagToUndo(entry: UndoEntry): Permission | null {
  if (entry.action === 'deleted') return recoveries[entry.entity] ?? null;
  return entry.action === 'changed' && Object.keys(fieldsToPutBack(entry)).length > 0
    ? undoable[entry.entity].flag
    : null;
}

/** The fields of a changed record that undoing writes; none where some of the change can't be put back. */
export function fieldsToPutBack({ entity, before, after }: UndoEntry): AuditFields {
  const { fields } = undoable[entity];
  const changed = Object.keys({ ...before, ...after });
  return before && changed.every((name) => fields.includes(name)) ? before : {};
}

/** Whether a person may undo an entry, as far as the entry alone tells. */
export function canUndo({ flags }: Pick<Customer, 'flags'>, entry: UndoEntry): boolean {
  const flag = flagToUndo(entry);
  return flag !== null && flags.has(flag);
}
