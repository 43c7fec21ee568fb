import { cartQuery } from '#api/queries/cart.ts';
import { repeatPlacedOrder } from '#api/queries/placed-order.ts';
import { createKeyKeeper } from '#lib/key-keeper.ts';
import { cartDrawer } from '#ui/disclosures.ts';
import { flushCart } from '#ui/flush-cart.ts';
import { notifyError, notifyNews } from '#ui/notifier.ts';
import { useRunningActor } from '#ui/running-actors.tsx';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import classes from './order-links.module.css';
import { ordersStrings } from './orders.strings.ts';

// By order, until it is known to be done: wished again after a lost answer, on a later visit too, it is the same wish.
const keys = createKeyKeeper<number>();

/** Puts what was ordered into the cart again, and shows the cart. */
export function RepeatButton({ orderId }: { orderId: number }) {
  const queryClient = useQueryClient();
  const cart = useRunningActor('cart');
  const refreshCart = (): Promise<void> => queryClient.prefetchQuery({ ...cartQuery, staleTime: 0 });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // An edit that is saved after it would take back what it adds to the line.
      await flushCart(cart);
      const key = keys.keep(orderId);
      const repeated = await repeatPlacedOrder(orderId, key);
      keys.release(key);
      await refreshCart();
      return repeated;
    },
    onSuccess: ({ added, missing }) => {
      if (added > 0) cartDrawer.open();
      else notifyNews(ordersStrings.repeatNothing);
      if (added > 0 && missing.length > 0) notifyNews(ordersStrings.repeatMissing(missing.join(', ')));
    },
    onError: (error) => {
      notifyError(error, ordersStrings.repeatFailed);
      // Without an answer it may have been done all the same.
      void refreshCart();
    },
  });
  return (
    <Button className={classes['button'] ?? ''} variant="light" loading={isPending} onClick={() => mutate()}>
      {ordersStrings.repeat}
    </Button>
  );
}
