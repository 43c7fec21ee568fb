import type { components, Permission } from '#contract/types.ts';

type Entity = components['schemas']['AuditEntity'];
type Action = components['schemas']['AuditAction'];

const ofItems = {
  created: 'create_item',
  changed: 'edit_item',
  deleted: 'delete_item',
  recovered: 'delete_item',
} as const satisfies Record<Action, Permission>;

/** People and groups read their author before they write: whoever gives a permission up has it until then. */
const flags = {
  category: 'edit_item',
  customer: null,
  permission_group: null,
  retail: 'edit_retail',
  delivery: 'make_delivery',
  delivery_point: 'make_delivery_point',
  info_page: 'edit_retail',
} as const satisfies Record<Exclude<Entity, 'item'>, Permission | null>;

/** The permission that a change of a record needs once it is carried out; null where the change asks by itself. */
export const flagToMake = (entity: Entity, action: Action): Permission | null =>
  entity === 'item' ? ofItems[action] : flags[entity];
