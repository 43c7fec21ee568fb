import { uploadMachine } from '#machines/upload/upload.machine.ts';
import { defineModel } from '../kit/model.ts';
import { someParent } from '../kit/parent.ts';
import { uploadTable } from './upload.table.ts';

/** Why the server may refuse a picture. */
const brokenPicture = { kind: 'http', status: 400, code: 'picture_broken', detail: 'Изображение повреждено.' };

/** A picture that waits, is half sent, refused for good, not answered, sent again and stored. */
export const uploadModel = defineModel('upload/upload', {
  machine: uploadMachine,
  table: uploadTable,
  input: { parent: someParent, fileId: 'f1', name: 'чек.jpg' },
  events: { 'sending.progressed': [{ share: 0.5 }] },
  outputs: { uploadFile: [{ id: 'u1', url: '/files/up/ab/ab-320.webp' }] },
  errors: {
    uploadFile: [
      ...['file_not_picture', 'picture_heic', 'picture_broken', 'picture_too_large', 'file_too_large', 'try_later'].map(
        (code) => ({ ...brokenPicture, code }),
      ),
      { kind: 'network' },
    ],
  },
});
