import type { PlacedOrderState } from '#contract/types.ts';
import { orderStateNames } from '#entities/order/order-states.strings.ts';
import { isLinesRefusal } from '#common/order-line.ts';
import { readName } from '#lib/read-address.ts';
import { orderTransitionRefusal } from '#machines/order/placed-order.machine.ts';
import { countsOf } from '#office/kit/bulk/counts-of.ts';
import { impossible } from '#office/kit/bulk/impossible.ts';
import type { NamedAct } from '#office/kit/bulk/use-bulk.tsx';
import { bulkOrdersStrings, verbOfMany } from './bulk-orders.strings.ts';

/** Where orders of a state usually go next. */
const onward: Readonly<Record<PlacedOrderState, readonly PlacedOrderState[]>> = {
  created: ['accepted'],
  accepted: ['need_pay', 'collected'],
  need_pay: ['collected'],
  collected: ['delivery', 'done'],
  delivery: ['done'],
  done: ['completed'],
  completed: [],
  canceled: [],
  rejected: [],
};

/** Whether orders usually go on from a state. */
export const goesOn = (state: PlacedOrderState): boolean => onward[state].length > 0;

/** As whoever may do anything: what only the server knows is told as it goes. */
const permissive = { by: 'staff', hasReason: true, isCovered: true, canForce: true, lines: [] } as const;

/** Whether staff may never bring an order of one state to the other, whatever its lines and its customer's balance. */
export function isOutOfReach(from: PlacedOrderState, to: PlacedOrderState): boolean {
  const refusal = orderTransitionRefusal(from, to, permissive);
  return refusal !== null && !isLinesRefusal(refusal);
}

type Standing = readonly { state: PlacedOrderState }[];

/** The moves that fit selected orders; in a shop that is paid in advance none is collected before it is billed. */
export function actsOf(orders: Standing, isPrepaid: boolean): NamedAct[] {
  const fitting = orders.flatMap(({ state }) =>
    onward[state].filter((next) => !(isPrepaid && state === 'accepted' && next === 'collected')),
  );
  const canEnd = orders.some(({ state }) => !isOutOfReach(state, 'canceled'));
  return [
    ...[...countsOf(fitting, (state) => state)]
      .toSorted(([, one], [, other]) => other - one)
      .map(([state]) => ({ name: state, label: verbOfMany(state, orders.length) })),
    ...(canEnd ? [{ name: 'canceled', label: bulkOrdersStrings.end, isApart: true }] : []),
  ];
}

/** Why none of these orders may come to a state; undefined where one may. */
export function whyNot(orders: Standing, name: string): string | undefined {
  const to = readName(orderStateNames, name);
  if (to === undefined || orders.length === 0 || !orders.every(({ state }) => isOutOfReach(state, to)))
    return undefined;
  return impossible(
    orderStateNames[to],
    orders.map(({ state }) => orderStateNames[state]),
  );
}
