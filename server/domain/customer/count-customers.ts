import { defineOperation } from '../../contract/operation.ts';
import { countCustomersBy } from '../../db/repositories/customer/customer-search.ts';
import { cleanText } from '../kit/text.ts';
import { checkMayList } from './customer-list.ts';

/** How many customers of each type the filters leave. Throws forbidden as `listCustomers` does. */
export const countCustomers = defineOperation(
  'countCustomers',
  async ({ db }, { caller: { shop, customer }, query }) => {
    checkMayList(customer.flags, query);
    const search_text = cleanText(query.search_text);
    const { total, wholesale } = await countCustomersBy(db.orm, shop.id, { ...query, search_text });
    return { total, retail: total - wholesale, wholesale };
  },
);
