import { useShop } from '#page/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { useNewOrders } from '#entities/order/placing/new-orders.ts';
import { Money } from '#entities/shop/money.tsx';
import { Button } from '@mantine/core';
import classes from './cart-view.module.css';
import { cartStrings } from './cart.strings.ts';
import { orderableOf, sumOfCart, unfitOf, type CartItem } from './cart-sum.ts';
import type { LineCounts } from './use-line-counts.ts';

interface CartFooterProps {
  items: readonly CartItem[];
  counts: LineCounts;
  onCheckout: () => void;
}

/** The cart's total, with pending edits included, and the button to checkout. */
export function CartFooter({ items, counts, onCheckout }: CartFooterProps) {
  const { currency, min_order_sum: least } = useShop();
  const total = sumOfCart(items, counts);
  const isEmpty = orderableOf(items, counts).length === 0;
  const unfit = unfitOf(items, counts);
  const missing = Math.round((least - total) * 100) / 100;
  const isTooSmall = !isEmpty && missing > 0;
  // Goods of any sum may join an order that the shop hasn't taken up.
  const joined = useNewOrders(isTooSmall)?.[0];
  const saved = sumOfCart(items, counts, ({ retail_price, price }) => retail_price - price);
  return (
    <div className={classes['footer']}>
      {saved > 0 && (
        <div className={classes['sum']}>
          <span>{cartStrings.saved}</span>
          <span>
            <Money value={saved} />
          </span>
        </div>
      )}
      <div className={classes['sum']} role="status">
        <span>{cartStrings.total}</span>
        <span className={classes['total']}>
          <Money value={total} />
        </span>
      </div>
      {isTooSmall && (
        <p className={classes['least']} role="status">
          {cartStrings.leastSum(formatMoney(least, currency), formatMoney(missing, currency))}
          {joined && ` ${cartStrings.orJoin(joined.id)}`}
        </p>
      )}
      {unfit.length > 0 && (
        <p className={classes['least']} role="status">
          {cartStrings.unfit(unfit.map(({ description }) => description))}
        </p>
      )}
      <Button size="md" disabled={isEmpty || (isTooSmall && !joined) || unfit.length > 0} onClick={onCheckout}>
        {isTooSmall && joined ? cartStrings.join : cartStrings.checkout}
      </Button>
    </div>
  );
}
