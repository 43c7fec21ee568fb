import { api, unwrap } from '#api/client.ts';
import { refreshCart } from '#entities/cart/cart-cache.ts';
import { invalidateAfterOrder, placedOrderQuery } from '#entities/order/order.queries.ts';
import { cartDrawer } from '#entities/shop/overlays.ts';
import { notifyError, notifyNews } from '#ui/notifier/notifier.ts';
import { Button } from '#ui/native/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { joiningStrings } from './joining.strings.ts';

interface AddedNoteProps {
  orderId: number;
  /** The entry of the timeline that tells of it. */
  additionId: number;
}

/** Says that the order's delivery stays, and puts what was added into the cart again. Repeating that is safe. */
export function AddedNote({ orderId, additionId }: AddedNoteProps) {
  const queryClient = useQueryClient();
  const { queryKey } = placedOrderQuery(orderId);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/placed-order/{id}/undo-addition/', {
          params: { path: { id: orderId } },
          body: { addition_id: additionId },
        }),
      ),
    onSuccess: async (order) => {
      await refreshCart(queryClient);
      cartDrawer.open();
      notifyNews(joiningStrings.undone);
      queryClient.setQueryData(queryKey, order);
      invalidateAfterOrder(queryClient);
    },
    onError: (error) => {
      notifyError(error, joiningStrings.undoFailed);
      // Somebody else may have changed the order, or the answer was lost.
      void queryClient.invalidateQueries({ queryKey });
      void refreshCart(queryClient);
    },
  });
  return (
    <>
      {joiningStrings.addedText}
      <br />
      <Button variant="subtle" size="compact-sm" loading={isPending} onClick={() => mutate()}>
        {joiningStrings.undo}
      </Button>
    </>
  );
}
