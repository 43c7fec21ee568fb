import { uploadMachine } from '#machines/upload/upload.machine.ts';
import { uploadsMachine } from '#machines/upload/uploads.machine.ts';
import { fromPromise } from 'xstate';
import { defineModel } from '../kit/model.ts';
import { uploadsTable } from './uploads.table.ts';

const one = { fileId: 'f1', name: 'чек.jpg' };
const two = { fileId: 'f2', name: 'кружка.png' };
const three = { fileId: 'f3', name: 'ваза.webp' };

/** A picture that is never done being sent. */
const sending = uploadMachine.provide({ actors: { uploadFile: fromPromise(() => new Promise(() => undefined)) } });

/** Up to two pictures, chosen one by one and together, removed and taken. */
export const uploadsModel = defineModel('upload/uploads', {
  machine: uploadsMachine,
  table: uploadsTable,
  input: { limit: 2 },
  events: {
    // A file is chosen once: the page gives each choice a name of its own.
    'files.chosen': ({ context }) =>
      [[one], [two], [one, two, three]]
        .filter((files) => files.every(({ fileId }) => !context.fileIds.includes(fileId)))
        .map((files) => ({ files })),
    'upload.failed': [{ fileId: 'f1', error: 'refused' }],
    'file.removed': ({ context }) => context.fileIds.map((fileId) => ({ fileId })),
  },
  neverComes: (event, { context }) =>
    event.type === 'files.chosen' && event.files.some(({ fileId }) => context.fileIds.includes(fileId)),
  // Pictures are walked by themselves; here they only live.
  actors: { upload: sending },
  projection: ({ value, context, children }) => ({ value, context, uploads: Object.keys(children) }),
});
