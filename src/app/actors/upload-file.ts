import { uploadFile } from '#api/upload.ts';
import { ApiError } from '#lib/api-error.ts';
import { createTurns } from '#lib/turns.ts';
import { shrinkPhoto } from '#lib/shrink-photo.ts';
import type { StoredPicture } from '#machines/upload/upload.machine.ts';
import { fileOf, tellOfFile } from '#ui/photo-upload/chosen-files.ts';
import { fromPromise } from 'xstate';
import { appStrings } from '../app.strings.ts';

/** Uploads that are under way at once. */
const AT_ONCE = 2;
const MAX_BYTES = 10 * 1024 * 1024;
/** The bar moves no more often than an eye sees. */
const PROGRESS_STEP = 0.01;

/** What the server would say once all of it had been sent. */
function checkSize(photo: Blob): void {
  if (photo.size > MAX_BYTES) throw new ApiError('http', appStrings.upload.tooLarge, { status: 413, code: 'file_too_large', detail: appStrings.upload.tooLarge });
}

/** Sends a chosen file when its turn comes, made smaller before; its machine hears how far it is. */
export function defineUploadFileActor(send: typeof uploadFile = uploadFile) {
  const inTurn = createTurns(AT_ONCE);
  return fromPromise<StoredPicture, { fileId: string }>(({ input: { fileId }, signal }) =>
    inTurn(signal, async () => {
      const file = fileOf(fileId);
      if (!file) throw new Error(`There is no file ${fileId}`);
      const photo = await shrinkPhoto(file);
      checkSize(photo);
      tellOfFile(fileId, { type: 'sending.began' });
      let told = 0;
      const onProgress = (share: number): void => {
        if (share < 1 && share - told < PROGRESS_STEP) return;
        told = share;
        tellOfFile(fileId, { type: 'sending.progressed', share });
      };
      const { id, image } = await send(photo, { signal, onProgress });
      return { id, url: image.sources[0]?.url ?? image.url };
    }),
  );
}
