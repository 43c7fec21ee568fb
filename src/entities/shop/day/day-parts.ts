import { foreignFlags } from '#routes/branches.ts';
import { listAll } from '#common/list-all.ts';
import type { Permission } from '#page/shop-context.tsx';

/** What may wait for staff. */
export type DayPart = 'created' | 'unpriced' | 'standing' | 'payments' | 'purchases';

const dayParts = listAll<DayPart>()(['created', 'unpriced', 'standing', 'payments', 'purchases']);

/** What a person needs to see what waits and to do it: for others its number would be no use. */
const neededFlags: Readonly<Record<DayPart, readonly Permission[]>> = {
  created: [foreignFlags.orders, 'update_state_placed_order'],
  unpriced: [foreignFlags.orders, 'edit_strange_order'],
  standing: [foreignFlags.orders, 'update_state_placed_order'],
  payments: [foreignFlags.payments, 'edit_payments'],
  purchases: [foreignFlags.purchases],
};

/** What the front page begins with for this person: the parts that may wait for them, in order, and the sums of days. */
export const dayOf = (permissions: readonly Permission[]): { parts: DayPart[]; hasSums: boolean } => ({
  parts: dayParts.filter((part) => neededFlags[part].every((flag) => permissions.includes(flag))),
  hasSums: permissions.includes(foreignFlags.orders),
});
