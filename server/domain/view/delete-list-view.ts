import { defineOperation } from '../../contract/operation.ts';
import * as views from '../../db/repositories/view/list-view.ts';
import { ownerOf } from './list-views.ts';

/** Deletes the caller's own view; one that isn't there is gone already. */
export const deleteListView = defineOperation('deleteListView', async ({ db }, { caller, path: { id } }) =>
  views.deleteView(db.orm, ownerOf(caller), id),
);
