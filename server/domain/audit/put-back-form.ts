import type { Orm } from '../../db/engine/types.ts';
import type { AuditFields } from '../../db/schema.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import { lendPictures } from '../upload/uploads.ts';
import { fieldsToPutBack, type UndoEntry } from './undoable.ts';

/** The field of its form in which each kind of record takes a picture. */
const pictureFields: Readonly<Partial<Record<UndoEntry['entity'], string>>> = {
  category: 'file_id',
  delivery_point: 'image_id',
  retail: 'logo_id',
};

/** The key of a picture as the audit keeps it: the key itself, or the address of its smallest size. */
const keyOf = (kept: string): string => /^\/files\/(.+)-\d+\.webp$/.exec(kept)?.[1] ?? kept;

/** Fields that a form takes in another shape than the audit keeps them in. */
const reshaped: ReadonlySet<string> = new Set(['image', 'logo', 'groups']);
const contact = 'contacts.';

/**
 * The ids by which the caller's forms can refer to pictures that records once had; throws undo_not_possible where one
 * is gone.
 */
export async function lendAll(
  orm: Orm,
  caller: SignedInCaller,
  { keys, at }: { keys: readonly string[]; at: Date },
): Promise<ReadonlyMap<string, string>> {
  const lent = await lendPictures(orm, caller, { keys, at });
  if (keys.some((key) => !lent.has(key))) throw new AppError('undo_not_possible');
  return lent;
}

/**
 * What the ordinary form of a record takes to put back what it was before an entry. Items, whose stock moves by itself,
 * have a way of their own. Throws undo_not_possible where a picture is gone.
 */
export async function formToPutBack(
  orm: Orm,
  caller: SignedInCaller,
  { entry, at }: { entry: UndoEntry; at: Date },
): Promise<AuditFields> {
  const fields = fieldsToPutBack(entry);
  const same = Object.entries(fields).filter(([name]) => !reshaped.has(name) && !name.startsWith(contact));
  const contacts = Object.entries(fields).flatMap(([name, text]) =>
    name.startsWith(contact) ? [[name.slice(contact.length), text] as const] : [],
  );
  const form = {
    ...Object.fromEntries(same),
    ...(contacts.length > 0 && { contacts: Object.fromEntries(contacts) }),
  };
  const picture = 'image' in fields ? fields['image'] : fields['logo'];
  const field = pictureFields[entry.entity];
  if (picture === undefined || field === undefined) return form;
  if (typeof picture !== 'string') return { ...form, [field]: null };
  const key = keyOf(picture);
  return { ...form, [field]: (await lendAll(orm, caller, { keys: [key], at })).get(key) };
}
