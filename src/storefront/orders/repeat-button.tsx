import { cartQuery } from '#entities/cart/cart.queries.ts';
import { cartDrawer, photoOrderDialog } from '#entities/shop/disclosures.ts';
import { flushCart } from '#entities/cart/flush-cart.ts';
import { notifyError, notifyNews } from '#ui/notifier/notifier.ts';
import { usePermission } from '#entities/shop/shop-context.tsx';
import type { components, PlacedOrder } from '#contract/types.ts';
import { usePageActor } from '#entities/page/page-context.tsx';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import classes from '#entities/order/page/order-links.module.css';
import { ownOrdersStrings } from './own-orders.strings.ts';
import { repeatPlacedOrder } from './repeat-order.ts';

type OrderLine = PlacedOrder['lines'][number];

const isPhoto = ({ item_id }: OrderLine): boolean => item_id === null;

/** What was left out of the cart; empty if nothing was. */
function leftOut({ added, missing }: components['schemas']['RepeatedOrder'], lines: readonly OrderLine[]): string {
  const gone =
    added > 0
      ? missing.length > 0 && ownOrdersStrings.repeatMissing(missing.join(', '))
      : ownOrdersStrings.repeatNothing;
  return [gone, lines.some(isPhoto) && ownOrdersStrings.repeatPhotos].filter(Boolean).join(' ');
}

/** Photos can't be put into a cart: an order of nothing else is ordered by photos again, by those who may. */
function PhotosAgain() {
  if (!usePermission('create_order')) return null;
  return (
    <Button className={classes['button'] ?? ''} variant="light" onClick={photoOrderDialog.open}>
      {ownOrdersStrings.photoAgain}
    </Button>
  );
}

/** Repeats an order: its items go into the cart, which opens. */
export function RepeatButton({ order: { id, lines } }: { order: Pick<PlacedOrder, 'id' | 'lines'> }) {
  return lines.every(isPhoto) ? <PhotosAgain /> : <RepeatItems orderId={id} lines={lines} />;
}

function RepeatItems({ orderId, lines }: { orderId: number; lines: readonly OrderLine[] }) {
  const queryClient = useQueryClient();
  const cart = usePageActor('cart');
  const refreshCart = (): Promise<void> => queryClient.prefetchQuery({ ...cartQuery, staleTime: 0 });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // A pending edit that is saved later would overwrite the count that the repeat adds to.
      await flushCart(cart);
      const repeated = await repeatPlacedOrder(orderId);
      await refreshCart();
      return repeated;
    },
    onSuccess: (repeated) => {
      if (repeated.added > 0) cartDrawer.open();
      const text = leftOut(repeated, lines);
      if (text !== '') notifyNews(text);
    },
    onError: (error) => {
      notifyError(error, ownOrdersStrings.repeatFailed);
      // Without an answer the items may have been added nevertheless.
      void refreshCart();
    },
  });
  return (
    <Button className={classes['button'] ?? ''} variant="light" loading={isPending} onClick={() => mutate()}>
      {ownOrdersStrings.repeat}
    </Button>
  );
}
