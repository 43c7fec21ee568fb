import { defineOperation } from '../../contract/operation.ts';
import { sumPurchases } from '../../db/repositories/purchase/purchase.ts';
import { toRoubles } from '../kit/money.ts';
import { cleanText } from '../kit/text.ts';
import { toBoughtSums } from './purchase-answer.ts';

/** What the purchases that the filters leave come to. */
export const getPurchasesTotal = defineOperation('getPurchasesTotal', async ({ db }, { caller: { shop }, query }) => {
  const asked = { ...query, search_text: cleanText(query.search_text) };
  const { purchases, itemsCount, total, ...bought } = await sumPurchases(db.orm, shop.id, asked);
  return { purchases, items_count: itemsCount, total: toRoubles(total), bought: toBoughtSums(bought) };
});
