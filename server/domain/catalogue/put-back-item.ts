import type { Transaction } from '../../db/engine/types.ts';
import type { HeldItem } from '../../db/repositories/catalogue/item-columns.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { lendAll } from '../audit/put-back-form.ts';
import { fieldsToPutBack, type UndoEntry } from '../audit/undoable.ts';
import { AppError } from '../kit/app-error.ts';
import { changeHeld, setHeldDeleted } from './edit-item.ts';

interface PutBack {
  held: HeldItem;
  entry: UndoEntry;
  at: Date;
  /** The change of many items that it is a part of. */
  batchId?: string | undefined;
}

/**
 * The stock that undoing leaves. Orders may have moved it since, without an entry: what they have taken stays taken, so
 * what the entry added or took away is taken back. Throws undo_too_late where less than nothing would be left.
 */
function stockToPutBack(now: number | null, was: number | null, became: number | null): number | null {
  if (now === became || was === null || now === null || became === null) return was;
  const left = now + was - became;
  if (left < Math.min(0, was)) throw new AppError('undo_too_late');
  return left;
}

const stockIn = (fields: UndoEntry['before']): number | null =>
  typeof fields?.['stock'] === 'number' ? fields['stock'] : null;

const keysIn = (images: unknown): string[] =>
  Array.isArray(images)
    ? images.flatMap(({ file_id: key }: { file_id?: unknown }) => (typeof key === 'string' ? [key] : []))
    : [];

/**
 * Undoes an entry of an item that is held; answers the item as it is then. Throws undo_too_late, undo_not_possible
 * where a picture is gone, and what the ordinary change throws.
 */
export async function putBackItem(
  transaction: Transaction,
  caller: SignedInCaller,
  { held, entry, ...step }: PutBack,
): Promise<HeldItem> {
  const { action, before, after } = entry;
  if (action !== 'changed')
    return setHeldDeleted(transaction, caller, { held, ...step, isDeleted: action === 'recovered' });
  const { stock, images, ...form } = fieldsToPutBack(entry);
  const kept = new Set(held.images.map(({ key }) => key));
  const keys = keysIn(images);
  const gone = keys.filter((key) => !kept.has(key));
  const lent = await lendAll(transaction, caller, { keys: gone, at: step.at });
  return changeHeld(transaction, caller, {
    held,
    ...step,
    form: {
      ...form,
      ...(stock !== undefined && { stock: stockToPutBack(held.stock, stockIn(before), stockIn(after)) }),
      ...(images !== undefined && { images: keys.map((key) => ({ file_id: lent.get(key) ?? key })) }),
    },
  });
}
