import { defineOperation } from '../../contract/operation.ts';
import { findOpenPurchases } from '../../db/repositories/purchase/purchase.ts';
import { toIntermediary } from './purchase-answer.ts';

/** The purchases that lines can be sent to, with their albums. */
export const listOpenPurchases = defineOperation('listOpenPurchases', async ({ db }, { caller: { shop } }) => {
  const found = await findOpenPurchases(db.orm, shop.id);
  return {
    result: found.map(({ intermediary, ...purchase }) => ({
      ...purchase,
      intermediary: intermediary && toIntermediary(intermediary),
    })),
  };
});
