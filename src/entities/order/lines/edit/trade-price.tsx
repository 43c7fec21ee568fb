import { useShop } from '#page/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { Button } from '@mantine/core';
import { lineEditStrings } from './line-edit.strings.ts';

interface TradePriceProps {
  /** What the item costs wholesale customers today. */
  tradePrice: number;
  /** The price that is typed now; null for none. */
  price: number | null;
  onTake: (price: number) => void;
}

/** A button that takes the trade price of today. */
export function TradePrice({ tradePrice, price, onTake }: TradePriceProps) {
  const { currency } = useShop();
  return (
    <Button
      variant="light"
      size="compact-sm"
      style={{ justifySelf: 'start' }}
      disabled={price === tradePrice}
      onClick={() => onTake(tradePrice)}
    >
      {lineEditStrings.trade(formatMoney(tradePrice, currency))}
    </Button>
  );
}
