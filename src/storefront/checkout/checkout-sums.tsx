import { Money } from '#entities/shop/money.tsx';
import classes from './checkout-panel.module.css';
import { checkoutStrings } from './checkout.strings.ts';
import { sumOf } from './checkout-draft.ts';

interface CheckoutSumsProps {
  itemsTotal: number;
  /** Undefined until a method is chosen. */
  deliveryPrice: number | undefined;
}

/** What a delivery costs. */
export function DeliveryPrice({ price }: { price: number }) {
  return price === 0 ? checkoutStrings.free : <Money value={price} />;
}

/** What the order comes to. */
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
