import { defineOperation } from '../../contract/operation.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { findKey, insertKey } from '../../db/repositories/kit/idempotency.ts';
import { findIntermediaries } from '../../db/repositories/purchase/album.ts';
import { insertPurchase, insertPurchaseEvent } from '../../db/repositories/purchase/change-purchase.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import { AppError } from '../kit/app-error.ts';
import { keyUse, readEarlier, withIdempotencyKey } from '../kit/idempotency-keys.ts';
import { cleanText, requiredName } from '../kit/text.ts';
import { readPurchase } from './purchases.ts';

/** Opens a purchase, once for a key; throws validation for an unknown intermediary. */
export const createPurchase = defineOperation(
  'createPurchase',
  async (deps, { caller, header: { 'idempotency-key': key }, body: form }) => {
    const { db, clock } = deps;
    const { shop, customer } = caller;
    const use = keyUse(caller, { key, operation: 'createPurchase', request: form });
    const make = async (transaction: Transaction): Promise<number> => {
      await freshCaller(transaction, caller, 'get_purchase');
      const intermediaryId = form.intermediary_id ?? null;
      if (intermediaryId !== null && (await findIntermediaries(transaction, shop.id, intermediaryId)).length === 0)
        throw new AppError('validation', {}, { intermediary_id: 'unknown_record' });
      const at = clock.now();
      const name = requiredName(form.name);
      const comment = cleanText(form.comment ?? '');
      const { id } = await insertPurchase(transaction, {
        shopId: shop.id,
        intermediaryId,
        name,
        comment,
        createdAt: at,
      });
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
  },
);
