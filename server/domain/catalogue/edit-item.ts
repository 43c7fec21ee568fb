import type { components } from '#contract/types.ts';
import type { HeldItem, ItemFields } from '../../db/repositories/catalogue/item-columns.ts';
import { ARTICLE_TAKEN, holdCategories, lockItem, writeItem } from '../../db/repositories/catalogue/item-edit.ts';
import type { FieldProblem } from '../../texts/fields.strings.ts';
import type { Transaction } from '../../db/engine/types.ts';
import type { SignedInCaller } from '../access/caller.ts';
import type { StoredImage } from '../../db/schema/stored-image.ts';
import { AppError } from '../kit/app-error.ts';
import { takeUploads } from '../upload/uploads.ts';
import { mostCount } from '#common/fit-count.ts';
import { isUniqueViolation } from '../../db/engine/sql-state.ts';
import { isDeepStrictEqual } from 'node:util';
import { recordItem } from './item-audit.ts';
import { fromForm } from './item-fields.ts';

type Schemas = components['schemas'];

type Change = Omit<Schemas['ItemChange'], 'id' | 'version' | 'expected_stock'>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What is wrong with a name and attributes that are to be written, by the fields of a form. */
function problemsOf({ name, attributes }: Partial<ItemFields>): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  if (name === '') problems['name'] = 'required';
  const named = new Set<string>();
  attributes?.forEach((one, index) => {
    if (one.name === '') problems[`attributes.${index}.name`] = 'required';
    else if (named.has(one.name)) problems[`attributes.${index}.name`] = 'taken';
    if (one.value === '') problems[`attributes.${index}.value`] = 'required';
    named.add(one.name);
  });
  return problems;
}

/**
 * The pictures of an item in their new order: those that it keeps, and the caller's uploads; throws validation for
 * another.
 */
async function picturesOf(
  transaction: Transaction,
  { shop, customer }: SignedInCaller,
  { kept, pictures, at }: { kept: readonly StoredImage[]; pictures: readonly Schemas['ItemPicture'][]; at: Date },
): Promise<StoredImage[]> {
  const known = new Map(kept.map((image) => [image.key, image]));
  const uploads = pictures.flatMap(({ file_id: id }, index) => (known.has(id) ? [] : [{ id, index }]));
  const fieldOf = (index: number) => `images.${index}.file_id`;
  const foreign = uploads.find(({ id }) => !UUID.test(id));
  if (foreign) throw new AppError('validation', {}, { [fieldOf(foreign.index)]: 'unknown_record' });
  const taken = await takeUploads(
    transaction,
    { shopId: shop.id, customerId: customer.id, at },
    uploads.map(({ id }) => id),
    (place) => fieldOf(uploads[place]?.index ?? 0),
  );
  const uploaded = new Map(uploads.map(({ id }, place) => [id, taken[place]]));
  return pictures.flatMap(({ file_id: id }) => known.get(id) ?? uploaded.get(id) ?? []);
}

/** The parts of an item that what is written of it is checked with; a new one has no category yet. */
type Kept = Pick<ItemFields, 'images' | 'countStep' | 'countMin' | 'otherCategoryIds'> & Partial<ItemFields>;

/**
 * The categories of an item that a form writes, which are held: the others without the main one, so that moving an item
 * to one of its others leaves it there once. What is wrong with them is added to the problems.
 */
async function categoriesOf(
  transaction: Transaction,
  shopId: number,
  { form, kept, problems }: { form: Change; kept: Kept; problems: Record<string, FieldProblem> },
): Promise<Pick<Partial<ItemFields>, 'otherCategoryIds'>> {
  const { category_id: mainId, other_category_ids: others } = form;
  if (mainId === undefined && others === undefined) return {};
  const wanted = others ?? kept.otherCategoryIds;
  const held = new Set(
    await holdCategories(transaction, shopId, [...(mainId === undefined ? [] : [mainId]), ...wanted]),
  );
  if (mainId !== undefined && !held.has(mainId)) problems['category_id'] = 'unknown_record';
  if (others?.some((id) => !held.has(id))) problems['other_category_ids'] = 'unknown_record';
  const main = mainId ?? kept.categoryId;
  return { otherCategoryIds: wanted.filter((id) => id !== main && held.has(id)).toSorted((one, next) => one - next) };
}

/** What of an item is to be written; throws validation with the wrong fields. */
export async function fieldsOf(
  transaction: Transaction,
  caller: SignedInCaller,
  { form, kept, at }: { form: Change; kept: Kept; at: Date },
): Promise<Partial<ItemFields>> {
  const fields = fromForm(form);
  const problems = problemsOf(fields);
  const { countStep, countMin } = { ...kept, ...fields };
  const most = mostCount({ count_step: countStep });
  if (countMin > most) problems['count_min'] = { code: 'maximum', n: most + 1 };
  const others = await categoriesOf(transaction, caller.shop.id, { form, kept, problems });
  if (Object.keys(problems).length > 0) throw new AppError('validation', {}, problems);
  const written = { ...fields, ...others };
  if (!form.images) return written;
  return {
    ...written,
    images: await picturesOf(transaction, caller, { kept: kept.images, pictures: form.images, at }),
  };
}

/** Throws the refusal where another item has the article. */
export async function withFreeArticle<T>(work: () => Promise<T>, refusal: () => AppError): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, ARTICLE_TAKEN)) throw refusal();
    throw error;
  }
}

/** Says beside the article that another item has it. */
export const takenArticle = () => new AppError('validation', {}, { article: 'article_taken' });

/** An item that is held, deleted or not; throws not_found. */
export async function holdItem(transaction: Transaction, { shop }: SignedInCaller, id: number): Promise<HeldItem> {
  const held = await lockItem(transaction, { shopId: shop.id, id });
  if (!held) throw new AppError('not_found');
  return held;
}

/** A step of an item that is held, and of what change of many it is a part. */
interface HeldStep {
  held: HeldItem;
  at: Date;
  batchId?: string | undefined;
}

/** Writes what the form names; answers the item as it is then. Throws validation with the wrong fields. */
export async function changeHeld(
  transaction: Transaction,
  caller: SignedInCaller,
  { held, at, batchId, form }: HeldStep & { form: Change },
): Promise<HeldItem> {
  const { id, version } = held;
  const fields = await fieldsOf(transaction, caller, { form, kept: held, at });
  const after = { ...held, ...fields };
  // A repetition after a lost answer changes nothing.
  if (isDeepStrictEqual(after, held)) return held;
  await writeItem(transaction, { shopId: caller.shop.id, id }, fields);
  await recordItem(transaction, caller, at, { id, before: held, after, batchId });
  return { ...after, version: version + 1 };
}

/** Deletes an item, or puts it back; answers the item as it is then. */
export async function setHeldDeleted(
  transaction: Transaction,
  caller: SignedInCaller,
  { held, at, batchId, isDeleted }: HeldStep & { isDeleted: boolean },
): Promise<HeldItem> {
  const { id, version } = held;
  if ((held.deletedAt !== null) === isDeleted) return held;
  const deletedAt = isDeleted ? at : null;
  await writeItem(transaction, { shopId: caller.shop.id, id }, { deletedAt });
  const step = isDeleted ? { before: held, after: null } : { before: null, after: held, isRecovery: true };
  await recordItem(transaction, caller, at, { id, batchId, ...step });
  return { ...held, deletedAt, version: version + 1 };
}
