/**
 * One picture on its way to the server: waiting for its turn, sent with progress, kept there or refused, sent again.
 * Specification: section 7 (file/upload), section 8 ('Не удалось загрузить файл'); design: "Machines", upload.
 * Stopping the machine aborts the sending; a picture that arrived all the same is forgotten by the server in a day.
 */
import { assign, sendTo, setup, type ActorRef, type Snapshot } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { type Refusal, readRefusal } from '../kit/refusal.ts';

/** A file of this page, by the name that its owner gave it; the page keeps the file itself by its id. */
export interface ChosenFile {
  fileId: string;
  name: string;
}

/** A picture that the server keeps: its id for records, its address for the eye. */
export interface StoredPicture {
  id: string;
  url: string;
}

/** Whoever an upload reports to. */
export type UploadParent = ActorRef<Snapshot<unknown>, UploadReport>;

/** What an upload starts with. */
export interface UploadInput extends ChosenFile {
  parent: UploadParent;
}

/** What the effect is given: the file, and the upload that hears how far it is. */
export interface UploadRequest {
  fileId: string;
  upload: ActorRef<Snapshot<unknown>, UploadEvent>;
}

interface Context extends UploadInput {
  /** How much of it has gone, from 0 to 1. */
  share: number;
  refusal: Refusal | null;
  picture: StoredPicture | null;
}

/** Events that an upload takes. */
export type UploadEvent =
  /** Others were before it. */
  | { type: 'sending.began' }
  | { type: 'sending.progressed'; share: number }
  | { type: 'retry.requested' }
  | { type: 'connection.restored' };

/** What an upload tells its parent. */
export type UploadReport = { type: 'upload.failed'; fileId: string; error: unknown };

/** What is wrong with the file itself: the same once more would be refused again. */
const hopeless: ReadonlySet<string> = new Set([
  'file_not_picture',
  'picture_heic',
  'picture_broken',
  'picture_too_large',
  'file_too_large',
]);

/** One picture; tag `busy` until the server keeps or refuses it. */
export const uploadMachine = setup({
  types: {} as { input: UploadInput; context: Context; events: UploadEvent; tags: 'busy' },
  actors: {
    /** Sends the file of this id when its turn comes: of all that want to be sent, only a few are at once. */
    uploadFile: notProvided<StoredPicture, UploadRequest>('uploadFile'),
  },
  actions: {
    begin: assign({ share: 0, refusal: null }),
    progress: assign({ share: (_, params: { share: number }) => params.share }),
    keep: assign({ picture: (_, params: { picture: StoredPicture }) => params.picture }),
    refuse: assign({ refusal: (_, params: { error: unknown }) => readRefusal(params.error) }),
    reportFailure: sendTo(
      ({ context }) => context.parent,
      ({ context }, params: { error: unknown }) => ({
        type: 'upload.failed' as const,
        fileId: context.fileId,
        error: params.error,
      }),
    ),
  },
  guards: {
    isUnanswered: ({ context }) => context.refusal?.isAnswered === false,
    isWorthAnother: ({ context }) => !hopeless.has(context.refusal?.code ?? ''),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, share: 0, refusal: null, picture: null }),
  initial: 'sending',
  states: {
    sending: {
      tags: 'busy',
      initial: 'waiting',
      invoke: {
        id: 'uploadFile',
        src: 'uploadFile',
        input: ({ context, self }) => ({ fileId: context.fileId, upload: self }),
        onDone: { target: 'stored', actions: { type: 'keep', params: ({ event }) => ({ picture: event.output }) } },
        onError: {
          target: 'failed',
          actions: [
            { type: 'refuse', params: ({ event }) => ({ error: event.error }) },
            { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      states: {
        waiting: { on: { 'sending.began': 'underWay' } },
        underWay: { on: { 'sending.progressed': { actions: { type: 'progress', params: ({ event }) => event } } } },
      },
    },
    failed: {
      on: {
        'retry.requested': { guard: 'isWorthAnother', target: 'sending', actions: 'begin' },
        'connection.restored': { guard: 'isUnanswered', target: 'sending', actions: 'begin' },
      },
    },
    stored: {},
  },
});
