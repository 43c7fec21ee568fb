import type { components, PaymentWay } from '#contract/types.ts';
import { paymentWayNames } from '#entities/payment/account.strings.ts';
import { addRoubles, sumsByType, type Sums } from '../payment-sums.ts';

type PaymentsTotal = components['schemas']['PaymentsTotal'];

/** What came and what went by one way, or by all; amounts in roubles. */
export interface WaySums extends Record<'topUps' | 'refunds', Sums> {
  /** What should be there: what came less what went. */
  net: number;
}

/** What is there by somebody's own count, in roubles. */
export interface Counted {
  amount: number;
  /** More than there should be if it is positive. */
  difference: number;
}

/** The ways in the order of their names. */
export const ways = Object.keys(paymentWayNames) as PaymentWay[];

/** What the confirmed payments of a way come to, or of all ways. */
export function sumsOf({ sums }: PaymentsTotal, way?: PaymentWay): WaySums {
  const { topUps, refunds } = sumsByType(
    sums.filter((sum) => sum.state === 'F' && (way === undefined || sum.way === way)),
  );
  return { topUps, refunds, net: addRoubles([topUps.amount, -refunds.amount]) };
}

/** How an amount that was typed differs from what there should be; null while none is typed. */
export function countedOf(typed: string, { net }: WaySums): Counted | null {
  const amount = Number(typed);
  // A minus that no digit follows yet is no amount.
  if (typed === '' || Number.isNaN(amount)) return null;
  return { amount, difference: addRoubles([amount, -net]) };
}

/** The same of all ways together; null while an amount lacks of a way that payments went by. */
export function countedOfAll(typed: Partial<Record<PaymentWay, string>>, total: PaymentsTotal): Counted | null {
  const counted = ways.map((way) => ({
    sums: sumsOf(total, way),
    of: countedOf(typed[way] ?? '', sumsOf(total, way)),
  }));
  const lacks = counted.some(({ sums: { topUps, refunds }, of }) => !of && topUps.payments + refunds.payments > 0);
  if (lacks || counted.every(({ of }) => !of)) return null;
  const amount = addRoubles(counted.map(({ of }) => of?.amount ?? 0));
  return countedOf(String(amount), sumsOf(total));
}
