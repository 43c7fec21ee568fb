import type { fieldEditsMachine } from '#machines/item/field-edits.machine.ts';
import { someParent } from '../kit/parent.ts';
import { defineTable } from '../kit/table.ts';

interface Named {
  context: { open: readonly { itemId: number; field: string }[] };
  event: { itemId: number; field: string };
}
const isOpen = ({ context, event }: Named): boolean =>
  context.open.some(({ itemId, field }) => `${itemId} ${field}` === `${event.itemId} ${event.field}`);

/** Design: section 5 (versions, stock). */
export const fieldEditsTable = defineTable<typeof fieldEditsMachine>({
  starts: [{ to: 'ready', context: { open: [] } }],
  states: { ready: {} },
  rows: [
    {
      in: 'ready',
      on: 'field.opened',
      when: (step) => !isOpen(step),
      sets: ({ context, event: { itemId, field } }) => ({ open: [...context.open, { itemId, field }] }),
      spawns: ({ event: { itemId, field, seen } }) => ({
        [`edit-${itemId}-${field}`]: { parent: someParent, itemId, field, seen },
      }),
    },
    {
      in: 'ready',
      on: 'field.closed',
      when: isOpen,
      sets: ({ context, event }) => ({
        open: context.open.filter(({ itemId, field }) => itemId !== event.itemId || field !== event.field),
      }),
      stops: ({ event: { itemId, field } }) => [`edit-${itemId}-${field}`],
    },
    {
      in: 'ready',
      on: 'field.refused',
      emits: [{ type: 'field.refused', isShown: false, error: 'no answer' }],
      // Nothing on the screen says it.
      after: { messages: ['Ошибка сервера · Не удалось сохранить'] },
    },
    {
      in: 'ready',
      on: 'field.changedMeanwhile',
      emits: [{ type: 'field.changedMeanwhile', isShown: true }],
    },
  ],
});
