import { goodsStrings } from './goods.strings.ts';
import classes from './item-badges.module.css';
import { type Prices, savingOf } from './saving.ts';

/** From so few pieces on it is said how many are left. */
export const FEW_LEFT = 5;

function Badge({ color, children }: { color: 'gray' | 'red' | 'brand'; children: string }) {
  return (
    <div className={classes['badge']} data-color={color}>
      <span>{children}</span>
    </div>
  );
}

/**
 * Badges of an item: how much less this customer pays in per cent, red for a discount alone, whether it is new, and how
 * few are left.
 */
export function ItemBadges({ of, isNew, stock = null }: { of: Prices; isNew: boolean; stock?: number | null }) {
  const { isTrade, percent } = savingOf(of);
  const isFew = stock !== null && stock > 0 && stock <= FEW_LEFT;
  if (percent === 0 && !isNew && !isFew) return null;
  return (
    <div className={classes['badges']}>
      {percent > 0 && <Badge color={isTrade ? 'gray' : 'red'}>{goodsStrings.discount(percent)}</Badge>}
      {isNew && <Badge color="brand">{goodsStrings.isNew}</Badge>}
      {isFew && <Badge color="gray">{goodsStrings.left(stock)}</Badge>}
    </div>
  );
}
