import type { PlacedOrder } from '#contract/types.ts';
import { ColorBadge } from '#entities/order/state-badge.tsx';
import { useShop } from '#entities/shop/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { isCharged } from '#machines/order/placed-order.machine.ts';
import { Group, Text } from '@mantine/core';
import { officeOrdersStrings } from './office-orders.strings.ts';

/** Whether an order is paid and what its customer's balance is; nothing where that isn't shown, or the order has ended. */
export function OrderPayment({ order: { state, account } }: { order: PlacedOrder }) {
  const { currency } = useShop();
  if (!account || state === 'canceled' || state === 'rejected') return null;
  const { balance } = account;
  return (
    <Group gap="xs" mt="xs">
      {isCharged(state) &&
        (balance >= 0 ? (
          <ColorBadge color="green">{officeOrdersStrings.paid}</ColorBadge>
        ) : (
          <ColorBadge color="orange">{officeOrdersStrings.owes(formatMoney(-balance, currency))}</ColorBadge>
        ))}
      <Text component="span" size="sm" c="dimmed">
        {officeOrdersStrings.balance(formatMoney(balance, currency))}
      </Text>
    </Group>
  );
}
