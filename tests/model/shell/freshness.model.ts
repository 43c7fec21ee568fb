import { freshnessMachine } from '#machines/shell/freshness.machine.ts';
import { defineModel } from '../kit/model.ts';
import { freshnessTable } from './freshness.table.ts';

/** A page that hears of changes, of none, and of too many. */
export const freshnessModel = defineModel('shell/freshness', {
  machine: freshnessMachine,
  table: freshnessTable,
  input: {},
  outputs: {
    askChanges: [
      { since: '1-10', all: false, changes: [{ kind: 'order', id: 12 }] },
      { since: '2-20', all: false, changes: [] },
      { since: '3-30', all: true, changes: [] },
    ],
  },
});
