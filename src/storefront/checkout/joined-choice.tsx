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
  /** The chosen order, where it can't be joined any more. */
  gone: number | null;
  /** Whether the shop takes no order of these goods alone. */
  isTooSmall: boolean;
  onChange: (orderId: number | null) => void;
}

/** Whether the cart becomes an order of its own, or joins one that is new; nothing where there is none. */
export function JoinedChoice({ orders, value, gone, isTooSmall, onChange }: JoinedChoiceProps) {
  const { time_zone: timeZone } = useShop();
  if (orders.length === 0 && value === null) return null;
  // Chosen before, and nobody has answered yet which are new.
  const isUnknown = value !== null && gone === null && orders.every(({ id }) => id !== value);
  // What is too small is offered as an order of its own where nothing else is left: the shop then says what it lacks.
  const isOwnOffered = !isTooSmall || orders.length === 0;
  const choices = [
    ...(isOwnOffered ? [{ id: OWN, title: joiningStrings.separate, note: joiningStrings.separateNote }] : []),
    ...orders.map((order) => ({
      id: order.id,
      title: joiningStrings.joins(order.id),
      note: joiningStrings.joinsNote(formatDateTime(order.created_at, timeZone)),
      aside: <OrderSum order={order} value={order.total} />,
    })),
    ...(isUnknown ? [{ id: value, title: joiningStrings.joins(value), note: undefined }] : []),
  ];
  return (
    <ChoiceCards
      label={joiningStrings.where}
      choices={choices}
      value={gone === null ? (value ?? OWN) : null}
      error={gone === null ? undefined : <span role="alert">{joiningStrings.gone(gone)}</span>}
      onChange={(id) => onChange(id === OWN ? null : id)}
    />
  );
}
