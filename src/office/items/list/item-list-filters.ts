import type { Customer } from '#page/shop-context.tsx';
import { type Asked, choice, record, search } from '#ui/list/filters/filters.ts';
import { CategoryFilter } from './category-filter.tsx';
import type { ShopItemParams } from './shop-items.queries.ts';
import { shopItemsStrings } from './shop-items.strings.ts';

const allStates = { ...shopItemsStrings.states, ...shopItemsStrings.deletedState };

const makeFilters = (recovers: boolean) => ({
  search: search(shopItemsStrings.search),
  categoryId: record(CategoryFilter),
  state: choice<keyof typeof allStates>({
    label: shopItemsStrings.state,
    any: shopItemsStrings.anyState,
    // A narrower choice: what isn't in it isn't read from an address either.
    names: (recovers ? allStates : shopItemsStrings.states) as typeof allStates,
  }),
  order: choice({ label: shopItemsStrings.sort, any: shopItemsStrings.byName, names: shopItemsStrings.sorts }),
});

type ItemFilters = ReturnType<typeof makeFilters>;

/** What the server is asked for by the filters. */
export function paramsOf({ search: text, categoryId, state, order, page }: Asked<ItemFilters>): ShopItemParams {
  return {
    ...(text && { search_text: text }),
    ...(categoryId !== undefined && { category_id: categoryId }),
    ...(state && { state }),
    ...(order && { order_by: order }),
    ...(page && { page }),
  };
}

/** Whether this person may see and recover deleted items. */
export const recoversItems = (viewer: Pick<Customer, 'permissions'> | null): boolean =>
  viewer?.permissions.includes('delete_item') ?? false;

const [plain, recovering] = [makeFilters(false), makeFilters(true)];

/** The filters that this person has. */
export const filtersFor = (viewer: Pick<Customer, 'permissions'> | null): ItemFilters =>
  recoversItems(viewer) ? recovering : plain;
