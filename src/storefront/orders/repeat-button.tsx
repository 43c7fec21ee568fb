import { api, unwrap } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import { refreshCart } from '#entities/cart/cart-cache.ts';
import { cartDrawer, photoOrderDialog } from '#entities/shop/overlays.ts';
import { flushCart } from '#entities/cart/flush-cart.ts';
import { notifyError, notifyNews } from '#ui/notifier/notifier.ts';
import { usePermission } from '#page/shop-context.tsx';
import type { components, PlacedOrder } from '#contract/types.ts';
import { usePageActor } from '#page/page-context.tsx';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import classes from '#entities/order/page/order-links.module.css';
import looks from './own-order-rows.module.css';
import { ownOrdersStrings } from './own-orders.strings.ts';

type OrderLine = PlacedOrder['lines'][number];

type Repeated = components['schemas']['RepeatedOrder'];

// Outlives every view, so that a retry after a lost answer sends the same key, even on a later visit to the page.
const sendOnce = createSendOnce();

/**
 * Puts the items of one's own order into the cart again, once: retries send the same key until an answer confirms it.
 */
const repeatPlacedOrder = (id: number): Promise<Repeated> =>
  sendOnce(id, (key) =>
    unwrap(api.POST('/placed-order/{id}/repeat/', { params: { path: { id }, header: { 'Idempotency-Key': key } } })),
  );

const isPhoto = ({ item_id }: OrderLine): boolean => item_id === null;

const isOfPhotosAlone = ({ added, missing, photos }: Repeated): boolean =>
  photos > 0 && added === 0 && missing.length === 0;

/** What was left out of the cart; empty if nothing was. */
function leftOut(repeated: Repeated): string {
  const { added, missing, photos } = repeated;
  const { repeatMissing, repeatNothing, repeatPhotos } = ownOrdersStrings;
  const gone = added > 0 ? missing.length > 0 && repeatMissing(missing.join(', ')) : repeatNothing;
  return [!isOfPhotosAlone(repeated) && gone, photos > 0 && repeatPhotos].filter(Boolean).join(' ');
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
  const { isPending, repeat } = useRepeat(id);
  if (lines.every(isPhoto)) return <PhotosAgain />;
  return (
    <Button className={classes['button'] ?? ''} variant="light" loading={isPending} onClick={repeat}>
      {ownOrdersStrings.repeat}
    </Button>
  );
}

/**
 * The same in a list, where the order's lines aren't known: one of photos alone is ordered by photos, by those who may.
 */
export function RepeatInList({ orderId }: { orderId: number }) {
  const { isPending, repeat } = useRepeat(orderId);
  return (
    <Button
      className={looks['repeat'] ?? ''}
      variant="light"
      size="sm"
      aria-label={ownOrdersStrings.repeatOf(orderId)}
      loading={isPending}
      onClick={repeat}
    >
      {ownOrdersStrings.repeatShort}
    </Button>
  );
}

function useRepeat(orderId: number) {
  const mayOrderPhotos = usePermission('create_order');
  const queryClient = useQueryClient();
  const cart = usePageActor('cart');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // A pending edit that is saved later would overwrite the count that the repeat adds to.
      await flushCart(cart);
      const repeated = await repeatPlacedOrder(orderId);
      await refreshCart(queryClient);
      return repeated;
    },
    onSuccess: (repeated) => {
      if (repeated.added > 0) cartDrawer.open();
      if (isOfPhotosAlone(repeated) && mayOrderPhotos) photoOrderDialog.open();
      const text = leftOut(repeated);
      if (text !== '') notifyNews(text);
    },
    onError: (error) => {
      notifyError(error, ownOrdersStrings.repeatFailed);
      // Without an answer the items may have been added nevertheless.
      void refreshCart(queryClient);
    },
  });
  return { isPending, repeat: () => mutate() };
}
