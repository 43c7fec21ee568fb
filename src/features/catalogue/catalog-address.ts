import { paths, type CatalogAddress } from '#lib/paths.ts';
import { useLocation, useSearchParams } from 'wouter';
import { orderNames, type CatalogOrder } from './catalogue.strings.ts';

/** As many pages as one list may show: a thousand items. */
export const PAGES_MAX = 50;

function isOrder(value: string | null): value is CatalogOrder {
  return value !== null && Object.hasOwn(orderNames, value);
}

function wholeNumber(value: string | null, max: number): number | undefined {
  const number = Number(value);
  return value !== null && Number.isInteger(number) && number > 0 ? Math.min(number, max) : undefined;
}

/** What the address asks of the catalogue; whatever cannot be read is left out. */
export function readCatalogAddress(params: URLSearchParams): CatalogAddress {
  const [search, order] = [params.get('search')?.trim().slice(0, 100), params.get('order')];
  const category = wholeNumber(params.get('category'), 2_147_483_647);
  const page = wholeNumber(params.get('page'), PAGES_MAX);
  return {
    ...(search && { search }),
    ...(category && { category }),
    ...(isOrder(order) && { order }),
    ...(page && { page }),
  };
}

/** The catalogue's address and the way to change a part of it in place, which starts at the first page again. */
export function useCatalogAddress(): [CatalogAddress, (change: CatalogAddress) => void] {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const address = readCatalogAddress(params);
  const change = (part: CatalogAddress): void => {
    const { page: _page, ...kept } = address;
    navigate(paths.catalog.getHref({ ...kept, ...part }), { replace: true });
  };
  return [address, change];
}
