import { defineOperation } from '../../contract/operation.ts';
import { readInfoPages } from './info-pages.ts';

/** All pages of the shop, written or not. */
export const listInfoPages = defineOperation('listInfoPages', async ({ db }, { caller: { shop } }) => ({
  result: await readInfoPages(db.orm, shop.id),
}));
