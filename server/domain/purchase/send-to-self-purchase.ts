import { defineOperation } from '../../contract/operation.ts';
import {
  insertPurchase,
  insertPurchaseEvent,
  lockNewestOwn,
  lockPurchasing,
} from '../../db/repositories/purchase/change-purchase.ts';
import { nameByDay } from '../../texts/purchases.strings.ts';
import { sendLines } from './sending.ts';

/** The same to the shop's own purchase: the newest open one, or a new one that is named by the day. */
export const sendToSelfPurchase = defineOperation(
  'sendToSelfPurchase',
  async (deps, { caller, path: { id: orderId }, body: form }) => {
    const { shop, customer } = caller;
    return sendLines(deps, caller, {
      orderId,
      lineIds: form.line_ids,
      versions: form.versions,
      isThere: ({ intermediaryId }) => intermediaryId === null,
      target: async (transaction) => {
        const timeZone = await lockPurchasing(transaction, shop.id);
        const newest = await lockNewestOwn(transaction, shop.id);
        if (newest) return { purchase: newest, albumId: null };
        const at = deps.clock.now();
        const name = nameByDay(at, timeZone);
        const purchase = await insertPurchase(transaction, { shopId: shop.id, name, createdAt: at });
        const opened = { kind: 'state', toState: 'open', authorId: customer.id, at } as const;
        await insertPurchaseEvent(transaction, { shopId: shop.id, purchaseId: purchase.id, ...opened });
        return { purchase, albumId: null };
      },
    });
  },
);
