import type { components, PaymentState } from '#contract/types.ts';

type PaymentsTotal = components['schemas']['PaymentsTotal'];
type PaymentsSum = components['schemas']['PaymentsSum'];

/** How many payments there are and what they come to, in roubles. */
export interface Sums {
  payments: number;
  amount: number;
}

const KOPECKS = 100;

/** Adds roubles by their kopecks, so that no fraction of one is left. */
export const addRoubles = (amounts: readonly number[]): number =>
  amounts.reduce((sum, one) => sum + Math.round(one * KOPECKS), 0) / KOPECKS;

/** What these payments come to, each kind by itself. */
export function sumsByType(sums: readonly PaymentsSum[]): Record<'topUps' | 'refunds', Sums> {
  const of = (type: PaymentsSum['type']): Sums => {
    const rows = sums.filter((sum) => sum.type === type);
    return {
      payments: rows.reduce((count, { payments }) => count + payments, 0),
      amount: addRoubles(rows.map(({ amount }) => amount)),
    };
  };
  return { topUps: of('top_up'), refunds: of('refund') };
}

/** How many payments there are of each state that has any. */
export function countsOf({ sums }: PaymentsTotal): ReadonlyMap<PaymentState, number> {
  const counts = new Map<PaymentState, number>();
  for (const { state, payments } of sums) counts.set(state, (counts.get(state) ?? 0) + payments);
  return counts;
}

/** What the payments of a state come to. */
export const sumsOfState = ({ sums }: PaymentsTotal, state: PaymentState) =>
  sumsByType(sums.filter((sum) => sum.state === state));
