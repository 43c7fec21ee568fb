import { defineOperation } from '../../contract/operation.ts';
import { findIntermediaries } from '../../db/repositories/purchase/album.ts';
import { toIntermediary } from './purchase-answer.ts';

/** All intermediaries for whoever works with purchases; else oneself, if one is an intermediary. */
export const listIntermediaries = defineOperation(
  'listIntermediaries',
  async ({ db }, { caller: { shop, customer } }) => {
    const { id, flags } = customer;
    const seesAll = flags.has('get_purchase') || flags.has('send_to_purchase_placed_order');
    const found = await findIntermediaries(db.orm, shop.id, seesAll ? undefined : id);
    return { result: found.map(toIntermediary) };
  },
);
