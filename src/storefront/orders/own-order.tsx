import { OrderLinks } from '#entities/order/page/order-links.tsx';
import { OrderView } from '#entities/order/page/order-view.tsx';
import type { PlacedOrder } from '#contract/types.ts';
import { RepeatButton } from './repeat-button.tsx';

/** The view of the person's own order. */
export function OwnOrder({ order }: { order: PlacedOrder }) {
  const links = (
    <OrderLinks order={order}>
      <RepeatButton order={order} />
    </OrderLinks>
  );
  return <OrderView order={order} links={links} />;
}
