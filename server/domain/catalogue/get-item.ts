import { defineOperation } from '../../contract/operation.ts';
import { findItem } from '../../db/repositories/catalogue/item.ts';
import { AppError } from '../kit/app-error.ts';
import { catalogueKeptFor, toItem, viewedBy } from './catalogue.ts';

/** One item; throws not_found, also for a hidden one without edit_item. */
export const getItem = defineOperation(
  'getItem',
  async ({ db }, { caller, path: { id } }) => {
    const item = await findItem(db.orm, viewedBy(caller), id);
    if (!item) throw new AppError('not_found');
    return toItem(caller, item);
  },
  { keptFor: catalogueKeptFor },
);
