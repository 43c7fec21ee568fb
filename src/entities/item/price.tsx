import { VisuallyHidden } from '@mantine/core';
import { goodsStrings } from './goods.strings.ts';
import { Money } from '#entities/shop/money.tsx';
import type { CSSProperties } from 'react';
import classes from './price.module.css';

/** What an item costs: roubles, as the contract names them. */
interface Prices {
  price: number;
  retail_price: number;
  discounted_price: number;
  trade_price?: number | null;
}

interface PriceProps {
  of: Prices;
  /** CSS length of the main figure. */
  size?: string;
  /** Among others of one height: two lines, and the old price only where there is room for all of it. */
  isInList?: boolean;
}

const sized = (size: string): CSSProperties & { '--price-size': string } => ({ '--price-size': size });

/** What this person pays, the price before any discount, and the trade price. */
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
