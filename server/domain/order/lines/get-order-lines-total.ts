import { defineOperation } from '../../../contract/operation.ts';
import * as lines from '../../../db/repositories/order/line-list.ts';
import { toRoubles } from '../../kit/money.ts';
import { linesAsked } from './line-list.ts';

/** What these lines come to. */
export const getOrderLinesTotal = defineOperation('getOrderLinesTotal', async ({ db }, { caller, query }) => {
  const { sum, canceledSum, ...counts } = await lines.sumLines(db.orm, linesAsked(caller, query));
  return { ...counts, sum: toRoubles(sum), canceled_sum: toRoubles(canceledSum) };
});
