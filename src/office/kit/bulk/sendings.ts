import type { OpenPurchase } from '#contract/types.ts';
import { intermediaryName } from '#office/kit/purchase/intermediary-name.ts';
import { bulkStrings } from './bulk.strings.ts';
import type { OfferedChange } from './change-form.tsx';
import type { ListChange } from './list-change.ts';

/** The purchase that rows go to; null for the shop's own. */
export interface SentTo {
  purchaseId: number | null;
  albumId: number | undefined;
}

interface Sendings {
  /** What of the rows goes. */
  note: string;
  /** The text of the button. */
  go: string;
  changeOf: (to: SentTo, name: string) => ListChange;
}

/** The purchases to which rows can go. */
export function sendingsOf(purchases: readonly OpenPurchase[], { note, go, changeOf }: Sendings): OfferedChange[] {
  const sending = (purchaseId: number | null, label: string, albumId?: number): OfferedChange => {
    const name = `purchase-${purchaseId ?? 'own'}-${albumId ?? ''}`;
    return {
      name,
      label,
      group: bulkStrings.purchases,
      notes: [note, bulkStrings.asItGoes],
      go,
      changeOf: () => changeOf({ purchaseId, albumId }, name),
    };
  };
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
