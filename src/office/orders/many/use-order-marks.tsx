import { api, unwrap } from '#api/client.ts';
import type { PlacedOrderCard } from '#contract/types.ts';
import { useBranch } from '#routes/use-branch.ts';
import { useMany } from '#office/kit/bulk/use-many.tsx';
import { orderForms, ordersStrings } from '#entities/order/orders.strings.ts';
import { stateKeys } from '#entities/order/transitions/state-keys.strings.ts';
import { usePermission } from '#page/shop-context.tsx';
import type { KeyGroup } from '#ui/keys/page-keys.ts';
import { readAsked } from '#ui/list/list-address.ts';
import type { ListPage, RowsState } from '#ui/list/rows-state.ts';
import type { RowMarks } from '#ui/list/selection/row-marks.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { orderListFilters, paramsOf } from '../order-list-filters.ts';
import { manyOrdersStrings } from './many-orders.strings.ts';

const OrdersDrawer = lazyPart(() => import('./orders-drawer.tsx'), 'OrdersDrawer');

const letters: KeyGroup = {
  title: manyOrdersStrings.keys,
  keys: Object.fromEntries(Object.values(stateKeys).map(({ letter, text }) => [letter, text])),
};

const none: readonly PlacedOrderCard[] = [];

/** Selected orders, and what can be done with them; null for those who may do nothing. */
export function useOrderMarks({
  result,
  params: address,
}: RowsState<ListPage<PlacedOrderCard>>): RowMarks<PlacedOrderCard> | null {
  const isStaff = usePermission('update_state_placed_order');
  const { scope, params } = useBranch();
  const { page: _, ...query } = paramsOf(readAsked(orderListFilters, address), { scope, params });
  const marks = useMany<PlacedOrderCard>({
    rows: result.data?.result ?? none,
    total: result.data?.total ?? 0,
    nameOf: ({ id }) => ordersStrings.number(id),
    forms: orderForms,
    selected: manyOrdersStrings.selection,
    query,
    findAll: () => unwrap(api.GET('/placed-order/ids/', { params: { query } })),
    letters,
    changeAt: (code) => stateKeys[code]?.state,
    isOn: isStaff,
    Drawer: OrdersDrawer,
  });
  return isStaff ? marks : null;
}
