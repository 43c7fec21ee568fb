import { useIsHydrated } from '#ui/loading/use-is-hydrated.ts';
import { useQuery } from '@tanstack/react-query';
import { cartLineIdsQuery } from './cart.queries.ts';

/**
 * Maps an item's id to the id of its cart line; undefined until the cart is known. It may be known before the browser
 * has taken over what the server has drawn without it.
 */
export function useCartLineIds(): ReadonlyMap<number, number> | undefined {
  const isHydrated = useIsHydrated();
  const { data } = useQuery(cartLineIdsQuery);
  return isHydrated ? data : undefined;
}
