import type { fieldEditsMachine } from '#machines/item/field-edits.machine.ts';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';

/** The fields that are open in the rows of the list. */
export const FieldEditsContext = createContext<ActorRefFrom<typeof fieldEditsMachine> | null>(null);

/** The open fields of the list that the row is in. */
export function useFieldEdits(): ActorRefFrom<typeof fieldEditsMachine> {
  const edits = use(FieldEditsContext);
  if (!edits) throw new Error('A field is edited in a list of items');
  return edits;
}
