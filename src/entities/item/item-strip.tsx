import { useCartLineIds } from '#entities/cart/use-cart-line-ids.ts';
import type { components } from '#contract/types.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { ItemCard, ItemCardSkeleton } from './item-card.tsx';
import classes from './item-strip.module.css';

interface ItemStripProps {
  /** Where the items come from. */
  query: Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'refetch'>;
  items: readonly components['schemas']['ItemCard'][];
}

/** Items in one row: to swipe through, and on a wide page the first six. */
export function ItemStrip({ query: { data, error, isPending, refetch }, items }: ItemStripProps) {
  const lineIds = useCartLineIds();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <ul className={classes['strip']} aria-busy={isPending}>
      {isPending &&
        Array.from({ length: 6 }, (_, index) => (
          <li key={index} aria-hidden>
            <ItemCardSkeleton />
          </li>
        ))}
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard item={item} level={3} lineId={lineIds?.get(item.id)} />
        </li>
      ))}
    </ul>
  );
}
