import { defineOperation } from '../../contract/operation.ts';
import { findPurchases } from '../../db/repositories/purchase/purchase.ts';
import { mapPage } from '../kit/pages.ts';
import { cleanText } from '../kit/text.ts';
import { toPurchase } from './purchase-answer.ts';

/** A page of purchases, newest first. */
export const listPurchases = defineOperation('listPurchases', async ({ db }, { caller: { shop }, query }) => {
  const found = await findPurchases(db.orm, shop.id, { ...query, search_text: cleanText(query.search_text) });
  return mapPage(found, toPurchase);
});
