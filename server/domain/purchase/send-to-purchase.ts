import { defineOperation } from '../../contract/operation.ts';
import { findAlbum } from '../../db/repositories/purchase/album.ts';
import { lockPurchase } from '../../db/repositories/purchase/change-purchase.ts';
import { AppError } from '../kit/app-error.ts';
import { sendLines } from './sending.ts';

/**
 * Sends the order's waiting lines, or those named, to a purchase; returns the order. Throws not_found, validation for
 * an unknown purchase, album or line, order_nothing_to_send, order_not_for_purchase, purchase_not_open,
 * changed_meanwhile for a line of which another version was seen.
 */
export const sendToPurchase = defineOperation(
  'sendToPurchase',
  async (deps, { caller, path: { id: orderId }, body: form }) => {
    const { shop } = caller;
    return sendLines(deps, caller, {
      orderId,
      lineIds: form.line_ids,
      versions: form.versions,
      isThere: ({ id }) => id === form.purchase_id,
      target: async (transaction) => {
        const purchase = await lockPurchase(transaction, shop.id, form.purchase_id);
        if (!purchase) throw new AppError('validation', {}, { purchase_id: 'unknown_record' });
        if (form.album_id === undefined) return { purchase, albumId: null };
        const album = await findAlbum(transaction, shop.id, form.album_id);
        if (album?.purchase.id !== purchase.id) throw new AppError('validation', {}, { album_id: 'unknown_record' });
        return { purchase, albumId: album.id };
      },
    });
  },
);
