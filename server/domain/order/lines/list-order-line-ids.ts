import { defineOperation } from '../../../contract/operation.ts';
import * as lines from '../../../db/repositories/order/line-list.ts';
import { MOST_IDS } from '../../kit/pages.ts';
import { linesAsked } from './line-list.ts';

/** The ids of these lines. */
export const listOrderLineIds = defineOperation('listOrderLineIds', async ({ db }, { caller, query }) =>
  lines.findLineIds(db.orm, linesAsked(caller, query), { order: query.order_by, most: MOST_IDS }),
);
