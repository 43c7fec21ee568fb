import { defineOperation } from '../../contract/operation.ts';
import { answerReport } from './reports.ts';

/** A report on one order. */
export const getOrderReport = defineOperation('getOrderReport', async (deps, { caller, path: { id }, query }) =>
  answerReport(deps, caller, { what: { order: id }, ...query }),
);
