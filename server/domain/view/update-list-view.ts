import { defineOperation } from '../../contract/operation.ts';
import { isUniqueViolation } from '../../db/engine/sql-state.ts';
import * as views from '../../db/repositories/view/list-view.ts';
import { AppError } from '../kit/app-error.ts';
import { ownerOf } from './list-views.ts';
import { requiredName } from '../kit/text.ts';

/** Changes the caller's own view; throws not_found, or view_name_taken for the name of another view of the list. */
export const updateListView = defineOperation(
  'updateListView',
  async ({ db }, { caller, path: { id }, body: { name, query } }) => {
    const change = { ...(name !== undefined && { name: requiredName(name) }), ...(query !== undefined && { query }) };
    try {
      const changed = await views.changeView(db.orm, ownerOf(caller), id, change);
      if (!changed) throw new AppError('not_found');
      return changed;
    } catch (error) {
      if (isUniqueViolation(error, 'list_views_name')) throw new AppError('view_name_taken');
      throw error;
    }
  },
);
