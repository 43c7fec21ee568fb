/**
 * The fields of a list of items that are open in their rows; each is edited by its own child actor, which outlives the
 * row's view. Design: section 5 (versions, stock).
 */
import { type ActorRefFrom, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import { type EditedField, fieldEditMachine, type FieldEditReport, type SeenItem } from './field-edit.machine.ts';

/** A field of an item. */
export interface FieldPlace {
  itemId: number;
  field: EditedField;
}

interface Context {
  /** In the order in which they were opened. */
  open: FieldPlace[];
}

/** Events that the fields take. */
export type FieldEditsEvent = ({ type: 'field.opened'; seen: SeenItem } & FieldPlace) | FieldEditReport;

/** Events that the fields emit. */
export type FieldEditsEmitted = Exclude<FieldEditReport, { type: 'field.closed' }>;

/** The id of a field's actor among the children. */
const actorId = ({ itemId, field }: FieldPlace): `edit-${string}` => `edit-${itemId}-${field}`;

const isAt =
  ({ itemId, field }: FieldPlace) =>
  (other: FieldPlace): boolean =>
    other.itemId === itemId && other.field === field;

/** The open fields of one list. */
export const fieldEditsMachine = setup({
  types: {} as {
    context: Context;
    events: FieldEditsEvent;
    emitted: FieldEditsEmitted;
    children: Record<`edit-${string}`, 'fieldEdit'>;
  },
  actors: { fieldEdit: fieldEditMachine },
  actions: {
    open: enqueueActions(({ context, enqueue, self }, { itemId, field, seen }: FieldPlace & { seen: SeenItem }) => {
      const place = { itemId, field };
      enqueue.spawnChild('fieldEdit', { id: actorId(place), input: { parent: self, ...place, seen } });
      enqueue.assign({ open: [...context.open, place] });
    }),
    drop: enqueueActions(({ context, enqueue }, place: FieldPlace) => {
      enqueue.stopChild(actorId(place));
      enqueue.assign({ open: context.open.filter((one) => !isAt(place)(one)) });
    }),
    passOn: emit((_, report: FieldEditsEmitted) => report),
  },
  guards: { isClosed: ({ context: { open } }, place: FieldPlace) => !open.some(isAt(place)) },
}).createMachine({
  id: 'fieldEdits',
  context: { open: [] },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'field.opened': {
          guard: { type: 'isClosed', params: ({ event }) => event },
          actions: { type: 'open', params: ({ event }) => event },
        },
        'field.closed': { actions: { type: 'drop', params: ({ event }) => event } },
        'field.refused': { actions: { type: 'passOn', params: ({ event }) => event } },
        'field.changedMeanwhile': { actions: { type: 'passOn', params: ({ event }) => event } },
      },
    },
  },
});

/** The actor of an open field; undefined while it isn't open. */
export const editAt = (
  { children }: SnapshotFrom<typeof fieldEditsMachine>,
  place: FieldPlace,
): ActorRefFrom<typeof fieldEditMachine> | undefined => children[actorId(place)];
