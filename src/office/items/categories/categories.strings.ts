import { keepTogether } from '#lib/no-break.ts';
import { quoted } from '#lib/quoted.ts';

/** The noun «товар» for each count. */
export const itemForms = { one: 'товар', few: 'товара', many: 'товаров' } as const;

/** Texts of the page of categories. */
export const categoriesStrings = {
  title: 'Категории',
  toCatalog: 'В\u00A0каталог',
  loading: 'Загружаем категории',
  add: 'Новая категория',
  addTitle: 'Новая категория',
  editTitle: 'Категория',
  empty: 'Категорий пока нет',
  emptyHint: keepTogether('Товар добавляют в категорию, поэтому начните с них.'),
  name: 'Название',
  parent: 'Внутри категории',
  topLevel: 'На\u00A0верхнем уровне',
  parentHint: 'Категории вкладываются не\u00A0глубже пяти уровней.',
  picture: 'Картинка',
  pictureHint: 'Её видно на\u00A0главной странице.',
  removePicture: 'Убрать картинку',
  pictureWait: 'Дождитесь, пока картинка загрузится, или уберите её.',
  pictureFailed: 'Картинка не\u00A0загрузилась. Загрузите другую или уберите её.',
  edit: 'Изменить',
  editOf: (name: string) => `Изменить ${quoted(name)}`,
  remove: 'Удалить',
  removeOf: (name: string) => `Удалить ${quoted(name)}`,
  removeTitle: (name: string) => `Удалить ${quoted(name)}?`,
  removeHint: keepTogether('Категории внутри неё станут на её место. Вернуть её будет нельзя.'),
  itemsTo: 'Куда перенести товары',
  itemsToChoose: 'Выберите категорию',
  earlier: (name: string) => `Поднять ${quoted(name)}`,
  later: (name: string) => `Опустить ${quoted(name)}`,
  moveFailed: 'Не\u00A0удалось переставить',
  save: 'Сохранить',
  cancel: 'Отмена',
  unexplained: 'Ошибка на\u00A0сервере. Нажмите кнопку ещё раз.',
  unanswered: 'Ответ сервера не\u00A0пришёл. Проверьте связь и\u00A0нажмите кнопку ещё раз.',
} as const;
