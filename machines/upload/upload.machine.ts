/**
 * The upload of one picture: waits for its turn, sends with progress, and may be repeated after a failure.
 * Specification: section 7 (file/upload), section 8 ('Не удалось загрузить файл'); design: "Machines", upload.
 * Stopping the machine aborts the transfer. A picture that arrived nevertheless is deleted by the server after a day.
 */
import { assign, sendTo, setup, type ActorRef, type Snapshot } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { type Refusal, readRefusal } from '../kit/refusal.ts';

/** A chosen file by its id and original name; the page keeps the file itself, by id. */
export interface ChosenFile {
  fileId: string;
  name: string;
}

/** A stored picture: its id, and its URL to show it. */
export interface StoredPicture {
  id: string;
  url: string;
}

/** The parent of an upload: the list. */
export type UploadParent = ActorRef<Snapshot<unknown>, UploadReport>;

/** The initial state. */
export interface UploadInput extends ChosenFile {
  parent: UploadParent;
}

/** The input of the effect; `upload` receives the progress. */
export interface UploadRequest {
  fileId: string;
  upload: ActorRef<Snapshot<unknown>, UploadEvent>;
}

interface Context extends UploadInput {
  /** The sent share, from 0 to 1. */
  share: number;
  refusal: Refusal | null;
  picture: StoredPicture | null;
}

/** Events that an upload takes. */
export type UploadEvent =
  /** Its turn has come. */
  | { type: 'sending.began' }
  | { type: 'sending.progressed'; share: number }
  | { type: 'retry.requested' }
  | { type: 'connection.restored' };

/** Events that an upload sends to its parent. */
export type UploadReport = { type: 'upload.failed'; fileId: string; error: unknown };

/** Codes of problems with the file itself: sending it again would fail again. */
const hopeless: ReadonlySet<string> = new Set([
  'file_not_picture',
  'picture_heic',
  'picture_broken',
  'picture_too_large',
  'file_too_large',
]);

/** One upload; tag `busy` until the server stores or refuses the picture. */
export const uploadMachine = setup({
  types: {} as { input: UploadInput; context: Context; events: UploadEvent; tags: 'busy' },
  actors: {
    /** Sends the file of this id when its turn comes: only a few files are sent at once. */
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
