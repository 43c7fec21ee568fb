import type { uploadMachine } from '#machines/upload/upload.machine.ts';
import { photoStrings } from '#entities/upload/photo-upload.strings.ts';
import { defineWords } from '../kit/words.ts';

export const uploadWords = defineWords<typeof uploadMachine>('upload/upload', {
  title: 'Загрузка одного фото',
  begin: `Откройте «Заказ по фото», нажмите «${photoStrings.choose.many}» и выберите чек.jpg.`,
  events: {
    'retry.requested': `Нажмите «${photoStrings.retryOf('чек.jpg')}».`,
    'sending.began': { comes: 'Дождитесь, пока фото начнёт загружаться.' },
    'sending.progressed': { comes: ({ share }) => `Дождитесь ${photoStrings.percent(share)}.` },
    'connection.restored': { comes: 'Включите сеть.' },
  },
  answers: {
    'uploadFile done': 'Дождитесь, пока фото загрузится.',
    'uploadFile failed': 'Пусть фото не загрузится: возьмите испорченный файл, или отключите сеть.',
  },
  states: {
    'sending.waiting': `У фото «${photoStrings.waiting}» и «${photoStrings.cancel('чек.jpg')}».`,
    'sending.underWay': ({ share }) => `У фото полоса загрузки: ${photoStrings.percent(share)}.`,
    stored: `Фото видно, у него «${photoStrings.stored}».`,
    failed: `У фото причина («${photoStrings.lost}» или ответ магазина) и «${photoStrings.remove('чек.jpg')}».`,
  },
});
