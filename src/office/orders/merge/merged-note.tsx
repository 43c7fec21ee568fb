import { api, unwrap } from '#api/client.ts';
import type { PlacedOrder } from '#contract/types.ts';
import { invalidateAfterChange } from '#entities/order/changed-order.ts';
import { placedOrderQuery } from '#entities/order/order.queries.ts';
import { usePermission } from '#page/shop-context.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Link } from 'wouter';
import classes from '../office-order.module.css';
import { mergeStrings } from './merge.strings.ts';

/** Which order has the lines of a merged one, and the way back for those who may; nothing for any other order. */
export function MergedNote({ order, ref }: { order: PlacedOrder; ref: Ref<HTMLButtonElement> }) {
  const { id, merged_into: intoId } = order;
  const { getHref } = useBranch();
  const mayUndo = usePermission('edit_strange_order');
  const queryClient = useQueryClient();
  const { queryKey } = placedOrderQuery(id);
  const { mutate, isPending } = useMutation({
    // Repeating it after a lost answer is safe: an order that has its lines stays as it is.
    mutationFn: () => unwrap(api.POST('/placed-order/{id}/unmerge/', { params: { path: { id } } })),
    onSuccess: (split) => {
      queryClient.setQueryData(queryKey, split);
      invalidateAfterChange(queryClient);
    },
    onError: (error) => {
      notifyError(error, mergeStrings.undoFailed);
      void queryClient.invalidateQueries({ queryKey });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: placedOrderQuery(intoId ?? 0).queryKey }),
  });
  if (intoId === undefined) return null;
  return (
    <p className={classes['merged']} role="status">
      <span>
        {mergeStrings.note} <Link href={getHref('order', { orderId: intoId })}>{mergeStrings.noteLink(intoId)}</Link>
      </span>
      {mayUndo && (
        <Button ref={ref} variant="default" size="compact-sm" loading={isPending} onClick={() => mutate()}>
          {mergeStrings.undo}
        </Button>
      )}
    </p>
  );
}
