import { uploadFile } from '#api/upload.ts';
import { defineFlow } from '#page/define-flow.ts';
import { ApiError } from '#lib/api-error.ts';
import { shrinkPhoto } from '#lib/shrink-photo.ts';
import { uploadMachine, type StoredPicture, type UploadRequest } from '#machines/upload/upload.machine.ts';
import { uploadsMachine } from '#machines/upload/uploads.machine.ts';
import { notifyError, notifyFailure } from '#ui/notifier/notifier.ts';
import pLimit from 'p-limit';
import { fromPromise } from 'xstate';
import { fileOf } from '../chosen-files.ts';
import { uploadsFlowStrings } from './uploads.flow.strings.ts';

/** Concurrent uploads, over all forms of the page. */
const AT_ONCE = 2;
const MAX_BYTES = 10 * 1024 * 1024;
/** The smallest step of the progress bar: smaller ones are not visible. */
const PROGRESS_STEP = 0.01;

/** Throws at once for a photo that the server would refuse after the whole transfer. */
function checkSize(photo: Blob): void {
  if (photo.size <= MAX_BYTES) return;
  const { tooLarge } = uploadsFlowStrings;
  throw new ApiError('http', tooLarge, { status: 413, code: 'file_too_large', detail: tooLarge });
}

/** Shrinks a chosen file and sends it, a few files at a time. The upload actor receives the progress. */
export function defineUploadFile(send: typeof uploadFile = uploadFile) {
  const limit = pLimit(AT_ONCE);
  return fromPromise<StoredPicture, UploadRequest>(({ input: { fileId, upload }, signal }) =>
    limit(async () => {
      // The upload may have been aborted while it waited for the limit.
      signal.throwIfAborted();
      const file = fileOf(fileId);
      if (!file) throw new Error(`There is no file ${fileId}`);
      const photo = await shrinkPhoto(file);
      checkSize(photo);
      upload.send({ type: 'sending.began' });
      let told = 0;
      const onProgress = (share: number): void => {
        if (share < 1 && share - told < PROGRESS_STEP) return;
        told = share;
        upload.send({ type: 'sending.progressed', share });
      };
      const { id, image } = await send(photo, { signal, onProgress });
      return { id, url: image.sources[0]?.url ?? image.url };
    }),
  );
}

/** Whether the server has refused the picture and said why, other than a failure of the server itself. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.detail !== undefined && error.status !== undefined && error.status < 500;
}

/** One picture. Its parent, the list, emits its events. */
const uploadFlow = defineFlow(uploadMachine, { effects: () => ({ uploadFile: defineUploadFile() }) });

/** The pictures of one record. */
export const uploadsFlow = defineFlow(uploadsMachine, {
  effects: (deps) => ({ upload: uploadFlow.connect(deps).machine }),
  on: () => ({
    'files.leftOut': ({ limit }) => notifyFailure(uploadsFlowStrings.leftOut(limit)),
    // A refusal by the server is shown beside its picture, so only other failures need a message.
    'upload.failed': ({ error }) => {
      if (!isRefused(error)) notifyError(error, uploadsFlowStrings.failed);
    },
  }),
});
