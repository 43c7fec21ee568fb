import type { components, Query } from '#contract/types.ts';
import type { Orm, Transaction } from '../../db/engine/types.ts';
import { findKey, insertKey } from '../../db/repositories/kit/idempotency.ts';
import { findIntermediaries } from '../../db/repositories/purchase/album.ts';
import {
  insertPurchase,
  insertPurchaseEvent,
  lockPurchase,
  writePurchase,
} from '../../db/repositories/purchase/change-purchase.ts';
import {
  findLineStates,
  findPurchase,
  findPurchaseEvents,
  findPurchaseLines,
  findPurchases,
} from '../../db/repositories/purchase/purchase.ts';
import { customerRef } from '../access/access.ts';
import { authorName } from '../access/authors.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { keyUse, readEarlier, withIdempotencyKey } from '../kit/idempotency-keys.ts';
import { toThumbnailUrl } from '../kit/images.ts';
import { toRoubles } from '../kit/money.ts';
import { mapPage } from '../kit/pages.ts';
import { cleanText } from '../kit/text.ts';
import { toPurchase } from './purchase-answer.ts';

type Schemas = components['schemas'];

/** A page of purchases, newest first. */
export async function listPurchases(
  { db }: DomainDeps,
  { shop }: SignedInCaller,
  query: Query<'listPurchases'>,
): Promise<Schemas['PurchaseList']> {
  const found = await findPurchases(db.orm, shop.id, { ...query, search_text: cleanText(query.search_text) });
  return mapPage(found, toPurchase);
}

/** A purchase that was just written, or is to be shown; throws not_found. */
export async function readPurchase(orm: Orm, { shop }: SignedInCaller, id: number): Promise<Schemas['Purchase']> {
  const found = await findPurchase(orm, { shopId: shop.id, intermediaryId: null }, id);
  if (!found) throw new AppError('not_found');
  return toPurchase(found);
}

/** A purchase with its lines and what has happened to it; throws not_found. */
export async function getPurchase(
  { db }: DomainDeps,
  caller: SignedInCaller,
  id: number,
): Promise<Schemas['PurchaseDetail']> {
  const { shop, customer } = caller;
  const purchase = await readPurchase(db.orm, caller, id);
  const lines = await findPurchaseLines(db.orm, shop.id, id);
  const events = await findPurchaseEvents(db.orm, id);
  // Nobody's record: an author without a name goes by their phone where staff may see customers' orders.
  const writtenOn = { customerId: 0, customerName: '', flag: 'get_strange_orders' } as const;
  return {
    purchase,
    // Each field by its name: a row has more than the answer may tell.
    lines: lines.map((line) => ({
      id: line.id,
      order_id: line.orderId,
      order_state: line.orderState,
      customer: customerRef(customer, line.customer, 'get_strange_orders'),
      image_url: line.image && toThumbnailUrl(line.image),
      description: line.description,
      comment: line.comment,
      count: line.count,
      price: line.price === null ? null : toRoubles(line.price),
      state: line.state,
      album: line.album,
    })),
    events: events.map(
      ({ fromState, toState, orderId, linesCount, canceledCount, lineName, author, at, ...event }) => ({
        ...event,
        from: fromState,
        to: toState,
        order_id: orderId,
        lines_count: linesCount,
        canceled_count: canceledCount,
        line_name: lineName,
        author: authorName(customer, author, writtenOn),
        at: at.toISOString(),
      }),
    ),
  };
}

function nameOf(name: string): string {
  const cleaned = cleanText(name);
  if (cleaned === '') throw new AppError('validation', {}, { name: 'required' });
  return cleaned;
}

/** Opens a purchase, once for a key; throws validation for an unknown intermediary. */
export function createPurchase(
  deps: DomainDeps,
  caller: SignedInCaller,
  { key, form }: { key: string; form: Schemas['PurchaseForm'] },
): Promise<Schemas['Purchase']> {
  const { db, clock } = deps;
  const { shop, customer } = caller;
  const use = keyUse(caller, { key, operation: 'createPurchase', request: form });
  const make = async (transaction: Transaction): Promise<number> => {
    await freshCaller(transaction, caller, 'get_purchase');
    const intermediaryId = form.intermediary_id ?? null;
    if (intermediaryId !== null && (await findIntermediaries(transaction, shop.id, intermediaryId)).length === 0)
      throw new AppError('validation', {}, { intermediary_id: 'unknown_record' });
    const at = clock.now();
    const name = nameOf(form.name);
    const comment = cleanText(form.comment ?? '');
    const { id } = await insertPurchase(transaction, { shopId: shop.id, intermediaryId, name, comment, createdAt: at });
    const opened = { kind: 'state', toState: 'open', authorId: customer.id, at } as const;
    await insertPurchaseEvent(transaction, { shopId: shop.id, purchaseId: id, ...opened });
    await insertKey(transaction, use, { recordId: id, at });
    return id;
  };
  return withIdempotencyKey(() =>
    db.transaction(async (transaction) => {
      const earlier = readEarlier(await findKey(transaction, use), use);
      return readPurchase(transaction, caller, earlier ?? (await make(transaction)));
    }),
  );
}

/** Deletes a purchase; throws not_found, or purchase_has_lines. */
export async function deletePurchase({ db, clock }: DomainDeps, caller: SignedInCaller, id: number): Promise<void> {
  await db.transaction(async (transaction) => {
    const held = await lockPurchase(transaction, caller.shop.id, id);
    await freshCaller(transaction, caller, 'get_purchase');
    if (!held) throw new AppError('not_found');
    if ((await findLineStates(transaction, id)).length > 0) throw new AppError('purchase_has_lines');
    await writePurchase(transaction, { id, deletedAt: clock.now() });
  });
}
