import { useCartLineIds } from '#entities/cart/use-cart-line-ids.ts';
import type { components } from '#contract/types.ts';
import { ItemCard, ItemCardSkeleton } from '#entities/item/item-card.tsx';
import classes from './item-grid.module.css';

/** A few items in a grid. */
export function ItemGrid({ items }: { items: readonly components['schemas']['ItemCard'][] }) {
  const lineIds = useCartLineIds();
  return (
    <div className={classes['place']}>
      <ul className={classes['grid']}>
        {items.map((item) => (
          <li key={item.id} className={classes['cell']}>
            <ItemCard item={item} level={3} lineId={lineIds?.get(item.id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Placeholders for items that are loading. */
export function ItemGridSkeleton({ count }: { count: number }) {
  return (
    <div className={classes['place']} aria-hidden>
      <div className={classes['grid']}>
        {Array.from({ length: count }, (_, index) => (
          <ItemCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
