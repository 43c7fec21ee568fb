import type { PlacedOrderCard } from '#contract/types.ts';
import { DeliveryPrice } from '#entities/order/delivery-price.tsx';
import { OrderSum } from '#entities/order/order-sum.tsx';
import { Money } from '#entities/shop/money.tsx';
import classes from './checkout-sums.module.css';
import { placingStrings } from './placing.strings.ts';
import { sumOf } from './checkout-draft.ts';

interface CheckoutSumsProps {
  /** Roubles; null where the goods have no price yet. */
  itemsTotal: number | null;
  /** Roubles; undefined until a method is chosen. */
  deliveryPrice: number | undefined;
  /** The order that the items join, if they do: its delivery is counted anew afterwards, so no sum of both is shown. */
  joined?: PlacedOrderCard | undefined;
}

/** The sums of an order: items, delivery, and the total where the items have a price; or what joins another order. */
export function CheckoutSums({ itemsTotal, deliveryPrice, joined }: CheckoutSumsProps) {
  return (
    <dl className={classes['sums']}>
      {joined && (
        <>
          <dt>{placingStrings.inOrder(joined.id)}</dt>
          <dd>
            <OrderSum order={joined} value={joined.total} />
          </dd>
        </>
      )}
      <dt>{placingStrings.items}</dt>
      <dd>{itemsTotal === null ? placingStrings.priceLater : <Money value={itemsTotal} />}</dd>
      {deliveryPrice !== undefined && (
        <>
          <dt>{placingStrings.deliveryPrice}</dt>
          <dd>
            <DeliveryPrice price={deliveryPrice} />
          </dd>
        </>
      )}
      {itemsTotal !== null && (
        <>
          <dt className={classes['total']}>{joined ? placingStrings.added : placingStrings.total}</dt>
          <dd className={classes['total']}>
            <Money value={sumOf(itemsTotal, deliveryPrice ?? 0)} />
          </dd>
        </>
      )}
    </dl>
  );
}
