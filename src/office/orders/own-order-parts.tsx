import type { PlacedOrder } from '#contract/types.ts';
import { OrderNeighbours } from './order-neighbours.tsx';
import { SendToPurchase } from './send-to-purchase.tsx';

/** What staff find beside their own order, which else looks as it does to every customer. */
export function OwnOrderParts({ order }: { order: PlacedOrder }) {
  return (
    <>
      <OrderNeighbours orderId={order.id} />
      <SendToPurchase order={order} />
    </>
  );
}
