import type { PurchaseLine } from '#contract/types.ts';
import { nameOfLine } from '#entities/order/orders.strings.ts';
import { keepTogether } from '#lib/no-break.ts';
import { NumericInput } from '#ui/fields/numeric-input.tsx';
import { Checkbox } from '@mantine/core';
import { purchasesStrings } from './purchases.strings.ts';
import classes from './receipt.module.css';

interface ReceiptLineProps {
  line: PurchaseLine;
  isCome: boolean;
  /** How many pieces came, as it is typed. */
  count: string;
  error: string | undefined;
  onCount: (count: string) => void;
}

/** An ordered line that is marked as come; of several pieces it is said how many. */
export function ReceiptLine({ line, isCome, count, error, onCount }: ReceiptLineProps) {
  const name = nameOfLine(line);
  return (
    <div role="group" aria-label={name} className={classes['line']}>
      <Checkbox
        value={String(line.id)}
        label={keepTogether(`${name} × ${line.count}`)}
        description={purchasesStrings.order(line.order_id)}
      />
      {isCome && line.count > 1 && (
        <NumericInput size="sm" label={purchasesStrings.cameCount} value={count} error={error} onChange={onCount} />
      )}
    </div>
  );
}
