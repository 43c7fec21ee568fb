import { screenRoutes } from '#common/routes/screens.ts';
import { listAll } from '#common/list-all.ts';
import type { Permission } from '#page/shop-context.tsx';

/** What may wait for staff. */
export type DayPart = 'created' | 'unpriced' | 'standing' | 'payments' | 'purchases';

const dayParts = listAll<DayPart>()(['created', 'unpriced', 'standing', 'payments', 'purchases']);

const { orders, payments, purchases, history } = screenRoutes;

/** What a person needs to see what waits and to do it: for others its number would be no use. */
const neededFlags: Readonly<Record<DayPart, readonly Permission[]>> = {
  created: [orders.permission, 'update_state_placed_order'],
  unpriced: [orders.permission, 'edit_strange_order'],
  standing: [orders.permission, 'update_state_placed_order'],
  payments: [payments.permission, 'edit_payments'],
  purchases: [purchases.permission],
};

interface DayShown {
  /** What may wait for them, in order. */
  parts: DayPart[];
  /** Where the shop's orders are, and the sums of days. */
  seesOrders: boolean;
  /** What came of payments today. */
  seesPayments: boolean;
  /** What customers owe for orders. */
  seesDebts: boolean;
}

/** What the page shows this person. */
export function dayOf(permissions: readonly Permission[]): DayShown {
  const has = (flag: Permission): boolean => permissions.includes(flag);
  const seesOrders = has(orders.permission);
  return {
    parts: dayParts.filter((part) => neededFlags[part].every(has)),
    seesOrders,
    seesPayments: has(payments.permission),
    seesDebts: seesOrders && has(history.permission),
  };
}
