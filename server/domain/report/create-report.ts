import { defineOperation } from '../../contract/operation.ts';
import { answerReport } from './reports.ts';

/** A report on lines of orders. */
export const createReport = defineOperation('createReport', async (deps, { caller, body }) =>
  answerReport(deps, caller, body),
);
