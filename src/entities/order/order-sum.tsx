import type { PlacedOrder } from '#contract/types.ts';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { Money } from '#entities/shop/money.tsx';

interface OrderSumProps {
  order: Pick<PlacedOrder, 'state' | 'is_priced'>;
  /** A sum of the order, as far as its lines have prices; null while none of them has one. */
  value: number | null;
}

/**
 * A sum of an order: «Цена уточняется» while nobody has priced it, and the least that it will be while some of it is
 * unpriced.
 */
export function OrderSum({ order: { state, is_priced: isPriced }, value }: OrderSumProps) {
  // Nobody will price what has ended.
  const isOpen = !isPriced && state !== 'canceled' && state !== 'rejected';
  if (value === null) return isOpen ? goodsStrings.priceLater : goodsStrings.noPrice;
  return (
    <>
      {isOpen && goodsStrings.atLeast}
      <Money value={value} />
    </>
  );
}
