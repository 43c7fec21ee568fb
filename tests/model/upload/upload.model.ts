import { uploadMachine } from '#machines/upload/upload.machine.ts';
import { defineModel } from '../kit/model.ts';

/** Why the server may refuse a picture. */
export const brokenPicture = { kind: 'http', status: 400, code: 'picture_broken', detail: 'Изображение повреждено.' };

/** A picture that waits, is half sent, refused for good, not answered, sent again and stored. */
export const uploadModel = defineModel('upload/upload', {
  machine: uploadMachine,
  input: { fileId: 'f1', name: 'чек.jpg' },
  events: { 'sending.progressed': [{ share: 0.5 }] },
  outputs: { uploadFile: [{ id: 'u1', url: '/files/up/ab/ab-320.webp' }] },
  errors: { uploadFile: [brokenPicture, { kind: 'network' }] },
});
