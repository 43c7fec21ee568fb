import { defineOperation } from '../../contract/operation.ts';
import { findAlbumsOf } from '../../db/repositories/purchase/album.ts';
import { findPurchaseLines } from '../../db/repositories/purchase/purchase.ts';
import { checkPurchase } from './intermediaries.ts';
import { toAlbum, toIntermediaryLine } from './purchase-answer.ts';

/** The albums and the lines of an intermediary's purchase, without customers and prices; throws not_found. */
export const listPurchaseAlbums = defineOperation(
  'listPurchaseAlbums',
  async ({ db }, { caller, path: { id, purchase_id: purchaseId } }) => {
    const { state } = await checkPurchase(db.orm, caller, { id, purchaseId });
    const albums = await findAlbumsOf(db.orm, purchaseId);
    const lines = await findPurchaseLines(db.orm, caller.shop.id, purchaseId);
    return {
      result: albums.map(toAlbum),
      lines: lines.map((line) => toIntermediaryLine(line, state)),
    };
  },
);
