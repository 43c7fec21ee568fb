import { connectionMachine } from '#machines/shell/connection.machine.ts';
import { defineModel } from '../kit/model.ts';
import { connectionTable } from './connection.table.ts';

/** A connection that breaks and heals, as calls, the browser and the server tell of it. */
export const connectionModel = defineModel('shell/connection', {
  machine: connectionMachine,
  table: connectionTable,
  input: {},
});
