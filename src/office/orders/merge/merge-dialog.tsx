import { api } from '#api/client.ts';
import type { PlacedOrder, PlacedOrderCard } from '#contract/types.ts';
import { invalidateAfterChange } from '#entities/order/changed-order.ts';
import { placedOrderQuery, placedOrdersQuery } from '#entities/order/order.queries.ts';
import { recordAfter } from '#api/record-after.ts';
import { ApiError } from '#lib/api-error.ts';
import { notifyError, notifyNews } from '#ui/notifier/notifier.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MergeForm } from './merge-form.tsx';
import { mergeStrings } from './merge.strings.ts';

const ORDERS_SHOWN = 20;

interface MergeDialogProps {
  order: PlacedOrder;
  isOpen: boolean;
  onClose: () => void;
}

function Others({ order, others, onClose }: Omit<MergeDialogProps, 'isOpen'> & { others: PlacedOrderCard[] }) {
  const { id, version } = order;
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id: intoId, version: intoVersion }: PlacedOrderCard) => {
      const body = { into_id: intoId, version, into_version: intoVersion };
      const call = api.POST('/placed-order/{id}/merge/', { params: { path: { id } }, body });
      const { record, refusal } = await recordAfter<PlacedOrder>(call).catch(async (error: unknown) => {
        if (error instanceof ApiError && error.status === 409) throw error;
        // The answer may have been lost after they were merged.
        const now = await queryClient
          .fetchQuery({ ...placedOrderQuery(id), staleTime: 0, retry: false })
          .catch(() => null);
        if (now?.merged_into !== intoId) throw error;
        return { record: now, refusal: null };
      });
      // Whichever of the two it is: what was chosen stays, and is asked for again by whoever has seen it.
      queryClient.setQueryData(placedOrderQuery(record.id).queryKey, record);
      if (refusal) throw refusal;
      return intoId;
    },
    onSuccess: (intoId) => {
      notifyNews(mergeStrings.merged(id, intoId));
      void queryClient.invalidateQueries({ queryKey: placedOrderQuery(intoId).queryKey });
      onClose();
    },
    onError: (error) => notifyError(error, mergeStrings.failed),
    // Without an answer they may have been merged nevertheless.
    onSettled: () => invalidateAfterChange(queryClient),
  });
  return (
    <MergeForm
      label={mergeStrings.into}
      orders={others}
      noteOf={({ id: intoId }) =>
        `${mergeStrings.moves(intoId)} ${mergeStrings.delivery(intoId, id)} ${mergeStrings.closes(id)}`
      }
      isBusy={isPending}
      onMerge={(into) => mutate(into)}
      onCancel={onClose}
    />
  );
}

function MergeBody({ order, onClose }: Omit<MergeDialogProps, 'isOpen'>) {
  const { id, state, customer } = order;
  const found = useQuery(placedOrdersQuery({ customer_id: customer.id, state: [state], limit: ORDERS_SHOWN }));
  if (found.isPending) return <Skeleton h={200} role="status" aria-label={mergeStrings.loading} />;
  if (!found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const others = found.data.result.filter((other) => other.id !== id);
  if (others.length > 0) return <Others order={order} others={others} onClose={onClose} />;
  return (
    <MessageState title={mergeStrings.none} text={mergeStrings.noneHint}>
      <Button variant="light" onClick={onClose}>
        {mergeStrings.cancel}
      </Button>
    </MessageState>
  );
}

/** Asks with which of the customer's other orders this one is merged. */
export function MergeDialog({ order, isOpen, onClose }: MergeDialogProps) {
  return (
    <Dialog opened={isOpen} onClose={onClose} title={mergeStrings.title(order.id)} size={440}>
      <MergeBody order={order} onClose={onClose} />
    </Dialog>
  );
}
