import type { ItemListParams } from '#entities/item/item.queries.ts';
import { readCatalogueAddress } from '#routes/catalogue-address.ts';
import { type CatalogueAddress, type paths } from '#routes/paths.ts';
import { keepPath } from '#lib/same-page.ts';
import { useLocation, useSearchParams } from 'wouter';

/** The request parameters of an address, without the page. */
export function paramsOf({
  search,
  category,
  priceMin,
  priceMax,
  discount,
  isNew,
  order,
}: CatalogueAddress): Omit<ItemListParams, 'page' | 'limit'> {
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

/** Changes a part of the address: replaces the history entry (`inPlace`, the default) or adds one (`step`). */
export type ChangeCatalogueAddress = (part: CatalogueAddress, how?: 'inPlace' | 'step') => void;

/** The catalogue's parameters in the address, and a function to change some of them. A change resets the page. */
export function useCatalogueAddress({
  getHref,
}: Pick<typeof paths.catalog, 'getHref'>): [CatalogueAddress, ChangeCatalogueAddress] {
  const [params] = useSearchParams();
  const [path, navigate] = useLocation();
  const address = readCatalogueAddress(params);
  const change: ChangeCatalogueAddress = (part, how = 'inPlace') => {
    const { page: _page, ...kept } = address;
    navigate(keepPath(getHref({ ...kept, ...part }), path), { replace: how === 'inPlace' });
  };
  return [address, change];
}
