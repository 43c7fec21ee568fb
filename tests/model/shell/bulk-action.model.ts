import { bulkActionMachine, type BulkChange } from '#machines/shell/bulk-action.machine.ts';
import { defineModel } from '../kit/model.ts';
import { bulkActionTable } from './bulk-action.table.ts';

const changeOf = (name: string): BulkChange => ({
  name,
  send: () => Promise.reject(new Error('The model answers in its place')),
  refresh: () => undefined,
});

/** Three orders, two a call; one order; and nothing. */
export const bulkActionModel = defineModel('shell/bulk-action', {
  machine: bulkActionMachine,
  table: bulkActionTable,
  input: { rowsPerCall: 2 },
  events: {
    'change.chosen': [
      {
        change: changeOf('accepted'),
        ids: [3, 5, 7],
        seen: [
          { id: 5, version: 2 },
          { id: 7, version: 4 },
        ],
      },
      { change: changeOf('need_pay'), ids: [9], seen: [{ id: 9, version: 6 }] },
      { change: changeOf('rejected'), ids: [], seen: [] },
    ],
  },
  // All done, one of them as it was, or the first refused: number 3 may be forced, 5 tried again, 7 and 9 neither.
  outputs: {
    changeRows: ({ context }) => [
      { refused: [], unchanged: 1 },
      {
        refused: context.waiting.slice(0, 1).map((id) => ({
          id,
          code: `code_${id}`,
          detail: `Refused ${id}`,
          canForce: id === 3,
          canRetry: id < 6,
        })),
        unchanged: 0,
      },
    ],
  },
});
