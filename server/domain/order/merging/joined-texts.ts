import type { Transaction } from '../../../db/engine/types.ts';
import { findDetails, writeDetails } from '../../../db/repositories/order/details.ts';
import type { LockedOrder } from '../../../db/repositories/order/transition.ts';

/** What a customer and staff have written to an order. */
export interface Texts {
  comment: string;
  note: string;
}

const MAX_TEXT = 1000;

const addedTo = (text: string, more: string): string => {
  const joined = text === '' ? more : `${text}\n${more}`;
  return more === '' || joined.length > MAX_TEXT ? text : joined;
};

const takenFrom = (text: string, more: string): string => {
  if (more === '') return text;
  return text === more ? '' : text.endsWith(`\n${more}`) ? text.slice(0, -more.length - 1) : text;
};

async function write(
  transaction: Transaction,
  { id, shopId }: LockedOrder,
  changed: (text: string, of: keyof Texts) => string,
  step: { authorId: number; at: Date },
): Promise<Texts> {
  const { details } = await findDetails(transaction, id);
  const after = { ...details, comment: changed(details.comment, 'comment'), note: changed(details.note, 'note') };
  const told = { shopId, orderId: id, reason: '', ...step };
  const eventOf = (field: keyof Texts, kind: 'delivery' | 'note') =>
    details[field] === after[field]
      ? []
      : [{ ...told, kind, fields: [{ field, from: details[field], to: after[field] }] }];
  const events = [...eventOf('comment', 'delivery'), ...eventOf('note', 'note')];
  if (events.length > 0) await writeDetails(transaction, { id, ...after }, events);
  return {
    comment: details.comment === after.comment ? '' : after.comment,
    note: details.note === after.note ? '' : after.note,
  };
}

/**
 * Adds the comment and the note of an order to those of a locked one, as far as there is room; returns what was added,
 * empty where nothing was.
 */
export async function addTexts(
  transaction: Transaction,
  into: LockedOrder,
  fromId: number,
  step: { authorId: number; at: Date },
): Promise<Texts> {
  const { details: from } = await findDetails(transaction, fromId);
  const added = await write(transaction, into, (text, of) => addedTo(text, from[of]), step);
  return { comment: added.comment && from.comment, note: added.note && from.note };
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
