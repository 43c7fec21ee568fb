import { cartQuery } from '#api/queries/cart.ts';
import { repeatPlacedOrder } from '#api/queries/placed-order.ts';
import { makeUuid } from '#lib/uuid.ts';
import { cartDrawer } from '#ui/disclosures.ts';
import { notifyError, notifyNews } from '#ui/notifier.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import classes from './order-links.module.css';
import { ordersStrings } from './orders.strings.ts';

/** Puts what was ordered into the cart again, and shows the cart. */
export function RepeatButton({ orderId }: { orderId: number }) {
  const queryClient = useQueryClient();
  // Kept until it is known to be done: pressed again after a lost answer, it is still the same wish.
  const key = useRef<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      key.current ??= makeUuid();
      const repeated = await repeatPlacedOrder(orderId, key.current);
      key.current = null;
      await queryClient.prefetchQuery({ ...cartQuery, staleTime: 0 });
      return repeated;
    },
    onSuccess: ({ added, missing }) => {
      if (added > 0) cartDrawer.open();
      else notifyNews(ordersStrings.repeatNothing);
      if (added > 0 && missing.length > 0) notifyNews(ordersStrings.repeatMissing(missing.join(', ')));
    },
    onError: (error) => notifyError(error, ordersStrings.repeatFailed),
  });
  return (
    <Button className={classes['button'] ?? ''} variant="light" loading={isPending} onClick={() => mutate()}>
      {ordersStrings.repeat}
    </Button>
  );
}
