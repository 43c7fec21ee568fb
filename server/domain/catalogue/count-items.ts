import { defineOperation } from '../../contract/operation.ts';
import {
  countItems as countFound,
  countItemsInPart as countFoundInPart,
} from '../../db/repositories/catalogue/item-counts.ts';
import { catalogueKeptFor, foundBy, itemsAsked, isLeftOut, searchTextOf } from './catalogue.ts';
import { searchFor } from './search-for.ts';

/** How many items a search and filters leave in each category that has any. */
export const countItems = defineOperation(
  'countItems',
  async ({ db }, { caller, query }) => {
    const text = searchTextOf(query);
    if (text === null) return { total: 0, categories: [] };
    const everywhere = { ...query, favourite: false, order_by: 'popular', page: 1, limit: 1 } as const;
    const of = itemsAsked(caller, everywhere);
    const { found } = await searchFor(db.orm, caller.shop.id, text, {
      all: (words) => countFound(db.orm, { ...of, words }, everywhere),
      most: (words) => countFoundInPart(db.orm, { ...of, words }, everywhere),
      isLeftOut: (words) => isLeftOut(db.orm, caller.shop.id, everywhere, words),
    });
    return found;
  },
  { keptFor: catalogueKeptFor, changesWith: foundBy },
);
