import { screenRoutes } from '#common/routes/screens.ts';
import { listAll } from '#common/list-all.ts';
import type { Permission } from '#page/shop-context.tsx';

/** What may wait for staff. */
export type DayPart = 'created' | 'unpriced' | 'standing' | 'payments' | 'purchases';

const dayParts = listAll<DayPart>()(['created', 'unpriced', 'standing', 'payments', 'purchases']);

const { orders, payments, purchases } = screenRoutes;

/** What a person needs to see what waits and to do it: for others its number would be no use. */
const neededFlags: Readonly<Record<DayPart, readonly Permission[]>> = {
  created: [orders.permission, 'update_state_placed_order'],
  unpriced: [orders.permission, 'edit_strange_order'],
  standing: [orders.permission, 'update_state_placed_order'],
  payments: [payments.permission, 'edit_payments'],
  purchases: [purchases.permission],
};

/** What the page shows this person: the parts that may wait for them, in order, and where the shop's orders are. */
export const dayOf = (permissions: readonly Permission[]): { parts: DayPart[]; seesOrders: boolean } => ({
  parts: dayParts.filter((part) => neededFlags[part].every((flag) => permissions.includes(flag))),
  seesOrders: permissions.includes(orders.permission),
});
