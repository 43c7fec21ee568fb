/**
 * The pictures that a person chose for one record; each is sent by its own child actor.
 * Specification: section 1 (an order of one's own photos), section 7 (file/upload); design: "Machines", upload.
 * Removing a picture aborts its upload.
 */
import { type ActorRefFrom, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import { type ChosenFile, uploadMachine, type UploadReport } from './upload.machine.ts';

/** `limit` is the maximum number of pictures. */
export interface UploadsInput {
  limit: number;
}

interface Context extends UploadsInput {
  /** In the order in which they were chosen. */
  fileIds: string[];
}

/** Events that the list takes. */
export type UploadsEvent =
  | { type: 'files.chosen'; files: readonly ChosenFile[] }
  | { type: 'file.removed'; fileId: string }
  /** The record was created with these pictures. */
  | { type: 'files.taken' }
  | { type: 'connection.restored' }
  | UploadReport;

/** Events that the list emits. */
export type UploadsEmitted = { type: 'files.leftOut'; limit: number } | UploadReport;

/** The id of a picture's actor among the children. */
export const uploadActorId = (fileId: string): `upload-${string}` => `upload-${fileId}`;

/** The pictures of one record. */
export const uploadsMachine = setup({
  types: {} as {
    input: UploadsInput;
    context: Context;
    events: UploadsEvent;
    emitted: UploadsEmitted;
    children: Record<`upload-${string}`, 'upload'>;
  },
  actors: { upload: uploadMachine },
  actions: {
    takeIn: enqueueActions(({ context, enqueue, self }, { files }: { files: readonly ChosenFile[] }) => {
      const taken = files.slice(0, context.limit - context.fileIds.length);
      for (const { fileId, name } of taken)
        enqueue.spawnChild('upload', { id: uploadActorId(fileId), input: { parent: self, fileId, name } });
      enqueue.assign({ fileIds: [...context.fileIds, ...taken.map(({ fileId }) => fileId)] });
    }),
    drop: enqueueActions(({ context, enqueue }, { fileIds }: { fileIds: readonly string[] }) => {
      for (const fileId of fileIds) enqueue.stopChild(uploadActorId(fileId));
      enqueue.assign({ fileIds: context.fileIds.filter((fileId) => !fileIds.includes(fileId)) });
    }),
    tellAll: enqueueActions(({ context, enqueue }) => {
      for (const fileId of context.fileIds) enqueue.sendTo(uploadActorId(fileId), { type: 'connection.restored' });
    }),
    passOn: emit((_, report: UploadReport) => report),
    reportLeftOut: emit(({ context }) => ({ type: 'files.leftOut' as const, limit: context.limit })),
  },
  guards: {
    isTooMany: ({ context }, { files }: { files: readonly ChosenFile[] }) =>
      context.fileIds.length + files.length > context.limit,
  },
}).createMachine({
  id: 'uploads',
  context: ({ input }) => ({ ...input, fileIds: [] }),
  initial: 'open',
  states: {
    open: {
      on: {
        'files.chosen': [
          {
            guard: { type: 'isTooMany', params: ({ event }) => event },
            actions: [{ type: 'takeIn', params: ({ event }) => event }, 'reportLeftOut'],
          },
          { actions: { type: 'takeIn', params: ({ event }) => event } },
        ],
        'file.removed': { actions: { type: 'drop', params: ({ event }) => ({ fileIds: [event.fileId] }) } },
        'connection.restored': { actions: 'tellAll' },
        'upload.failed': { actions: { type: 'passOn', params: ({ event }) => event } },
        'files.taken': { actions: { type: 'drop', params: ({ context }) => context } },
      },
    },
  },
});

/** The uploads, in their order. */
export function uploadsOf({
  children,
  context,
}: SnapshotFrom<typeof uploadsMachine>): ActorRefFrom<typeof uploadMachine>[] {
  return context.fileIds.flatMap((fileId) => children[uploadActorId(fileId)] ?? []);
}
