import type { OpenPurchase } from '#contract/types.ts';
import { intermediaryName } from '#entities/purchase/intermediary-name.ts';
import type { BulkChange } from '#machines/shell/bulk-action.machine.ts';
import { bulkStrings } from './bulk.strings.ts';
import type { OfferedChange } from './change-form.tsx';

type Sending = Extract<BulkChange, { purchaseId: unknown }>;

/** The purchases to which rows can go; `note` says what of them goes, `go` is the text of the button. */
export function sendingsOf(
  purchases: readonly OpenPurchase[],
  { of, note, go }: Pick<Sending, 'of'> & { note: string; go: string },
): OfferedChange[] {
  const sending = (purchaseId: number | null, label: string): OfferedChange => ({
    name: `purchase-${purchaseId ?? 'own'}`,
    label,
    group: bulkStrings.purchases,
    notes: [note, bulkStrings.asItGoes],
    go,
    changeOf: () => ({ of, purchaseId }),
  });
  return [
    sending(null, bulkStrings.own),
    ...purchases.map(({ id, name, intermediary }) =>
      sending(id, bulkStrings.purchase(name, intermediaryName(intermediary))),
    ),
  ];
}
