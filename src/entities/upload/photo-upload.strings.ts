import { quoted } from '#lib/quoted.ts';

/** Texts of the photo upload. */
export const photoStrings = {
  choose: { one: 'Выбрать фото', many: 'Выбрать фотографии' },
  camera: 'Сделать снимок',
  drop: {
    one: 'Перетащите фото сюда или вставьте из буфера обмена',
    many: 'Перетащите фотографии сюда или вставьте из буфера обмена',
  },
  formats: 'JPEG, PNG, WebP, AVIF или GIF до 10\u00A0МБ',
  count: (count: number, limit: number) => `Добавлено ${count} из ${limit}`,
  waiting: 'Ждёт очереди',
  percent: (share: number) => `${Math.round(share * 100)}\u00A0%`,
  storing: 'Обрабатываем…',
  stored: 'Загружено',
  failed: 'Не загружено',
  lost: 'Нет связи с магазином',
  retry: 'Повторить',
  retryOf: (name: string) => `Повторить загрузку ${quoted(name)}`,
  cancel: (name: string) => `Отменить загрузку ${quoted(name)}`,
  remove: (name: string) => `Удалить ${quoted(name)}`,
  progress: (name: string) => `Загрузка ${quoted(name)}`,
  list: 'Добавленные фотографии',
  told: {
    stored: (name: string) => `${quoted(name)} загружено`,
    failed: (name: string, why: string) => `${quoted(name)} не загружено: ${why}`,
  },
} as const;
