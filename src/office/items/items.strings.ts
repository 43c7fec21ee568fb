import { quoted } from '#lib/quoted.ts';

/** Texts of the forms of items. */
export const itemsStrings = {
  newTitle: 'Новый товар',
  editTitle: 'Изменить товар',
  editOf: (name: string) => `Изменить ${quoted(name)}`,
  loading: 'Загрузка...',
  toCatalogue: 'В\u00A0каталог',
  toItems: 'К\u00A0списку товаров',
  missing: 'Товара нет',
  missingHint: 'Его могли удалить.',

  articleHint: 'По\u00A0нему товар находят в\u00A0поиске. У\u00A0каждого товара свой.',
  noCategory: 'Выберите категорию',
  otherCategories: 'Ещё категории',
  otherCategoriesHint: 'В\u00A0них товар тоже найдут. Путь на\u00A0странице товара ведёт через главную.',
  findCategory: 'Найти категорию',
  noSuchCategory: 'Такой категории нет',
  noTradePrice: 'Нет',
  noStock: 'Не\u00A0считать',
  countsHint:
    'Заказы уменьшают остаток, отмены возвращают. Кратность 6 значит, что клиенты заказывают 6, 12, ' +
    '18\u00A0штук; у\u00A0сотрудников ограничений нет.',
  smallest: (count: number) => `Наименьший заказ — ${count}\u00A0шт.`,
  forFree: 'Будет бесплатным.',
  tradeAbove: 'Выше розничной: оптовые клиенты заплатят меньшую.',
  isNew: 'Новинка',
  isHidden: 'Скрыть из\u00A0каталога',
  isHiddenHint: 'Скрытый товар видят только сотрудники, а\u00A0в\u00A0корзинах он недоступен.',

  pictures: 'Фото',
  picturesHint: 'Первое фото главное: его видно в\u00A0каталоге. Порядок меняют перетаскиванием или кнопками.',
  picture: (place: number) => `Фото\u00A0${place}`,
  main: 'Главное',
  earlier: (place: number) => `Фото\u00A0${place} выше`,
  later: (place: number) => `Фото\u00A0${place} ниже`,
  removePicture: (place: number) => `Убрать фото\u00A0${place}`,
  picturesMany: 'Не больше 20\u00A0фото: уберите лишние.',
  stillLoading: 'Дождитесь, пока фото загрузятся.',
  hasFailed: 'Уберите фото, которые не\u00A0загрузились, или повторите их загрузку.',

  create: 'Создать товар',
  save: 'Сохранить',
  cancel: 'Отмена',
  created: (name: string) => `Товар ${quoted(name)} создан`,
  saved: (name: string) => `Товар ${quoted(name)} сохранён`,
  unexplained: 'Не удалось сохранить товар.',
  unanswered: 'Нет ответа от магазина. Проверьте связь и\u00A0повторите: второй такой же товар не\u00A0появится.',
  unansweredChange: 'Нет ответа от магазина. Проверьте связь и\u00A0повторите.',

  onlyRemove: 'Изменять товары вы\u00A0не\u00A0можете, а\u00A0удалять можете.',
  remove: 'Удалить товар',
  removeFailed: 'Не удалось удалить товар',
  removed: (name: string) => `Товар ${quoted(name)} удалён`,
  removedHint: 'Его больше нет в\u00A0каталоге. В\u00A0оформленных заказах он остался.',
  recover: 'Вернуть товар',
  recoverFailed: 'Не удалось вернуть товар',
} as const;
