/**
 * What a change of an order writes into its customer's ledger, told before it is made.
 * Design: section 5 (ledger). The server writes by the same rule: what a charged order costs, less what it was charged
 * with.
 */
import type { PlacedOrderState } from '#contract/types.ts';
import { isLiveLine, type LineFacts } from '#common/order-line.ts';
import { isCharged } from './placed-order.machine.ts';

/** The customer's balance and the sum of their waiting refunds, in roubles. */
export interface Account {
  balance: number;
  reserved: number;
}

/** What an order's charge depends on, in roubles. */
export interface ChargedOrder {
  state: PlacedOrderState;
  deliveryPrice: number;
  lines: readonly (LineFacts & { count: number })[];
}

/** An entry of the ledger to come, in roubles: `amount` as it changes the balance, `balance` after it. */
export interface MoneyEffect {
  amount: number;
  balance: number;
  /** Whether it takes what a waiting refund is to be paid from. */
  eatsRefund: boolean;
}

const kopecks = (roubles: number): number => Math.round(roubles * 100);

function chargeOf({ state, deliveryPrice, lines }: ChargedOrder): number {
  if (!isCharged(state)) return 0;
  const live = lines.filter(isLiveLine);
  return live.reduce((sum, { price, count }) => sum + kopecks(price ?? 0) * count, kopecks(deliveryPrice));
}

/** The entry that a change of an order writes; null where it writes none. */
export function moneyEffect(
  { balance, reserved }: Account,
  before: ChargedOrder,
  after: ChargedOrder,
): MoneyEffect | null {
  const amount = chargeOf(before) - chargeOf(after);
  if (amount === 0) return null;
  const left = kopecks(balance) + amount;
  return {
    amount: amount / 100,
    balance: left / 100,
    eatsRefund: amount < 0 && reserved > 0 && left < kopecks(reserved),
  };
}

/**
 * An order among many; `total` in roubles, null while nothing in it is priced. Its account is left out for those who
 * may not see it.
 */
export interface BilledOrder {
  state: PlacedOrderState;
  customerId: number;
  total: number | null;
  account?: Account | undefined;
}

/**
 * What a move of many orders does to the ledger: `amount` in roubles, as it changes all balances together, and how many
 * people.
 */
export interface MoneyEffectOfBulk {
  amount: number;
  /** People who would owe then. */
  short: number;
  /** People whose waiting refund would lack money then. */
  eaten: number;
}

/** The entries that bringing these orders to a state writes. */
export function moneyEffectOfBulk(orders: readonly BilledOrder[], to: PlacedOrderState): MoneyEffectOfBulk {
  const people = new Map<number, { amount: number; account: Account | undefined }>();
  for (const { state, customerId, total, account } of orders) {
    const change = Number(isCharged(state)) - Number(isCharged(to));
    const known = people.get(customerId);
    people.set(customerId, { amount: (known?.amount ?? 0) + change * kopecks(total ?? 0), account });
  }
  const effects = [...people.values()];
  const charged = effects.flatMap(({ amount, account }) =>
    account && amount < 0 ? [{ left: kopecks(account.balance) + amount, reserved: kopecks(account.reserved) }] : [],
  );
  return {
    amount: effects.reduce((sum, { amount }) => sum + amount, 0) / 100,
    short: charged.filter(({ left }) => left < 0).length,
    eaten: charged.filter(({ left, reserved }) => reserved > 0 && left < reserved).length,
  };
}
