import type { components } from '#contract/types.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import type { KeyUse } from '../../../db/repositories/kit/idempotency.ts';
import type { NewOrderLine } from '../../../db/repositories/order/new-order.ts';
import { findWantedItems } from '../../../db/repositories/order/order-form.ts';
import type { FieldProblem } from '../../../texts/fields.strings.ts';
import type { CustomerType } from '../../access/caller.ts';
import { priceFor, pricesOfLine } from '../../catalogue/prices.ts';
import { AppError } from '../../kit/app-error.ts';
import { cleanText } from '../../kit/text.ts';
import { takeUploads } from '../../upload/uploads.ts';
import { isOrderable, type WantedLine } from '../order-warnings.ts';

type LineForm = components['schemas']['PlacedOrderLineForm'];

/** Throws validation where a line has neither an item nor a photo, or both. */
export function checkLines(lines: readonly LineForm[]): void {
  const fields: Record<string, FieldProblem> = {};
  for (const [index, { item_id, file_id }] of lines.entries()) {
    if (item_id === undefined && file_id === undefined) fields[`lines.${index}.item_id`] = 'required';
    if (item_id !== undefined && file_id !== undefined) fields[`lines.${index}.file_id`] = 'wrong';
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation', {}, fields);
}

/**
 * The lines as the customer pays for them now; throws validation for an unknown item, order_empty where none can be
 * ordered.
 */
export async function readLines(
  transaction: Transaction,
  shopId: number,
  type: CustomerType,
  forms: readonly LineForm[],
): Promise<WantedLine[]> {
  const ids = new Set(forms.flatMap(({ item_id }) => item_id ?? []));
  const items = new Map((await findWantedItems(transaction, shopId, [...ids])).map((item) => [item.id, item]));
  const fields: Record<string, FieldProblem> = {};
  const lines = forms.map((form, index): WantedLine => {
    if (form.item_id === undefined) return { form, item: null, price: null };
    const item = items.get(form.item_id) ?? null;
    if (!item) fields[`lines.${index}.item_id`] = 'unknown_record';
    return { form, item, price: item ? priceFor(type, item) : 0 };
  });
  if (Object.keys(fields).length > 0) throw new AppError('validation', {}, fields);
  if (!lines.some(isOrderable)) throw new AppError('order_empty');
  return lines;
}

/** The prices of a photo. */
const unpriced = { retailPrice: null, discount: 0, price: null, orderedPrice: null };

/** The lines of the order: without items that are no longer sold, with the photos marked as used. */
export async function orderLines(
  transaction: Transaction,
  lines: readonly WantedLine[],
  { shopId, customerId, type, at }: KeyUse & { type: CustomerType; at: Date },
): Promise<NewOrderLine[]> {
  const photos = lines.flatMap(({ form: { file_id }, item }, index) =>
    item === null && file_id !== undefined ? [{ id: file_id, index }] : [],
  );
  const images = await takeUploads(
    transaction,
    { shopId, customerId, at },
    photos.map(({ id }) => id),
    (place) => `lines.${photos[place]?.index}.file_id`,
  );
  const imageAt = new Map(photos.map(({ index }, place) => [index, images[place] ?? null]));
  return lines.flatMap((line, index) => {
    const { form, item } = line;
    if (!isOrderable(line)) return [];
    const image = item ? item.image : (imageAt.get(index) ?? null);
    return [
      {
        itemId: item?.id ?? null,
        description: item?.name ?? '',
        image,
        ...(item ? pricesOfLine(type, item) : unpriced),
        count: form.count,
        comment: cleanText(form.comment),
      },
    ];
  });
}
