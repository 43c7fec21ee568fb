import { cartLineIdsQuery } from '#api/queries/cart.ts';
import type { components } from '#contract/types.ts';
import { ItemCard } from '#ui/item-card.tsx';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import classes from './item-grid.module.css';

const EAGER = 4;

interface ItemGridProps {
  items: readonly components['schemas']['ItemCard'][];
  /** Another list is on its way. */
  isStale: boolean;
  /** How many pictures are wanted at once. */
  eager?: number;
}

/** Items side by side, as many as there is room for. */
export function ItemGrid({ items, isStale, eager = EAGER }: ItemGridProps) {
  const { data: lineIds } = useQuery(cartLineIdsQuery);
  return (
    <ul className={classes['grid']} data-stale={isStale || undefined}>
      {items.map((item, index) => (
        <li key={item.id}>
          <ItemCard item={item} lineId={lineIds?.get(item.id)} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}

/** Stands in for items that are on their way. */
export function ItemGridSkeleton({ count }: { count: number }) {
  return (
    <div className={classes['grid']} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes['blank']}>
          <Skeleton className={classes['square']} radius="lg" />
          <Skeleton h={20} w="55%" />
          <Skeleton h={34} />
          <Skeleton h={34} radius="md" />
        </div>
      ))}
    </div>
  );
}
