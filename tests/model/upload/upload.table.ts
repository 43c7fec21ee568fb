import type { uploadMachine } from '#machines/upload/upload.machine.ts';
import { someParent } from '../kit/parent.ts';
import { defineTable } from '../kit/table.ts';

interface Failed {
  event: { error: unknown };
}
const hopeless = ['file_not_picture', 'picture_heic', 'picture_broken', 'picture_too_large', 'file_too_large'];
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
const refusalBy = ({ event: { error } }: Failed) =>
  codeOf(error) === ''
    ? { isAnswered: false, code: '', detail: '', fields: {} }
    : { isAnswered: true, code: codeOf(error), detail: 'Изображение повреждено.', fields: {} };

/**
 * Specification: section 7 (file/upload), section 8 ('Не удалось загрузить файл'). A picture that is refused for itself
 * is not sent again.
 */
export const uploadTable = defineTable<typeof uploadMachine>({
  starts: [
    {
      to: 'sending.waiting',
      context: { parent: someParent, fileId: 'f1', name: 'чек.jpg', share: 0, refusal: null, picture: null },
    },
  ],
  states: {
    sending: { tags: ['busy'], calls: { uploadFile: { fileId: 'f1', upload: someParent } } },
    'sending.waiting': {},
    'sending.underWay': {},
    failed: {},
    stored: {},
  },
  rows: [
    { in: 'sending.waiting', on: 'sending.began', to: 'sending.underWay' },
    { in: 'sending.underWay', on: 'sending.progressed', sets: { share: 0.5 } },
    {
      in: 'sending',
      on: 'uploadFile done',
      to: 'stored',
      sets: { picture: { id: 'u1', url: '/files/up/ab/ab-320.webp' } },
    },
    {
      in: 'sending',
      on: 'uploadFile failed',
      to: 'failed',
      sets: (step) => ({ refusal: refusalBy(step) }),
      sends: ({ event }) => [{ to: 'parent', event: { type: 'upload.failed', fileId: 'f1', error: event.error } }],
    },
    {
      in: 'failed',
      on: 'retry.requested',
      when: ({ context }) => !hopeless.includes(context.refusal?.code ?? ''),
      to: 'sending.waiting',
      sets: { share: 0, refusal: null },
    },
    {
      in: 'failed',
      on: 'connection.restored',
      when: ({ context }) => context.refusal?.isAnswered === false,
      to: 'sending.waiting',
      sets: { share: 0, refusal: null },
    },
  ],
});
