import { countEach, type CountOnce, defineOperation } from '../../contract/operation.ts';
import { toPage } from '../../db/query/page.ts';
import { mapPage } from '../kit/pages.ts';
import { catalogueKeptFor, searchItems, toCard } from './catalogue.ts';

/** A page of the catalogue. */
export const listItems = defineOperation(
  'listItems',
  async (deps, { caller, query }, countOnce: CountOnce = countEach) => {
    const result = await searchItems(deps, caller, query, countOnce);
    if (!result) return { ...toPage(query, { total: 0, result: [] }), searched_as: null, lacks_words: false };
    const { found, readAs, lacksWords } = result;
    return {
      ...mapPage(found, (item) => toCard(caller.customer?.customerType, item)),
      searched_as: readAs,
      lacks_words: lacksWords,
    };
  },
  { keptFor: (request) => (request.query.favourite ? null : catalogueKeptFor(request)) },
);
