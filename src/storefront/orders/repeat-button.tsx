import { cartQuery } from '#entities/cart/cart.queries.ts';
import { cartDrawer } from '#entities/shop/disclosures.ts';
import { flushCart } from '#entities/cart/flush-cart.ts';
import { notifyError, notifyNews } from '#ui/notifier/notifier.ts';
import { usePageActor } from '#entities/page/page-context.tsx';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import classes from '#entities/order/page/order-links.module.css';
import { ownOrdersStrings } from './own-orders.strings.ts';
import { repeatPlacedOrder } from './repeat-order.ts';

/** Puts the items of an order into the cart again, and opens the cart. */
export function RepeatButton({ orderId }: { orderId: number }) {
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
    onSuccess: ({ added, missing }) => {
      if (added > 0) cartDrawer.open();
      else notifyNews(ownOrdersStrings.repeatNothing);
      if (added > 0 && missing.length > 0) notifyNews(ownOrdersStrings.repeatMissing(missing.join(', ')));
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
