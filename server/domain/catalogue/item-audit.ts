import type { Transaction } from '../../db/engine/types.ts';
import type { ItemFields } from '../../db/repositories/catalogue/item-edit.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { recordChange } from '../audit/audit.ts';
import { toRoubles } from '../kit/money.ts';

/** An item as a form of the contract would write it. */
const audited = (item: ItemFields) => ({
  name: item.name,
  article: item.article,
  description: item.description,
  category_id: item.categoryId,
  attributes: item.attributes,
  images: item.images.map(({ key }) => ({ file_id: key })),
  retail_price: toRoubles(item.retailPrice),
  trade_price: item.tradePrice === null ? null : toRoubles(item.tradePrice),
  discount: item.discount,
  is_new: item.isNew,
  is_hidden: item.isHidden,
});

/** What became of an item; null where it was or is not in the catalogue. */
interface ItemStep {
  id: number;
  before: ItemFields | null;
  after: ItemFields | null;
  isRecovery?: boolean;
}

/** Notes what somebody has made of an item. */
export function recordItem(
  transaction: Transaction,
  caller: SignedInCaller,
  at: Date,
  { before, after, ...step }: ItemStep,
): Promise<void> {
  return recordChange(transaction, caller, at, {
    ...step,
    entity: 'item',
    label: (after ?? before)?.name ?? '',
    before: before && audited(before),
    after: after && audited(after),
  });
}
