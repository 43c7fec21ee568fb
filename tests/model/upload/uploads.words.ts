import type { uploadsMachine } from '#machines/upload/uploads.machine.ts';
import { photoStrings } from '#entities/upload/photo-upload.strings.ts';
import { defineWords } from '../kit/words.ts';

const names: Readonly<Record<string, string>> = { f1: 'чек.jpg', f2: 'кружка.png' };

export const uploadsWords = defineWords<typeof uploadsMachine>('upload/uploads', {
  title: 'Фотографии заказа',
  begin: 'Откройте «Заказ по фото».',
  events: {
    'files.chosen': ({ files }) =>
      `Нажмите «${photoStrings.choose.many}» и выберите: ${files.map(({ name }) => name).join(', ')}.`,
    'file.removed': ({ fileId }) => `Нажмите «${photoStrings.cancel(names[fileId] ?? fileId)}».`,
    'files.taken': { comes: 'Отправьте заказ.' },
    'connection.restored': { comes: 'Включите сеть.' },
    'upload.failed': { comes: ({ fileId }) => `Пусть ${names[fileId] ?? fileId} не загрузится.` },
  },
  states: {
    open: ({ fileIds }) =>
      fileIds.length === 0
        ? `Фотографий нет, есть «${photoStrings.choose.many}».`
        : `Фотографии: ${fileIds.map((fileId) => names[fileId] ?? fileId).join(', ')}.`,
  },
});
