import { fieldEditMachine, type FieldSave, type SeenItem } from '#machines/item/field-edit.machine.ts';
import { fieldEditsMachine } from '#machines/item/field-edits.machine.ts';
import { defineFlow } from '#page/define-flow.ts';
import { notifyError, notifyFailure } from '#ui/notifier/notifier.ts';
import { fromPromise } from 'xstate';
import { itemSaver } from './item-saver.ts';
import { shopItemsStrings } from './shop-items.strings.ts';

const { saveFailed, changedElse } = shopItemsStrings;

/** One field. Its parent, the list's fields, emits its events. */
export const fieldEditFlow = defineFlow(fieldEditMachine, {
  effects: ({ queryClient }) => ({
    saveField: fromPromise<SeenItem | null, FieldSave>(
      async ({ input: { itemId: id, field, value, seen }, signal }) => {
        try {
          const { item, isOutdated } = await itemSaver(queryClient)({ id, change: { [field]: value }, seen });
          if (!isOutdated) return null;
          if (signal.aborted) notifyFailure(changedElse);
          return { version: item.version, stock: item.stock, value: item[field] };
        } catch (error) {
          // Whoever has left the list is told all the same.
          if (signal.aborted) notifyError(error, saveFailed);
          throw error;
        }
      },
    ),
  }),
});

/** The fields that are open in the rows of the list of items. */
export const fieldEditsFlow = defineFlow(fieldEditsMachine, {
  effects: (deps) => ({ fieldEdit: fieldEditFlow.connect(deps).machine }),
  on: () => ({
    // A field on the screen says itself what became of its change.
    'field.refused': ({ isShown, error }) => {
      if (!isShown) notifyError(error, saveFailed);
    },
    'field.changedMeanwhile': ({ isShown }) => {
      if (!isShown) notifyFailure(changedElse);
    },
  }),
});
