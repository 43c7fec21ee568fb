import { itemQuery } from '#entities/item/item.queries.ts';
import { useShop } from '#entities/shop/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lineEditStrings } from './line-edit.strings.ts';

interface TradePriceProps {
  itemId: number;
  /** The price that is typed now; null for none. */
  price: number | null;
  onTake: (price: number) => void;
}

/** A button that takes what the item costs wholesale customers today; nothing where it has no such price. */
export function TradePrice({ itemId, price, onTake }: TradePriceProps) {
  const { currency } = useShop();
  const { data: item } = useQuery(itemQuery(itemId));
  const trade = item?.trade_price ?? null;
  if (!item || trade === null) return null;
  const lowest = Math.min(trade, item.discounted_price);
  return (
    <Button
      variant="light"
      size="compact-sm"
      style={{ justifySelf: 'start' }}
      disabled={price === lowest}
      onClick={() => onTake(lowest)}
    >
      {lineEditStrings.trade(formatMoney(lowest, currency))}
    </Button>
  );
}
