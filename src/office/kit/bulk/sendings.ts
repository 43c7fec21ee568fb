import type { OpenPurchase } from '#contract/types.ts';
import { intermediaryName } from '#office/kit/purchase/intermediary-name.ts';
import type { BulkChange } from '#machines/shell/bulk-action.machine.ts';
import { bulkStrings } from './bulk.strings.ts';
import type { OfferedChange } from './change-form.tsx';

type Sending = Extract<BulkChange, { purchaseId: unknown }>;

/** The purchases to which rows can go; `note` says what of them goes, `go` is the text of the button. */
export function sendingsOf(
  purchases: readonly OpenPurchase[],
  { of, note, go }: Pick<Sending, 'of'> & { note: string; go: string },
): OfferedChange[] {
  const sending = (purchaseId: number | null, label: string, albumId?: number): OfferedChange => ({
    name: `purchase-${purchaseId ?? 'own'}-${albumId ?? ''}`,
    label,
    group: bulkStrings.purchases,
    notes: [note, bulkStrings.asItGoes],
    go,
    changeOf: () => ({ of, purchaseId, ...(albumId !== undefined && { albumId }) }),
  });
  return [
    sending(null, bulkStrings.own),
    ...purchases.flatMap(({ id, name, intermediary, albums }) => {
      const label = bulkStrings.purchase(name, intermediaryName(intermediary));
      return [
        sending(id, label),
        ...albums.map((album) => sending(id, bulkStrings.album(label, album.name), album.id)),
      ];
    }),
  ];
}
