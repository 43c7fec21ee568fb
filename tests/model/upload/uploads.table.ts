import type { ChosenFile } from '#machines/upload/upload.machine.ts';
import type { uploadsMachine } from '#machines/upload/uploads.machine.ts';
import { someParent } from '../kit/parent.ts';
import { defineTable } from '../kit/table.ts';

interface Chosen {
  context: { fileIds: string[] };
  event: { files: readonly ChosenFile[] };
}
/** The model's list holds two. */
const fits = ({ context, event }: Chosen): boolean => context.fileIds.length + event.files.length < 3;
const isTooMany = (step: Chosen): boolean => !fits(step);
const taken = ({ context, event }: Chosen): readonly ChosenFile[] => event.files.slice(0, 2 - context.fileIds.length);
const takesIn = (step: Chosen) => ({ fileIds: [...step.context.fileIds, ...taken(step).map(({ fileId }) => fileId)] });
const begins = (step: Chosen) =>
  Object.fromEntries(taken(step).map(({ fileId, name }) => [`upload-${fileId}`, { parent: someParent, fileId, name }]));

/** Specification: section 1 (an order of one's own photos), section 7 (file/upload). */
export const uploadsTable = defineTable<typeof uploadsMachine>({
  starts: [{ to: 'open', context: { limit: 2, fileIds: [] } }],
  states: { open: {} },
  rows: [
    { in: 'open', on: 'files.chosen', when: fits, sets: takesIn, spawns: begins },
    {
      in: 'open',
      on: 'files.chosen',
      when: isTooMany,
      sets: takesIn,
      spawns: begins,
      emits: [{ type: 'files.leftOut', limit: 2 }],
      after: { messages: ['Можно добавить не больше 2\u00A0фотографий.'] },
    },
    {
      in: 'open',
      on: 'file.removed',
      sets: ({ context, event }) => ({ fileIds: context.fileIds.filter((fileId) => fileId !== event.fileId) }),
      stops: ({ event }) => [`upload-${event.fileId}`],
    },
    {
      in: 'open',
      on: 'files.taken',
      sets: { fileIds: [] },
      stops: ({ context }) => context.fileIds.map((fileId) => `upload-${fileId}`),
    },
    {
      in: 'open',
      on: 'upload.failed',
      emits: [{ type: 'upload.failed', fileId: 'f1', error: 'refused' }],
      after: { messages: ['Ошибка сервера · Не удалось загрузить файл'] },
    },
    {
      in: 'open',
      on: 'connection.restored',
      sends: ({ context }) =>
        context.fileIds.map((fileId) => ({ to: `upload-${fileId}`, event: { type: 'connection.restored' } })),
    },
  ],
});
