import type { Customer } from '#page/shop-context.tsx';
import { type Asked, choice, record, search } from '#ui/list/filters/filters.ts';
import { sentBy } from '#ui/list/filters/sent-by.ts';
import { CategoryFilter } from '#office/kit/item/category-filter.tsx';
import type { ShopItemParams } from './shop-items.queries.ts';
import { shopItemsStrings } from './shop-items.strings.ts';

const allStates = { ...shopItemsStrings.states, ...shopItemsStrings.deletedState };

const makeFilters = (recovers: boolean) => ({
  search: search(shopItemsStrings.search),
  categoryId: record(CategoryFilter, 'category_id'),
  state: choice({
    label: shopItemsStrings.state,
    any: shopItemsStrings.anyState,
    // A narrower choice: what isn't in it isn't read from an address either.
    names: (recovers ? allStates : shopItemsStrings.states) as typeof allStates,
    sends: 'state',
  }),
  order: choice({
    label: shopItemsStrings.sort,
    any: shopItemsStrings.byName,
    names: shopItemsStrings.sorts,
    sends: 'order_by',
  }),
});

type ItemFilters = ReturnType<typeof makeFilters>;

/** Whether this person may see and recover deleted items. */
export const recoversItems = (viewer: Pick<Customer, 'permissions'> | null): boolean =>
  viewer?.permissions.includes('delete_item') ?? false;

const [plain, recovering] = [makeFilters(false), makeFilters(true)];

/** What the server is asked for by the filters. */
export const paramsOf = (asked: Asked<ItemFilters>): ShopItemParams => sentBy<ShopItemParams>()(recovering, asked);

/** The filters that this person has. */
export const filtersFor = (viewer: Pick<Customer, 'permissions'> | null): ItemFilters =>
  recoversItems(viewer) ? recovering : plain;
