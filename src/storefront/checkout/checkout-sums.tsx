import { Money } from '#entities/shop/money.tsx';
import classes from './checkout-panel.module.css';
import { checkoutStrings } from './checkout.strings.ts';
import { sumOf } from './checkout-draft.ts';

interface CheckoutSumsProps {
  itemsTotal: number;
  /** Roubles; undefined until a method is chosen. */
  deliveryPrice: number | undefined;
}

/** The price of a delivery. */
export function DeliveryPrice({ price }: { price: number }) {
  return price === 0 ? checkoutStrings.free : <Money value={price} />;
}

/** The sums of an order: items, delivery, total. */
export function CheckoutSums({ itemsTotal, deliveryPrice }: CheckoutSumsProps) {
  return (
    <dl className={classes['sums']}>
      <dt>{checkoutStrings.items}</dt>
      <dd>
        <Money value={itemsTotal} />
      </dd>
      {deliveryPrice !== undefined && (
        <>
          <dt>{checkoutStrings.deliveryPrice}</dt>
          <dd>
            <DeliveryPrice price={deliveryPrice} />
          </dd>
        </>
      )}
      <dt className={classes['total']}>{checkoutStrings.total}</dt>
      <dd className={classes['total']}>
        <Money value={sumOf(itemsTotal, deliveryPrice ?? 0)} />
      </dd>
    </dl>
  );
}
