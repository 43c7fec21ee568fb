import { defineOperation } from '../../contract/operation.ts';
import { readCategories } from '../catalogue/catalogue.ts';

/** All categories of the shop, parents before their children. */
export const listCategories = defineOperation(
  'listCategories',
  async ({ db }, { caller: { shop } }) => ({
    result: await readCategories(db.orm, shop.id),
  }),
  { keptFor: () => '', changesWith: () => 'listing' },
);
