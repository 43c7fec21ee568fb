import { markQueueMachine } from '#machines/purchase/mark-queue.machine.ts';
import type { WaitingMark } from '#machines/purchase/mark-queue.rules.ts';
import { defineModel } from '../kit/model.ts';
import { markQueueTable } from './mark-queue.table.ts';

/** Keys as they are made, each of one digit. */
const [a, b, d] = [
  'aaaaaaaa-aaaa-4aaa-aaaa-aaaaaaaaaaaa',
  'bbbbbbbb-bbbb-4bbb-bbbb-bbbbbbbbbbbb',
  'dddddddd-dddd-4ddd-9ddd-dddddddddddd',
] as const;

/** A cup that is bought and taken back, and a vase of which there is none. */
const marks: WaitingMark[] = [
  { key: a, purchaseId: 4, name: 'Чашка', mark: { line_id: 31, state: 'P', count: 2 }, isTried: false },
  { key: b, purchaseId: 4, name: 'Чашка', mark: { line_id: 31, state: 'O' }, isTried: false },
  { key: d, purchaseId: 4, name: 'Ваза', mark: { line_id: 32, state: 'C', reason: 'Нет' }, isTried: false },
];

/** Why the server may refuse a mark. */
const refused = {
  kind: 'http',
  code: 'validation',
  detail: 'Проверьте заполнение полей.',
  fields: { count: 'Значение должно быть меньше 2.' },
};

/** What the server answers that fails at a mark. */
const failed = { kind: 'http', status: 500, code: 'internal', detail: 'Ошибка сервера.' };

/** Two lines, told of in any order, twice too, with and without a network. */
export const markQueueModel = defineModel('purchase/mark-queue', {
  machine: markQueueMachine,
  table: markQueueTable,
  limit: 12_000,
  input: { intermediaryId: 9, unsent: [], refused: [], resendMs: 5000, shownMs: 4000 },
  events: {
    // What was sent late is counted, so that a walk without end would tell of more and more.
    'mark.told': ({ context: { unsent, late, refused: known } }) =>
      marks.filter(() => unsent.length < 3 && (late ?? 0) < 2 && known.length < 2).map((waiting) => ({ waiting })),
    'mark.givenUp': [
      { purchaseId: 4, lineId: 31 },
      { purchaseId: 4, lineId: 32 },
    ],
    'marks.settledElsewhere': [{ keys: [a] }, { keys: [b, d] }],
    'refusal.read': [{ lineId: 31 }, { lineId: 32 }],
  },
  outputs: { sendMark: [undefined] },
  errors: { sendMark: [new Error('No connection'), refused, failed] },
});
