import type { components, Permission } from '#contract/types.ts';
import { defineOperation } from '../../contract/operation.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { findItemEntry, hasBatch } from '../../db/repositories/audit/audit.ts';
import type { HeldItem } from '../../db/repositories/catalogue/item-columns.ts';
import { findKey, insertKey } from '../../db/repositories/kit/idempotency.ts';
import { detailOf } from '../../errors.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { checkUndo, orNotPossible } from '../audit/check-undo.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { keyUse, readEarlier, withIdempotencyKey } from '../kit/idempotency-keys.ts';
import { toRoubles } from '../kit/money.ts';
import { changeHeld, holdItem, setHeldDeleted, withFreeArticle } from './edit-item.ts';
import { seesTradePrices } from './prices.ts';
import { putBackItem } from './put-back-item.ts';
import { reprice } from './reprice.ts';

type Schemas = components['schemas'];

type Change = Schemas['ItemsChange'];

type PriceChange = Schemas['PriceChange'];

const MOST_KOPECKS = 100_000_000;

const MOST_OTHER_CATEGORIES = 9;

/** A batch makes no record that its key could lead to. */
const NO_RECORD = 0;

/** What is done to one item, and as a part of what. */
interface One {
  id: number;
  version: number | undefined;
  batchId: string;
  change: Change;
  at: Date;
}

const toStanding = (item: HeldItem, seesTrade: boolean): Schemas['StandingItem'] => ({
  name: item.name,
  category_id: item.categoryId,
  other_category_ids: item.otherCategoryIds,
  retail_price: toRoubles(item.retailPrice),
  trade_price: seesTrade && item.tradePrice !== null ? toRoubles(item.tradePrice) : null,
  discount: item.discount,
  is_new: item.isNew,
  is_hidden: item.isHidden,
  is_deleted: item.deletedAt !== null,
});

/** A new price in roubles; throws where rounding would give the item away, or the price be more than one may be. */
function newPrice(kopecks: number, change: PriceChange): number {
  const price = reprice(kopecks, change);
  if (price === 0 && kopecks > 0) throw new AppError('price_rounds_to_zero');
  if (price > MOST_KOPECKS) throw new AppError('price_too_large');
  return toRoubles(price);
}

function repriced({ retailPrice, tradePrice }: HeldItem, change: PriceChange) {
  return {
    ...(change.of !== 'trade' && { retail_price: newPrice(retailPrice, change) }),
    ...(change.of !== 'retail' && tradePrice !== null && { trade_price: newPrice(tradePrice, change) }),
  };
}

/** Puts an item into a category beside its main one, where it isn't in it yet. */
function withCategory({ categoryId, otherCategoryIds }: HeldItem, added: number) {
  if (added === categoryId || otherCategoryIds.includes(added)) return {};
  if (otherCategoryIds.length >= MOST_OTHER_CATEGORIES)
    throw new AppError('item_categories_full', { max: MOST_OTHER_CATEGORIES + 1 });
  return { other_category_ids: [...otherCategoryIds, added] };
}

/** Takes an item out of a category; throws where it is the main one, which an item can't be without. */
function withoutCategory({ categoryId, otherCategoryIds }: HeldItem, removed: number) {
  if (removed === categoryId) throw new AppError('category_is_main');
  return { other_category_ids: otherCategoryIds.filter((id) => id !== removed) };
}

/** What a change writes of an item, as a form of the contract. */
function formFor(
  held: HeldItem,
  { prices, add_category_id: added, remove_category_id: removed, ...form }: Omit<Change, 'undo_of' | 'is_deleted'>,
) {
  if (prices) return repriced(held, prices);
  if (added !== undefined) return withCategory(held, added);
  return removed === undefined ? form : withoutCategory(held, removed);
}

/** Puts back what a batch has changed of an item; of one that it left as it was, nothing. */
async function undo(
  transaction: Transaction,
  caller: SignedInCaller,
  { held, undoOf, ...step }: { held: HeldItem; undoOf: string; at: Date; batchId: string },
): Promise<HeldItem> {
  const entry = await findItemEntry(transaction, { shopId: caller.shop.id, batchId: undoOf, itemId: held.id });
  if (!entry) return held;
  await checkUndo(transaction, caller, entry);
  return orNotPossible(() => putBackItem(transaction, caller, { held, entry, ...step }));
}

function checkMay({ customer }: SignedInCaller, { is_deleted: isDeleted, undo_of: undoOf }: Change): void {
  // Undoing asks for the permission of what it undoes.
  if (undoOf !== undefined) return;
  const flag: Permission = isDeleted === undefined ? 'edit_item' : 'delete_item';
  if (!customer.flags.has(flag)) throw new AppError('forbidden');
}

/** Changes an item that is held; answers it as it is then. */
async function carryOut(
  transaction: Transaction,
  caller: SignedInCaller,
  held: HeldItem,
  { version, batchId, change, at }: One,
): Promise<HeldItem> {
  const { shop } = caller;
  if (await findItemEntry(transaction, { shopId: shop.id, batchId, itemId: held.id })) return held;
  if (version !== undefined && version !== held.version) throw new AppError('changed_meanwhile');
  const { undo_of: undoOf, is_deleted: isDeleted, ...form } = change;
  const step = { held, at, batchId };
  if (undoOf !== undefined) return undo(transaction, caller, { ...step, undoOf });
  if (isDeleted !== undefined) return setHeldDeleted(transaction, caller, { ...step, isDeleted });
  if (held.deletedAt) throw new AppError('not_found');
  return changeHeld(transaction, caller, { ...step, form: formFor(held, form) });
}

type Told = Omit<Schemas['ChangedItem'], 'id' | 'ok'>;

/** Ends the transaction of a preview, so that it writes nothing. */
class Previewed extends Error {
  readonly told: Told;

  constructor(told: Told) {
    super('A preview writes nothing');
    this.told = told;
  }
}

async function changeOne({ db }: DomainDeps, caller: SignedInCaller, one: One, isPreview: boolean): Promise<Told> {
  checkMay(caller, one.change);
  const seesTrade = seesTradePrices(caller.customer);
  const work = () =>
    db.transaction(async (transaction) => {
      const held = await holdItem(transaction, caller, one.id);
      const after = await carryOut(transaction, caller, held, one);
      const told = { version: after.version, before: toStanding(held, seesTrade), after: toStanding(after, seesTrade) };
      // What is told comes from the change itself, so that the two can't differ.
      if (isPreview) throw new Previewed(told);
      return told;
    });
  try {
    return await withFreeArticle(work, () => new AppError('article_taken'));
  } catch (error) {
    if (error instanceof Previewed) return error.told;
    throw error;
  }
}

/**
 * Takes a batch for the one change that it names; throws key_reused where it has named another, or somebody else's. A
 * preview takes nothing.
 */
async function takeBatch(
  { db, clock }: DomainDeps,
  caller: SignedInCaller,
  { batch_id: batchId, is_preview: isPreview, change }: Schemas['ItemsForm'],
): Promise<void> {
  const use = keyUse(caller, { key: batchId, operation: 'updateItems', request: { change } });
  await withIdempotencyKey(() =>
    db.transaction(async (transaction) => {
      if (readEarlier(await findKey(transaction, use), use) !== undefined) return;
      // Before what the batch has done is looked for: a call of the same batch at the same moment is waited for here.
      if (!isPreview) await insertKey(transaction, use, { recordId: NO_RECORD, at: clock.now() });
      if (await hasBatch(transaction, caller.shop.id, batchId)) throw new AppError('key_reused');
    }),
  );
}

/**
 * Changes items, each in a transaction of its own, or tells what would become of them. Answers a verdict per id, in
 * their order: what they were and are, or why they can't change so. Throws key_reused for a batch that has named
 * another change.
 */
export const updateItems = defineOperation('updateItems', async (deps, { caller, body: form }) => {
  const { ids, versions, batch_id: batchId, is_preview: isPreview, change } = form;
  await takeBatch(deps, caller, form);
  const seen = new Map(versions?.map(({ id, version }) => [id, version]));
  const at = deps.clock.now();
  const result: Schemas['ItemVerdicts']['result'] = [];
  // One after another: a person who sends a hundred takes one connection, not all.
  for (const id of new Set(ids)) {
    try {
      const one = { id, version: seen.get(id), batchId, change, at };
      result.push({ id, ok: true, ...(await changeOne(deps, caller, one, isPreview)) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, params } = error;
      result.push({ id, ok: false, code, detail: detailOf(code, params) });
    }
  }
  return { result };
});
