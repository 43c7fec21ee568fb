import { cartLineIdsQuery } from '#entities/cart/cart.queries.ts';
import { itemsQuery, type ItemListParams } from '#entities/item/item.queries.ts';
import type { components } from '#contract/types.ts';
import { paths, type CatalogAddress } from '#lib/paths.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { ItemCard, ItemCardSkeleton } from '#entities/item/item-card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Section } from './section.tsx';
import classes from './item-row.module.css';

/** The number of items that a row asks for. */
export const ROW_LENGTH = 12;

interface ItemRowProps {
  title: string;
  order: NonNullable<ItemListParams['order_by']>;
  /** Selects the items to show from the first page of this order. */
  fits: (item: components['schemas']['ItemCard']) => boolean;
}

/** A horizontal row of items; nothing if none fits. */
export function ItemRow({ title, order, fits }: ItemRowProps) {
  const { data, isPending, error, refetch } = useQuery(itemsQuery({ order_by: order, limit: ROW_LENGTH }));
  const { data: lineIds } = useQuery(cartLineIdsQuery);
  const items = data?.result.filter(fits) ?? [];
  const address: CatalogAddress = { order };
  if (error && !data) {
    return (
      <Section title={title} href={paths.catalog.getHref(address)}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Section>
    );
  }
  if (!isPending && items.length === 0) return null;
  return (
    <Section title={title} href={paths.catalog.getHref(address)}>
      <ul className={classes['row']} aria-busy={isPending}>
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
    </Section>
  );
}
