import { always, never, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Design: import of items. */
export const itemImportPromises: readonly Promised[] = [
  {
    text: 'Товары меняются только после предпросмотра.',
    check: always('applying', { in: 'previewed', on: '*' }),
  },
  {
    text: 'Загрузку можно отменить, пока она не закончена.',
    check: offers(['uploaded', 'parsing', 'previewed', 'applying', 'failed'], 'import.canceled'),
  },
  {
    text: 'После сбоя файл можно разобрать заново.',
    check: offers('failed', 'import.parsing'),
  },
  {
    text: 'Законченная загрузка уже не меняется.',
    check: never({ in: 'done', on: '*' }),
  },
];
