import { goodsStrings } from './goods.strings.ts';
import { Money } from '#entities/shop/money.tsx';
import { VisuallyHidden } from '#ui/native/visually-hidden.tsx';
import type { CSSProperties } from 'react';
import classes from './price.module.css';
import { type Prices, savingOf } from './saving.ts';

interface PriceProps {
  of: Prices & { trade_price?: number | null };
  /** Font size of the main price, in CSS. */
  size?: string;
  /** For cards of equal height: takes two lines, and hides the old price where it doesn't fit. */
  isInList?: boolean;
}

const sized = (size: string): CSSProperties & { '--price-size': string } => ({ '--price-size': size });

/**
 * The price for this customer, red where it is a discount; the price before it; and the trade price of those who see
 * one.
 */
export function Price({ of, size, isInList = false }: PriceProps) {
  const { price, retail_price, trade_price = null } = of;
  const { isTrade, percent } = savingOf(of);
  return (
    <div className={classes['price']} data-in-list={isInList || undefined} style={size ? sized(size) : undefined}>
      <div className={classes['own']}>
        <span className={classes['paid']}>
          <span className={classes['now']} data-reduced={(!isTrade && percent > 0) || undefined}>
            <VisuallyHidden>{goodsStrings.price} </VisuallyHidden>
            <Money value={price} />
          </span>
          {isTrade && <span className={classes['trade']}>{goodsStrings.trade}</span>}
        </span>
        {price < retail_price && (
          <s className={classes['old']}>
            <VisuallyHidden>{isTrade ? goodsStrings.retailPrice : goodsStrings.oldPrice} </VisuallyHidden>
            <Money value={retail_price} />
          </s>
        )}
      </div>
      {trade_price !== null && !isTrade && (
        <span className={classes['trade']}>
          {goodsStrings.trade}
          <b>
            <Money value={trade_price} />
          </b>
        </span>
      )}
    </div>
  );
}
