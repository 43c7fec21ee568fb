import { plural } from '#lib/plural.ts';

const photoForms = { one: 'фотографии', few: 'фотографий', many: 'фотографий' } as const;

/** Messages about pictures that were not accepted. */
export const uploadsFlowStrings = {
  failed: 'Не удалось загрузить файл',
  tooLarge: 'Файл больше 10\u00A0МБ.',
  leftOut: (limit: number) => `Можно добавить не больше ${plural(limit, photoForms)}.`,
} as const;
