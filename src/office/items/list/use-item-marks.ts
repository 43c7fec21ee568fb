import { api, unwrap } from '#api/client.ts';
import { findAll } from '#office/kit/bulk/find-all.ts';
import { useMany } from '#office/kit/bulk/use-many.tsx';
import { itemForms } from '#entities/item/goods.strings.ts';
import { usePermission, useCustomer } from '#page/shop-context.tsx';
import { readAsked } from '#ui/list/list-address.ts';
import type { ListPage, RowsState } from '#ui/list/rows-state.ts';
import type { RowMarks } from '#ui/list/selection/row-marks.ts';
import type { VirtualRows } from '#ui/list/virtual/use-virtual-rows.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { filtersFor, paramsOf } from './item-list-filters.ts';
import type { ShopItem } from './shop-items.queries.ts';
import { manyItemsStrings } from './shop-items.strings.ts';

const ItemsDrawer = lazyPart(() => import('./items-drawer.tsx'), 'ItemsDrawer');

/** Selected items, and what can be done with them; null for those who may do nothing. */
export function useItemMarks(
  { params }: RowsState<ListPage<ShopItem>>,
  rows: VirtualRows<ShopItem>,
): RowMarks<ShopItem> | null {
  const viewer = useCustomer();
  const [mayEdit, mayDelete] = [usePermission('edit_item'), usePermission('delete_item')];
  const isOn = mayEdit || mayDelete;
  const { page: _, ...query } = paramsOf(readAsked(filtersFor(viewer), params));
  const marks = useMany<ShopItem>({
    rows: rows.loaded,
    total: rows.total,
    scroll: rows,
    nameOf: ({ name }) => name,
    forms: itemForms,
    selected: manyItemsStrings.selection,
    query,
    findAll: () => findAll((paging) => unwrap(api.GET('/items/', { params: { query: { ...query, ...paging } } }))),
    isOn,
    Drawer: ItemsDrawer,
  });
  return isOn ? marks : null;
}
