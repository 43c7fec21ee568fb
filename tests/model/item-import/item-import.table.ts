import type { itemImportMachine } from '#machines/item-import/item-import.machine.ts';
import { defineTable } from '../kit/table.ts';

/**
 * An import is read, shown, and then written or given up. It is written where it changes anything; as a whole only
 * without a wrong row. One that failed may be read again; what is done or given up stays so.
 */
export const itemImportTable = defineTable<typeof itemImportMachine>({
  starts: [{ to: 'uploaded', context: {} }],
  states: {
    uploaded: {},
    parsing: {},
    previewed: {},
    applying: {},
    failed: {},
    done: { final: true },
    canceled: { final: true },
  },
  rows: [
    { in: ['uploaded', 'previewed', 'failed'], on: 'import.parsing', to: 'parsing' },
    { in: 'parsing', on: 'import.previewed', to: 'previewed' },
    {
      in: 'previewed',
      on: 'import.applying',
      when: ({ event }) => event.hasWork && !(event.isWhole && event.hasErrors),
      to: 'applying',
    },
    { in: 'applying', on: 'import.done', to: 'done' },
    { in: ['uploaded', 'parsing', 'applying'], on: 'import.failed', to: 'failed' },
    { in: ['uploaded', 'parsing', 'previewed', 'applying', 'failed'], on: 'import.canceled', to: 'canceled' },
  ],
});
