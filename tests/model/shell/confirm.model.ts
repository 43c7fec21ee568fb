import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { defineModel } from '../kit/model.ts';
import { confirmTable } from './confirm.table.ts';

/** The confirm dialog with two questions, so that one can replace the other. */
export const confirmModel = defineModel('shell/confirm', {
  machine: confirmMachine,
  table: confirmTable,
  events: {
    'question.asked': [
      { question: { id: 'line-1', kind: 'deleteLine', name: 'Кружка' } },
      { question: { id: 'line-2', kind: 'deleteLine', name: 'Чайник' } },
    ],
  },
});
