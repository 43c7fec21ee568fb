import { nameOfLine } from '#entities/order/orders.strings.ts';
import { BoughtPriceField, commonPrice } from '#entities/purchase/bought-price-field.tsx';
import type { MarketLineData } from './market.queries.ts';
import { useMarks } from './use-marks.ts';

/** What one of these bought lines was paid for: told with the same mark once more. */
export function PricePaid({ purchaseId, lines }: { purchaseId: number; lines: readonly MarketLineData[] }) {
  const tell = useMarks(purchaseId);
  const [first] = lines;
  if (!first) return null;
  return (
    <BoughtPriceField
      name={nameOfLine(first)}
      known={commonPrice(lines)}
      // A mark can't take a price back.
      isRequired
      save={(price) => {
        const marks = price === null ? [] : lines.map(({ id }) => ({ line_id: id, state: 'P' as const, price }));
        tell(nameOfLine(first), marks);
        return Promise.resolve();
      }}
    />
  );
}
