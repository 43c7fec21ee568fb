import type { PlacedOrder } from '#contract/types.ts';
import { ColorBadge } from '#entities/order/state-badge.tsx';
import { useShop } from '#entities/shop/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { isCharged } from '#machines/order/placed-order.machine.ts';
import { Group, Text } from '@mantine/core';
import { officeOrdersStrings } from './office-orders.strings.ts';

/**
 * What an order's customer has or owes; nothing where that isn't shown, or the order came to nothing. A balance is of all orders
 * together: without a debt this one is paid, with a debt nobody can say which one is not.
 */
export function OrderPayment({ order: { state, account } }: { order: PlacedOrder }) {
  const { currency } = useShop();
  if (!account || state === 'canceled' || state === 'rejected') return null;
  const { balance } = account;
  const isBilled = isCharged(state);
  if (isBilled && balance < 0)
    return (
      <Group mt="xs">
        <ColorBadge color="orange">{officeOrdersStrings.owes(formatMoney(-balance, currency))}</ColorBadge>
      </Group>
    );
  return (
    <Group gap="xs" mt="xs">
      {isBilled && <ColorBadge color="green">{officeOrdersStrings.paid}</ColorBadge>}
      <Text component="span" size="sm" c="dimmed">
        {officeOrdersStrings.balance(formatMoney(balance, currency))}
      </Text>
    </Group>
  );
}
