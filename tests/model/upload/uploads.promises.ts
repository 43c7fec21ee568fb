import { canAlways, never, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Specification: section 1 (an order of one’s own photos). */
export const uploadsPromises: readonly Promised[] = [
  {
    text: 'Фото можно выбрать, пока есть место.',
    check: canAlways('open', { on: 'files.chosen' }),
  },
  {
    text: 'Выбранное фото можно убрать.',
    check: offers({ when: ({ fileIds }: { fileIds: readonly string[] }) => fileIds.length > 0 }, 'file.removed'),
  },
  {
    text: 'Больше, чем можно, фото не бывает.',
    check: never({ when: ({ fileIds }: { fileIds: readonly string[] }) => fileIds.length > 2 }),
  },
];
