import { api, unwrap } from '#api/client.ts';
import { type FoundRows, useMany } from '#entities/bulk/use-many.tsx';
import { itemForms } from '#entities/item/goods.strings.ts';
import { usePermission, useCustomer } from '#entities/shop/shop-context.tsx';
import { readAsked } from '#ui/list/list-address.ts';
import type { ListPage, RowsState } from '#ui/list/rows-state.ts';
import type { RowMarks } from '#ui/list/selection/row-marks.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { filtersFor, paramsOf } from './item-list-filters.ts';
import type { ShopItem, ShopItemParams } from './shop-items.queries.ts';
import { manyItemsStrings } from './shop-items.strings.ts';

const ROWS_PER_CALL = 100;
/** Of a longer list the first are selected. */
const MOST = 5_000;

const ItemsDrawer = lazyPart(() => import('./items-drawer.tsx'), 'ItemsDrawer');

/** The first items that the filters leave, at the versions that they have now, and how many there are. */
async function findAll(params: ShopItemParams): Promise<FoundRows> {
  const versions = new Map<number, number>();
  for (let page = 1; ; page += 1) {
    const query = { ...params, page, limit: ROWS_PER_CALL };
    const { result, pages, total } = await unwrap(api.GET('/items/', { params: { query } }));
    for (const { id, version } of result) versions.set(id, version);
    if (page >= pages || versions.size >= MOST) {
      const seen = [...versions].map(([id, version]) => ({ id, version }));
      return { ids: [...versions.keys()], seen, total };
    }
  }
}

const none: readonly ShopItem[] = [];

/** Selected items, and what can be done with them; null for those who may do nothing. */
export function useItemMarks({ result, params }: RowsState<ListPage<ShopItem>>): RowMarks<ShopItem> | null {
  const viewer = useCustomer();
  const [mayEdit, mayDelete] = [usePermission('edit_item'), usePermission('delete_item')];
  const isOn = mayEdit || mayDelete;
  const marks = useMany<ShopItem>({
    rows: result.data?.result ?? none,
    total: result.data?.total ?? 0,
    nameOf: ({ name }) => name,
    forms: itemForms,
    selected: manyItemsStrings.selection,
    findAll: () => findAll(paramsOf(readAsked(filtersFor(viewer), params))),
    isOn,
    Drawer: ItemsDrawer,
  });
  return isOn ? marks : null;
}
