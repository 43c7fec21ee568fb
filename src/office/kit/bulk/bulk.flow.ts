import { bulkActionMachine, type BulkCall, type BulkVerdicts } from '#machines/shell/bulk-action.machine.ts';
import { defineFlow } from '#page/define-flow.ts';
import { fromPromise } from 'xstate';

/** Without the signal: a call that was sent must be finished, and the lists shown anew. */
const changeRows = fromPromise<BulkVerdicts, BulkCall>(async ({ input: { change, ...rows }, signal }) => {
  try {
    return await change.send(rows);
  } finally {
    if (signal.aborted) change.refresh();
  }
});

/** A change of many rows. */
export const bulkFlow = defineFlow(bulkActionMachine, {
  effects: () => ({ changeRows }),
  on: () => ({ 'rows.changed': ({ change }) => change.refresh() }),
});
