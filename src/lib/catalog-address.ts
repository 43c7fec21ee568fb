import type { CatalogAddress } from './paths.ts';

/** An order of the catalogue. */
export type CatalogOrder = NonNullable<CatalogAddress['order']>;

/** The catalogue's orders, as they are offered. */
export const CATALOG_ORDERS = ['popular', 'new', 'price', '-price', 'discount', 'name'] as const satisfies readonly CatalogOrder[];

const SEARCH_MAX = 100;
const ID_MAX = 2_147_483_647;
const PRICE_MAX = 1_000_000_000;
const PAGE_MAX = 100_000;

function isOrder(value: string | null): value is CatalogOrder {
  return CATALOG_ORDERS.some((order) => order === value);
}

function wholeNumber(value: string | null, max: number): number | undefined {
  const number = Number(value);
  return value !== null && Number.isInteger(number) && number > 0 ? Math.min(number, max) : undefined;
}

/** What the address asks of the catalogue; whatever cannot be read is left out. */
export function readCatalogAddress(params: URLSearchParams): CatalogAddress {
  const [search, order] = [params.get('search')?.trim().slice(0, SEARCH_MAX), params.get('order')];
  const category = wholeNumber(params.get('category'), ID_MAX);
  const priceMin = wholeNumber(params.get('priceMin'), PRICE_MAX);
  const priceMax = wholeNumber(params.get('priceMax'), PRICE_MAX);
  const page = wholeNumber(params.get('page'), PAGE_MAX);
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
