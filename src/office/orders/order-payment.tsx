import type { PlacedOrder } from '#contract/types.ts';
import { balanceStrings } from '#entities/payment/balance.strings.ts';
import { useShop } from '#page/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { isCharged } from '#machines/order/placed-order.machine.ts';
import { Text } from '@mantine/core';
import { officeOrdersStrings } from './office-orders.strings.ts';

/**
 * What an order was charged with, what its customer has or owes, and what of that waits; nothing where that isn't
 * shown, or the order came to nothing. A balance is of all orders together: with a debt nobody can say which one is not
 * paid.
 */
export function OrderPayment({ order: { state, total, account } }: { order: PlacedOrder }) {
  const { currency } = useShop();
  if (!account || state === 'canceled' || state === 'rejected') return null;
  const { balance, reserved, topping_up: toppingUp } = account;
  const money = (sum: number): string => formatMoney(sum, currency);
  const { charged, owes, balance: has, topUpInCheck } = officeOrdersStrings;
  const parts = [
    isCharged(state) && total !== null && charged(money(total)),
    balance < 0 ? owes(money(-balance)) : has(money(balance)),
    toppingUp > 0 && topUpInCheck(money(toppingUp)),
    reserved > 0 && balanceStrings.refundInCheck(money(reserved)),
  ];
  return (
    <Text size="sm" c="dimmed" mt={4}>
      {parts.filter(Boolean).join('. ')}
    </Text>
  );
}
