import type { PlacedOrderState } from '#contract/types.ts';
import { useBranch } from '#entities/branch/use-branch.ts';
import { bulkFlow } from '#entities/bulk/bulk.flow.ts';
import { BulkRun } from '#entities/bulk/bulk-run.tsx';
import { ordersStrings } from '#entities/order/orders.strings.ts';
import { useFlow } from '#entities/page/use-flow.ts';
import { SideDrawer } from '#ui/overlay/side-drawer.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { standingQuery } from './many-orders.queries.ts';
import { manyOrdersStrings } from './many-orders.strings.ts';
import { StateForm } from './state-form.tsx';

interface DrawerProps {
  /** Taken when the drawer opens. */
  ids: readonly number[];
  preset: PlacedOrderState | null;
  isOpen: boolean;
  /** `left` are the orders that are not changed; undefined where nothing was done. */
  onClose: (left: readonly number[] | undefined) => void;
}

function OrderLink({ id }: { id: number }) {
  const { getHref } = useBranch();
  return <Link href={getHref('order', { orderId: id })}>{ordersStrings.number(id)}</Link>;
}

/** What can be done with many orders, how it goes, and what became of each. */
export function OrdersDrawer({ ids, preset, isOpen, onClose }: DrawerProps) {
  const actor = useFlow(bulkFlow, {});
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches('idle'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const standing = useQuery({ ...standingQuery(ids), enabled: isOpen && isIdle });
  const close = (): void => {
    // Between calls it can be stopped; a drawer that is gone would tell nothing.
    if (isBusy) return;
    const { waiting, refused } = actor.getSnapshot().context;
    actor.send({ type: 'change.closed' });
    onClose(isIdle ? undefined : [...refused.map(({ id }) => id), ...waiting]);
  };
  return (
    <SideDrawer
      opened={isOpen}
      onClose={close}
      title={manyOrdersStrings.title(ids.length)}
      closeLabel={manyOrdersStrings.close}
      position="right"
      size={420}
    >
      {!isIdle && <BulkRun actor={actor} RowLink={OrderLink} onClose={close} />}
      {isIdle && standing.isPending && <Skeleton h={160} role="status" aria-label={manyOrdersStrings.reading} />}
      {isIdle && standing.isError && <ErrorState error={standing.error} onRetry={() => void standing.refetch()} />}
      {isIdle && standing.isSuccess && (
        <StateForm
          ids={ids}
          standing={standing.data}
          preset={preset}
          onChoose={(change) => actor.send({ type: 'change.chosen', change, ids })}
        />
      )}
    </SideDrawer>
  );
}
