import { defineOperation } from '../../contract/operation.ts';
import * as views from '../../db/repositories/view/list-view.ts';
import { ownerOf } from './list-views.ts';

/** The caller's views of a list. */
export const listListViews = defineOperation('listListViews', async ({ db }, { caller, query: { list } }) => ({
  result: await views.findViews(db.orm, { ...ownerOf(caller), list }),
}));
