import type { PlacedOrderState } from '#contract/types.ts';
import { stateVerbs } from '#entities/order/transitions/transitions.strings.ts';
import type { NamedAct } from '#office/kit/bulk/use-bulk.tsx';

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

/** The moves that fit selected orders; in a shop that is paid in advance none is collected before it is billed. */
export function actsOf(orders: readonly { state: PlacedOrderState }[], isPrepaid: boolean): NamedAct[] {
  const counts = new Map<PlacedOrderState, number>();
  for (const { state } of orders)
    for (const next of onward[state])
      if (!(isPrepaid && state === 'accepted' && next === 'collected')) counts.set(next, (counts.get(next) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([state]) => ({ name: state, label: stateVerbs[state] }));
}
