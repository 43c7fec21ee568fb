import type { fieldEditMachine } from '#machines/item/field-edit.machine.ts';
import { someParent } from '../kit/parent.ts';
import { defineTable, type After } from '../kit/table.ts';

interface Submitting {
  context: { text: string; itemId: number; seen: { value: number | null } };
}
/** The price of item 5 can't be none, the stock of item 6 can. */
const isMissing = ({ context }: Submitting): boolean => context.text === '' && context.itemId === 5;
const isAsSeen = ({ context: { text, seen } }: Submitting): boolean =>
  (text === '690' && seen.value === 690) || (text === '' && seen.value === null);

interface Answered {
  context: { seen: { value: number | null } };
  event: { output: { value: number | null } | null };
}
const isSaved = ({ event }: Answered): boolean => event.output === null;
const isFieldOther = ({ context, event }: Answered): boolean =>
  event.output !== null && event.output.value !== context.seen.value;
const isRestOther = ({ context, event }: Answered): boolean =>
  event.output !== null && event.output.value === context.seen.value;

/** Whatever came of it, the item and the lists that show it are read again. */
const after: After = { refreshed: ['getItem', 'listItems', 'listShopItems', 'countItems', 'listCategories'] };

/** Design: section 5 (versions, stock). */
export const fieldEditTable = defineTable<typeof fieldEditMachine>({
  starts: [
    {
      to: 'editing',
      context: {
        parent: someParent,
        itemId: 5,
        field: 'retail_price',
        seen: { version: 4, stock: 12, value: 690 },
        text: '690',
        refusal: null,
        meanwhile: null,
        isShown: true,
        hadFocus: false,
      },
    },
    {
      to: 'editing',
      context: {
        parent: someParent,
        itemId: 6,
        field: 'stock',
        seen: { version: 7, stock: null, value: null },
        text: '',
        refusal: null,
        meanwhile: null,
        isShown: true,
        hadFocus: false,
      },
    },
  ],
  states: {
    editing: {},
    saving: {
      tags: ['busy'],
      calls: {
        saveField: ({ itemId, field, text, seen }) => ({
          itemId,
          field,
          value: { '7': 7, '690': 690, '700': 700 }[text] ?? null,
          seen,
        }),
      },
    },
    closed: { final: true },
  },
  rows: [
    { in: '*', on: 'row.left', sets: ({ event }) => ({ isShown: false, hadFocus: event.hadFocus }) },
    { in: '*', on: 'row.shown', sets: { isShown: true, hadFocus: false } },
    {
      in: 'editing',
      on: 'text.changed',
      sets: ({ event }) => ({ text: event.text, refusal: null, meanwhile: null }),
    },
    {
      in: 'editing',
      on: 'field.submitted',
      when: (step) => !isMissing(step) && isAsSeen(step),
      to: 'closed',
      sends: ({ context: { itemId, field } }) => [{ to: 'parent', event: { type: 'field.closed', itemId, field } }],
    },
    {
      in: 'editing',
      on: 'field.submitted',
      when: (step) => !isMissing(step) && !isAsSeen(step),
      to: 'saving',
      sets: { refusal: null, meanwhile: null },
    },
    {
      in: 'editing',
      on: 'field.cancelled',
      to: 'closed',
      sends: ({ context: { itemId, field } }) => [{ to: 'parent', event: { type: 'field.closed', itemId, field } }],
    },
    {
      in: 'saving',
      on: 'saveField done',
      after,
      when: isSaved,
      to: 'closed',
      sends: ({ context: { itemId, field } }) => [{ to: 'parent', event: { type: 'field.closed', itemId, field } }],
    },
    {
      in: 'saving',
      on: 'saveField done',
      after,
      when: isFieldOther,
      to: 'editing',
      sets: { seen: { version: 9, stock: 8, value: 650 }, meanwhile: 'field' },
      sends: ({ context: { isShown } }) => [{ to: 'parent', event: { type: 'field.changedMeanwhile', isShown } }],
    },
    {
      in: 'saving',
      on: 'saveField done',
      after,
      when: isRestOther,
      to: 'editing',
      sets: ({ context: { seen } }) => ({
        seen: { version: seen.value === 650 ? 9 : 11, stock: seen.value === 650 ? 8 : 10, value: seen.value },
        meanwhile: 'rest',
      }),
      sends: ({ context: { isShown } }) => [{ to: 'parent', event: { type: 'field.changedMeanwhile', isShown } }],
    },
    {
      in: 'saving',
      on: 'saveField failed',
      after,
      to: 'editing',
      sets: ({ event: { error } }) => ({
        refusal:
          error instanceof Error
            ? { isAnswered: false, code: '', detail: '', fields: {} }
            : { isAnswered: true, code: 'validation_failed', detail: 'Проверьте поля.', fields: { stock: 'Целое.' } },
      }),
      sends: ({ context: { isShown }, event: { error } }) => [
        { to: 'parent', event: { type: 'field.refused', isShown, error } },
      ],
    },
  ],
  requests: {
    // What was typed of a stock is about the stock that was seen: orders change it meanwhile.
    saveField: ({ itemId, field, value, seen }) => [
      {
        method: 'PUT',
        path: '/item/',
        body: {
          id: itemId,
          version: seen.version,
          [field]: value,
          ...(field === 'stock' && { expected_stock: seen.stock }),
        },
        goesOn: true,
      },
    ],
  },
});
