import type { PlacedOrderCard } from '#contract/types.ts';
import { OrderSum } from '#entities/order/order-sum.tsx';
import { ChoiceCards } from '#entities/order/placing/choice-cards.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { useShop } from '#page/shop-context.tsx';
import { joiningStrings } from './joining.strings.ts';

/** Stands for an order of its own. */
const OWN = 0;

interface JoinedChoiceProps {
  orders: readonly PlacedOrderCard[];
  /** Null for an order of its own. */
  value: number | null;
  onChange: (orderId: number | null) => void;
}

/** Whether the cart becomes an order of its own, or joins one that is new; nothing where there is none. */
export function JoinedChoice({ orders, value, onChange }: JoinedChoiceProps) {
  const { time_zone: timeZone } = useShop();
  if (orders.length === 0) return null;
  const choices = [
    { id: OWN, title: joiningStrings.separate, note: joiningStrings.separateNote },
    ...orders.map((order) => ({
      id: order.id,
      title: joiningStrings.joins(order.id),
      note: joiningStrings.joinsNote(formatDateTime(order.created_at, timeZone)),
      aside: <OrderSum order={order} value={order.total} />,
    })),
  ];
  return (
    <ChoiceCards
      label={joiningStrings.where}
      choices={choices}
      value={value ?? OWN}
      onChange={(id) => onChange(id === OWN ? null : id)}
    />
  );
}
