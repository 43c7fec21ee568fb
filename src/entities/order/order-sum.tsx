import type { PlacedOrder } from '#contract/types.ts';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { Money } from '#entities/shop/money.tsx';

type Priced = Pick<PlacedOrder, 'state' | 'is_priced'>;

interface OrderSumProps {
  order: Priced;
  /** A sum of the order, as far as its lines have prices; null while none of them has one. */
  value: number | null;
}

/** Whether somebody is still to price a part of an order; nobody will price what has ended. */
export const isSumOpen = ({ state, is_priced: isPriced }: Priced): boolean =>
  !isPriced && state !== 'canceled' && state !== 'rejected';

/**
 * A sum of an order: «Цена уточняется» while nobody has priced it, and the least that it will be while some of it is
 * unpriced.
 */
export function OrderSum({ order, value }: OrderSumProps) {
  const isOpen = isSumOpen(order);
  if (value === null) return isOpen ? goodsStrings.priceLater : goodsStrings.noPrice;
  return (
    <>
      {isOpen && goodsStrings.atLeast}
      <Money value={value} />
    </>
  );
}
