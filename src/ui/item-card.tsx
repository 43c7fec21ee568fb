import type { components } from '#contract/types.ts';
import { paths } from '#lib/paths.ts';
import { Link } from 'wouter';
import { useLinkState } from './back-target.ts';
import { CartControl } from './cart-control.tsx';
import { ItemBadges } from './item-badges.tsx';
import classes from './item-card.module.css';
import { ItemImage } from './item-image.tsx';
import { Price } from './price.tsx';

const SIZES = '(min-width: 75em) 224px, (min-width: 48em) 30vw, 46vw';

interface ItemCardProps {
  item: components['schemas']['ItemCard'];
  /** The item's line, where it is in the cart. */
  lineId: number | undefined;
  /** In the first rows, whose pictures are wanted at once. */
  eager?: boolean;
}

/** An item among others: picture, price, name and the way into the cart. */
export function ItemCard({ item, lineId, eager = false }: ItemCardProps) {
  const linkState = useLinkState();
  return (
    <article className={classes['card']}>
      <div className={classes['picture']}>
        <ItemImage image={item.image} sizes={SIZES} eager={eager} />
        <div className={classes['badges']}>
          <ItemBadges discount={item.discount} isNew={item.is_new} />
        </div>
      </div>
      <Price of={item} />
      <Link className={classes['name']} href={paths.item.getHref(item.id)} state={linkState}>
        {item.name}
      </Link>
      <div className={classes['control']}>
        <CartControl item={item} lineId={lineId} />
      </div>
    </article>
  );
}
