import type { ItemListParams } from '#entities/item/item.queries.ts';
import { readCatalogAddress } from '#lib/catalog-address.ts';
import { type CatalogAddress, type paths } from '#lib/paths.ts';
import { useLocation, useSearchParams } from 'wouter';

/** What the server is asked for, beside the page. */
export function paramsOf({
  search,
  category,
  priceMin,
  priceMax,
  discount,
  isNew,
  order,
}: CatalogAddress): Omit<ItemListParams, 'page' | 'limit'> {
  return {
    ...(search && { search_text: search }),
    ...(category && { category_id: category }),
    ...(priceMin && { price_min: priceMin }),
    ...(priceMax && { price_max: priceMax }),
    ...(discount && { discount: true }),
    ...(isNew && { is_new: true }),
    ...(order && { order_by: order }),
  };
}

/** Changes a part of the address: in place, or as a step that Back takes back. */
export type ChangeCatalogAddress = (part: CatalogAddress, how?: 'inPlace' | 'step') => void;

/** The address of a list of items, and the way to change a part of it, which starts at the first page again. */
export function useCatalogAddress({
  getHref,
}: Pick<typeof paths.catalog, 'getHref'>): [CatalogAddress, ChangeCatalogAddress] {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const address = readCatalogAddress(params);
  const change: ChangeCatalogAddress = (part, how = 'inPlace') => {
    const { page: _page, ...kept } = address;
    navigate(getHref({ ...kept, ...part }), { replace: how === 'inPlace' });
  };
  return [address, change];
}
