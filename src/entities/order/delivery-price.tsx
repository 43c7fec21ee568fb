import { Money } from '#entities/shop/money.tsx';
import { deliveryPriceStrings } from './delivery-price.strings.ts';

/** The price of a delivery, in roubles. */
export function DeliveryPrice({ price }: { price: number }) {
  return price === 0 ? deliveryPriceStrings.free : <Money value={price} />;
}
