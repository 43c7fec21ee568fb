import { VisuallyHidden } from '@mantine/core';
import { goodsStrings } from './goods.strings.ts';
import { Money } from '#entities/shop/money.tsx';
import type { CSSProperties } from 'react';
import classes from './price.module.css';

/** The prices of an item in roubles, named as in the contract. */
interface Prices {
  price: number;
  retail_price: number;
  discounted_price: number;
  trade_price?: number | null;
}

interface PriceProps {
  of: Prices;
  /** Font size of the main price, in CSS. */
  size?: string;
  /** For cards of equal height: takes two lines, and hides the old price where it doesn't fit. */
  isInList?: boolean;
}

const sized = (size: string): CSSProperties & { '--price-size': string } => ({ '--price-size': size });

/** The price for this customer, the price before the discount, and the trade price. */
export function Price({
  of: { price, retail_price, discounted_price, trade_price = null },
  size,
  isInList = false,
}: PriceProps) {
  const isReduced = price < retail_price;
  const paysTrade = trade_price !== null && price === trade_price && price !== discounted_price;
  return (
    <div className={classes['price']} data-in-list={isInList || undefined} style={size ? sized(size) : undefined}>
      <div className={classes['own']}>
        <span className={classes['paid']}>
          <span className={classes['now']} data-reduced={isReduced || undefined}>
            <VisuallyHidden>{goodsStrings.price} </VisuallyHidden>
            <Money value={price} />
          </span>
          {paysTrade && <span className={classes['trade']}>{goodsStrings.trade}</span>}
        </span>
        {isReduced && (
          <s className={classes['old']}>
            <VisuallyHidden>{goodsStrings.oldPrice} </VisuallyHidden>
            <Money value={retail_price} />
          </s>
        )}
      </div>
      {trade_price !== null && !paysTrade && (
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
