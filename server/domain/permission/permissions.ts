import { listAll } from '#common/list-all.ts';
import type { Permission } from '#contract/types.ts';

/** Every permission flag, in the specification's order. */
export const allPermissions = listAll<Permission>()([
  'create_item',
  'edit_item',
  'delete_item',
  'create_order',
  'edit_order',
  'delete_order',
  'update_state_placed_order',
  'send_to_purchase_placed_order',
  'edit_payments',
  'edit_retail',
  'make_delivery',
  'make_delivery_point',
  'get_strange_payments',
  'create_strange_payments',
  'get_strange_orders',
  'get_customers',
  'create_customers',
  'edit_customers',
  'delete_customers',
  'recovery_customers',
  'edit_balance_customers',
  'trade_price_orders',
  'create_strange_order',
  'delete_strange_order',
  'edit_strange_order',
  'get_strange_balance_history',
  'get_purchase',
]);
