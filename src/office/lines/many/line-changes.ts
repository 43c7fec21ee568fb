import { lineStateNames } from '#entities/order/orders.strings.ts';
import { REASON_MAX } from '#lib/rules.ts';
import { bulkStrings } from '#office/kit/bulk/bulk.strings.ts';
import type { OfferedChange } from '#office/kit/bulk/change-form.tsx';
import { lineTargets, manyLinesStrings } from './many-lines.strings.ts';

const COMMENT_MAX = 1_000;

/** The states to which lines can be brought. */
export const statesOf = (count: number): OfferedChange[] =>
  lineTargets.map((state) => ({
    name: state,
    label: lineStateNames[state],
    group: bulkStrings.newState,
    notes: [bulkStrings.asItGoes],
    ...(state === 'C' && {
      field: {
        kind: 'text',
        label: bulkStrings.reason,
        hint: manyLinesStrings.reasonHint,
        isRequired: true,
        maxLength: REASON_MAX,
      },
    }),
    go: manyLinesStrings.go(count),
    changeOf: (reason) => ({ of: 'lines', state, reason }),
  }));

/** What can be written on lines. */
export const editsOf = (count: number): OfferedChange[] => [
  {
    name: 'price',
    label: manyLinesStrings.price,
    group: manyLinesStrings.edits,
    notes: [manyLinesStrings.priceNote, bulkStrings.asItGoes],
    field: { kind: 'money', label: manyLinesStrings.price, isRequired: true },
    go: manyLinesStrings.write(count),
    changeOf: (price) => ({ of: 'lines', form: { price: Number(price) } }),
  },
  {
    name: 'comment',
    label: manyLinesStrings.comment,
    group: manyLinesStrings.edits,
    notes: [],
    field: {
      kind: 'text',
      label: manyLinesStrings.comment,
      hint: manyLinesStrings.commentHint,
      isRequired: false,
      maxLength: COMMENT_MAX,
    },
    go: manyLinesStrings.write(count),
    changeOf: (comment) => ({ of: 'lines', form: { comment } }),
  },
];
