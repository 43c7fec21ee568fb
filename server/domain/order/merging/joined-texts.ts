import type { Transaction } from '../../../db/engine/types.ts';
import { findDetails, writeDetails } from '../../../db/repositories/order/details.ts';
import type { LockedOrder } from '../../../db/repositories/order/transition.ts';
import { AppError } from '../../kit/app-error.ts';

/** What a customer and staff have written to an order. */
export interface Texts {
  comment: string;
  note: string;
}

const MAX_TEXT = 1000;

function addedTo(text: string, more: string, of: keyof Texts): string {
  if (more === '') return text;
  const joined = text === '' ? more : `${text}\n${more}`;
  if (joined.length > MAX_TEXT) throw new AppError('order_texts_full', { field: of, max: MAX_TEXT });
  return joined;
}

const takenFrom = (text: string, more: string): string => {
  if (more === '') return text;
  return text === more ? '' : text.endsWith(`\n${more}`) ? text.slice(0, -more.length - 1) : text;
};

async function write(
  transaction: Transaction,
  { id, shopId }: LockedOrder,
  changed: (text: string, of: keyof Texts) => string,
  step: { authorId: number; at: Date },
): Promise<void> {
  const { details } = await findDetails(transaction, id);
  const after = { ...details, comment: changed(details.comment, 'comment'), note: changed(details.note, 'note') };
  const told = { shopId, orderId: id, reason: '', ...step };
  const eventOf = (field: keyof Texts, kind: 'delivery' | 'note') =>
    details[field] === after[field]
      ? []
      : [{ ...told, kind, fields: [{ field, from: details[field], to: after[field] }] }];
  const events = [...eventOf('comment', 'delivery'), ...eventOf('note', 'note')];
  if (events.length > 0) await writeDetails(transaction, { id, ...after }, events);
}

/** The comment and the note of an order. */
export async function textsOf(transaction: Transaction, orderId: number): Promise<Texts> {
  const { comment, note } = (await findDetails(transaction, orderId)).details;
  return { comment, note };
}

/** Adds a comment and a note to those of a locked order; returns them. Throws order_texts_full. */
export async function addTexts(
  transaction: Transaction,
  into: LockedOrder,
  texts: Texts,
  step: { authorId: number; at: Date },
): Promise<Texts> {
  await write(transaction, into, (text, of) => addedTo(text, texts[of], of), step);
  return texts;
}

/** Takes what was added out again, where it is still the end. */
export async function takeTexts(
  transaction: Transaction,
  into: LockedOrder,
  texts: Texts,
  step: { authorId: number; at: Date },
): Promise<void> {
  await write(transaction, into, (text, of) => takenFrom(text, texts[of]), step);
}
