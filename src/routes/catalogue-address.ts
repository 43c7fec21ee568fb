import type { CatalogueAddress } from './paths.ts';
import { readAmount, readPage, readSearch } from '#lib/read-address.ts';
import { readId } from '#common/read-id.ts';

/** A sort order of the catalogue. */
export type CatalogueOrder = NonNullable<CatalogueAddress['order']>;

/** The sort orders of the catalogue, in the order of the menu. */
export const CATALOGUE_ORDERS = [
  'popular',
  'new',
  'price',
  '-price',
  'discount',
  'name',
] as const satisfies readonly CatalogueOrder[];

function isOrder(value: string | null): value is CatalogueOrder {
  return CATALOGUE_ORDERS.some((order) => order === value);
}

/** The catalogue's parameters in an address, without invalid ones. */
export function readCatalogueAddress(params: URLSearchParams): CatalogueAddress {
  const [search, order] = [readSearch(params.get('search')), params.get('order')];
  const category = readId(params.get('category'));
  const priceMin = readAmount(params.get('priceMin'));
  const priceMax = readAmount(params.get('priceMax'));
  const page = readPage(params.get('page'));
  return {
    ...(search && { search }),
    ...(category && { category }),
    ...(priceMin && { priceMin }),
    ...(priceMax && { priceMax }),
    ...(params.get('discount') === '1' && { discount: 1 }),
    ...(params.get('isNew') === '1' && { isNew: 1 }),
    ...(isOrder(order) && { order }),
    ...(page && { page }),
  };
}
