import type { PlacedOrderCard } from '#contract/types.ts';
import type { NamedAct } from '#office/kit/bulk/use-bulk.tsx';
import { mergeStrings } from './merge.strings.ts';

/** The name of the act. */
export const MERGE = 'merge';

/** Whether two orders can become one: both of one customer, and both new or both accepted, so that no money moves. */
export function canBeMerged(orders: readonly Pick<PlacedOrderCard, 'state' | 'customer'>[]): boolean {
  const [one, other, ...more] = orders;
  return (
    one !== undefined &&
    other !== undefined &&
    more.length === 0 &&
    one.customer.id === other.customer.id &&
    one.state === other.state &&
    (one.state === 'created' || one.state === 'accepted')
  );
}

/** The acts of selected orders; what merges two stands second, within those that are shown. */
export function withMerge(acts: readonly NamedAct[], orders: readonly PlacedOrderCard[]): readonly NamedAct[] {
  if (!canBeMerged(orders)) return acts;
  return [...acts.slice(0, 1), { name: MERGE, label: mergeStrings.merge }, ...acts.slice(1)];
}
