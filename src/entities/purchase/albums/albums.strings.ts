import { linesCount } from '#entities/purchase/purchase.strings.ts';
import { plural } from '#lib/plural.ts';

/** Texts of albums. */
export const albumStrings = {
  title: 'Альбомы',
  search: 'Название альбома',
  empty: 'Альбомов пока нет',
  emptyHint: 'Альбом с\u00A0фото заводят на\u00A0странице закупки.',
  nothingFoundHint: 'Попробуйте другую часть названия.',
  noneInPurchase: 'В\u00A0альбом собирают фото поставщика, чтобы понимать, что где брать.',
  toPurchases: 'Все закупки',
  pictures: (count: number) =>
    count === 0 ? 'без\u00A0фото' : plural(count, { one: 'фото', few: 'фото', many: 'фото' }),
  lines: (count: number) => (count === 0 ? 'без\u00A0позиций' : linesCount(count)),
  look: (name: string) => `Посмотреть фото: ${name}`,
  photosOf: (name: string) => `Фото альбома «${name}»`,
  add: 'Новый альбом',
  edit: 'Изменить',
  editOf: (name: string) => `Изменить альбом «${name}»`,
  editTitle: 'Изменить альбом',
  remove: 'Удалить альбом',
  removeFailed: 'Не удалось удалить альбом',
  hasLines: 'Удалить можно только альбом без\u00A0позиций.',
  name: 'Название',
  nameHint: 'Например, ряд или полка',
  photos: 'Добавить фото',
  photosHint: 'До 50\u00A0фото.',
  known: 'Фото в\u00A0альбоме',
  takeOut: (place: number) => `Убрать фото ${place}`,
  uploading: 'Дождитесь, пока фото загрузятся.',
  uploadFailed: 'Фото не\u00A0загрузилось: повторите или уберите его.',
  make: 'Создать',
  save: 'Сохранить',
  cancel: 'Отмена',
  unexplained: 'Не удалось сохранить альбом.',
  unanswered: 'Нет ответа от сервера: проверьте, сохранился ли альбом.',
} as const;
