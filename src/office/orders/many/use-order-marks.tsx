import { api, unwrap } from '#api/client.ts';
import type { PlacedOrderCard, PlacedOrderState } from '#contract/types.ts';
import { useBranch } from '#entities/branch/use-branch.ts';
import { ordersStrings } from '#entities/order/orders.strings.ts';
import { stateKeys } from '#entities/order/transitions/state-keys.strings.ts';
import { usePermission } from '#entities/shop/shop-context.tsx';
import { keysStrings } from '#ui/keys/keys.strings.ts';
import { keysDialog, usePageKeys, type KeyGroup } from '#ui/keys/page-keys.ts';
import { readAsked } from '#ui/list/list-address.ts';
import type { ListPage, RowsState } from '#ui/list/rows-state.ts';
import type { RowMarks } from '#ui/list/selection/row-marks.ts';
import { useSelection } from '#ui/list/selection/use-selection.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyError, notifyFailure, notifyNews } from '#ui/notifier/notifier.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { orderListFilters, paramsOf } from '../order-list-filters.ts';
import { manyOrdersStrings } from './many-orders.strings.ts';
import classes from './selection-bar.module.css';

const OrdersDrawer = lazyPart(() => import('./orders-drawer.tsx'), 'OrdersDrawer');

const letters: KeyGroup = {
  title: manyOrdersStrings.keys,
  keys: Object.fromEntries(Object.values(stateKeys).map(({ letter, text }) => [letter, text])),
};

/** What a drawer is open about. */
interface Asked {
  ids: readonly number[];
  preset: PlacedOrderState | null;
}

/** The ids of all orders that the filters of the address leave. */
function useAllIds(address: URLSearchParams, onFound: (ids: readonly number[]) => void) {
  const { scope, params } = useBranch();
  const { page: _, ...query } = paramsOf(readAsked(orderListFilters, address), {
    scope,
    customerId: params.customerId,
  });
  return useMutation({
    mutationFn: () => unwrap(api.GET('/placed-order/ids/', { params: { query } })),
    onSuccess: ({ ids, total }) => {
      if (total > ids.length) notifyNews(manyOrdersStrings.cutShort(ids.length));
      onFound(ids);
    },
    onError: (error) => notifyError(error, manyOrdersStrings.allFailed),
  });
}

/** Selected orders, and what can be done with them; null for those who may do nothing. */
export function useOrderMarks({
  result,
  params,
}: RowsState<ListPage<PlacedOrderCard>>): RowMarks<PlacedOrderCard> | null {
  const isStaff = usePermission('update_state_placed_order');
  const [asked, setAsked] = useState<Asked>({ ids: [], preset: null });
  const [isOpen, setIsOpen] = useState(false);
  const total = result.data?.total ?? 0;
  const ask = (ids: Iterable<number>, preset: PlacedOrderState | null): void => {
    setAsked({ ids: [...ids], preset });
    setIsOpen(true);
  };
  const selection = useSelection<PlacedOrderCard>({
    rows: result.data?.result ?? [],
    nameOf: ({ id }) => ordersStrings.number(id),
    onAll: () => all.mutate(),
    onKey: (code, ids) => {
      const next = stateKeys[code]?.state;
      if (next) ask(ids, next);
      return next !== undefined;
    },
    isOn: isStaff,
  });
  usePageKeys(isStaff ? letters : null);
  const { ids, select } = selection;
  const all = useAllIds(params, select);
  if (!isStaff) return null;
  const giveUp = (): void => {
    setIsOpen(false);
    notifyFailure(statesStrings.failedTitle);
  };
  return selection.marks(
    <>
      {ids.size > 0 && (
        <div className={classes['bar']} role="group" aria-label={manyOrdersStrings.selection}>
          <p className={classes['count']} role="status">
            {manyOrdersStrings.selected(ids.size)}
          </p>
          {ids.size < total && (
            <Button variant="subtle" px="xs" loading={all.isPending} onClick={() => all.mutate()}>
              {manyOrdersStrings.all(total)}
            </Button>
          )}
          <Button variant="default" onClick={() => select([])}>
            {manyOrdersStrings.clear}
          </Button>
          <Button onClick={() => ask(ids, null)}>{manyOrdersStrings.act}</Button>
        </div>
      )}
      {result.isSuccess && total > 0 && (
        <Button variant="subtle" size="compact-sm" className={classes['keys'] ?? ''} onClick={keysDialog.open}>
          {keysStrings.title}
        </Button>
      )}
      <MountOnOpen isOpen={isOpen} onBroken={giveUp}>
        <OrdersDrawer
          {...asked}
          isOpen={isOpen}
          onClose={(left) => {
            setIsOpen(false);
            if (left) select(left);
          }}
        />
      </MountOnOpen>
    </>,
  );
}
