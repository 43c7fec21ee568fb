import { defineOperation } from '../../contract/operation.ts';
import { lockCustomer } from '../../db/repositories/customer/customer.ts';
import * as views from '../../db/repositories/view/list-view.ts';
import { AppError } from '../kit/app-error.ts';
import { ownerOf } from './list-views.ts';
import { requiredName } from '../kit/text.ts';

/** How many views of a list a person may have. */
const MOST_VIEWS = 50;

/** Saves a view, in the place of one of this name; throws views_full for one too many. */
export const saveListView = defineOperation(
  'saveListView',
  async ({ db }, { caller, body: { list, name: text, query } }) => {
    const of = { ...ownerOf(caller), list };
    const name = requiredName(text);
    return db.transaction(async (transaction) => {
      // Two pages at once must not save one too many together.
      await lockCustomer(transaction, of.shopId, of.customerId);
      const known = await views.findViews(transaction, of);
      if (known.length >= MOST_VIEWS && !known.some((view) => view.name === name))
        throw new AppError('views_full', { max: MOST_VIEWS });
      const saved = await views.putView(transaction, { ...of, name, query });
      if (!saved) throw new AppError('not_found');
      return saved;
    });
  },
);
