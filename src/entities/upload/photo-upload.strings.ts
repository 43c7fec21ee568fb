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
  retryOf: (name: string) => `Повторить загрузку «${name}»`,
  cancel: (name: string) => `Отменить загрузку «${name}»`,
  remove: (name: string) => `Удалить «${name}»`,
  progress: (name: string) => `Загрузка «${name}»`,
  list: 'Добавленные фотографии',
  told: {
    stored: (name: string) => `«${name}» загружено`,
    failed: (name: string, why: string) => `«${name}» не загружено: ${why}`,
  },
} as const;
