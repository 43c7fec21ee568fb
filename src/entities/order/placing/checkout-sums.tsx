import { DeliveryPrice } from '#entities/order/delivery-price.tsx';
import { Money } from '#entities/shop/money.tsx';
import classes from './checkout-sums.module.css';
import { placingStrings } from './placing.strings.ts';
import { sumOf } from './checkout-draft.ts';

interface CheckoutSumsProps {
  /** Roubles; null where the goods have no price yet. */
  itemsTotal: number | null;
  /** Roubles; undefined until a method is chosen. */
  deliveryPrice: number | undefined;
}

/** The sums of an order: items, delivery, and the total where the items have a price. */
export function CheckoutSums({ itemsTotal, deliveryPrice }: CheckoutSumsProps) {
  return (
    <dl className={classes['sums']}>
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
          <dt className={classes['total']}>{placingStrings.total}</dt>
          <dd className={classes['total']}>
            <Money value={sumOf(itemsTotal, deliveryPrice ?? 0)} />
          </dd>
        </>
      )}
    </dl>
  );
}
