import type { components } from '#contract/types.ts';
import { keepTogether } from '#lib/no-break.ts';
import { paths } from '#routes/paths.ts';
import { memo } from 'react';
import { Link } from 'wouter';
import { Skeleton } from '#ui/native/skeleton.tsx';
import { useLinkState } from '#ui/navigation/back-target.ts';
import { CartControl } from '#entities/cart/cart-control.tsx';
import { FavouriteButton } from '#entities/favourite/favourite-button.tsx';
import { ItemBadges } from './item-badges.tsx';
import classes from './item-card.module.css';
import { ItemImage } from './item-image.tsx';
import { Price } from './price.tsx';

const SIZES = '(min-width: 100em) 239px, (min-width: 62em) 16vw, (min-width: 48em) 196px, min(42vw, 164px)';

interface ItemCardProps {
  item: components['schemas']['ItemCard'];
  /** The id of the item's line; undefined if the item is not in the cart. */
  lineId: number | undefined;
  /** The level of the heading that its name is: one below that of the list. */
  level: 2 | 3;
  /** Loads the picture at once: for the first rows. */
  eager?: boolean;
  /** The CSS `sizes` of its picture; by default those of six cards in a row. */
  sizes?: string | undefined;
}

/** An item in a grid: picture, price, name and the cart control. A list that changes renders only the changed ones. */
export const ItemCard = memo(function ItemCard({ item, lineId, level, eager = false, sizes = SIZES }: ItemCardProps) {
  const linkState = useLinkState();
  const Heading = `h${level}` as const;
  return (
    <article className={classes['card']}>
      <div className={classes['picture']}>
        <ItemImage image={item.image} sizes={sizes} eager={eager} />
        <div className={classes['badges']}>
          <ItemBadges of={item} isNew={item.is_new} stock={item.stock} />
        </div>
      </div>
      <div className={classes['words']}>
        <Heading className={classes['heading']}>
          <Link className={classes['name']} href={paths.item.getHref(item.id)} state={linkState}>
            {keepTogether(item.name)}
          </Link>
        </Heading>
        <Price of={item} isInList />
      </div>
      <div className={classes['favourite']}>
        <FavouriteButton item={item} />
      </div>
      <div className={classes['control']}>
        <CartControl item={item} lineId={lineId} />
      </div>
    </article>
  );
});

/** A placeholder for an item that is loading, of the same height. */
export function ItemCardSkeleton() {
  return (
    <div className={classes['card']} aria-hidden>
      <Skeleton className={classes['blankPicture']} />
      <div className={classes['words']}>
        <Skeleton height={20} width="55%" />
        <Skeleton height={34} />
      </div>
      <Skeleton className={classes['blankControl']} />
    </div>
  );
}
