import type { ItemColumn } from '#contract/types.ts';
import { count } from './values.strings.ts';

/** Texts of files of items. */
export const itemFileTexts = {
  sheet: 'Товары',
  fileName: (day: string) => `Товары, ${day}`,
  yes: 'да',
  no: 'нет',
  errorsName: (name: string) => `Ошибки, ${name}`,
  uncounted: 'без учёта',
  line: 'Строка',
  whatIsWrong: 'Что не\u00A0так',
  problems: {
    needed: 'Нужно для нового товара.',
    notCleared: 'Это поле нельзя очистить.',
    tooLong: (most: number) => `Не\u00A0больше ${count(most, { one: 'знака', few: 'знаков', many: 'знаков' })}.`,
    notPrice: 'Это не\u00A0цена. Пример: 1290,50.',
    kopecks: 'Цена указывается с\u00A0точностью до\u00A0копейки.',
    tooMuch: (most: number) => `Цена не\u00A0больше ${most.toLocaleString('ru')}.`,
    notWhole: (min: number, max: number) => `Нужно целое число от\u00A0${min} до\u00A0${max}.`,
    minimumTooMuch: (most: number) => `С\u00A0такой кратностью минимум не\u00A0больше ${most}.`,
    notYesNo: 'Нужно «да» или «нет».',
    stockMoved: (was: string, now: string) =>
      `Изменился с\u00A0выгрузки: было ${was}, сейчас ${now}. ` +
      'Чтобы всё равно записать свой, очистите ячейку «Остаток при\u00A0выгрузке».',
    noCategory: (path: string) => `Нет категории «${path}».`,
    pathNeeded: (name: string) => `Категорий «${name}» несколько. Укажите путь: Посуда / Чашки.`,
    sameCategories: 'Таких категорий несколько. Переименуйте одну из\u00A0них.',
    tooManyCategories: (most: number) => `Не\u00A0больше ${most} категорий у\u00A0товара.`,
    noPicture: (name: string) => `Нет файла «${name}» среди загруженных фото.`,
    tooManyPictures: (most: number) => `Не\u00A0больше ${most} фото.`,
    notAttributes: 'Характеристики пишутся по\u00A0одной в\u00A0строке: «Цвет: белый».',
    tooManyAttributes: (most: number) => `Не\u00A0больше ${most} характеристик.`,
    sameAttributes: 'Одна характеристика указана дважды.',
    longAttribute: 'Название характеристики не\u00A0длиннее 100 знаков, значение не\u00A0длиннее 500.',
    mayNotCreate: 'Нет права добавлять товары.',
    mayNotEdit: 'Нет права изменять товары.',
    needsArticle: 'Нужен артикул: по\u00A0нему товар находят.',
    deleted: 'Товар удалён. Сначала восстановите его.',
    unknownNumber: 'Товара с\u00A0таким номером нет.',
    repeated: (line: number) => `Этот товар уже есть в\u00A0строке ${line}.`,
    articleTaken: 'Товар с\u00A0таким артикулом появился после проверки. Проверьте файл ещё раз.',
    changedMeanwhile: 'Товар изменили после проверки. Проверьте файл ещё раз.',
    categoryGone: 'Категорию удалили после проверки.',
    pictureGone: 'Фото больше нет на\u00A0сервере. Загрузите архив ещё раз.',
  },
};

/** Why an import failed as a whole. */
export const importProblems = {
  unreadable: 'Файл не\u00A0удалось прочитать. Подойдут Excel (.xlsx) и\u00A0CSV.',
  empty: 'В\u00A0файле нет строк с\u00A0товарами. Первая строка\u00A0— названия столбцов.',
  too_many_rows: 'В\u00A0файле больше 20\u00A0000 строк. Разделите его на\u00A0части.',
  too_many_columns: 'В\u00A0файле больше 60 столбцов. Уберите лишние.',
  too_much_text: 'В\u00A0файле слишком много текста. Разделите его на\u00A0части.',
  interrupted: 'Работа прервалась. Проверьте файл ещё раз: записанное останется без изменений.',
  row_failed: 'Ничего не\u00A0записано: пока шла запись, товары изменили. Проверьте файл ещё раз.',
  fault: 'Не\u00A0удалось закончить. Проверьте файл ещё раз.',
};

/** Other titles that columns of these fields are known by, in lower case. */
export const knownTitles: Readonly<Partial<Record<ItemColumn, readonly string[]>>> = {
  article: ['арт', 'арт.', 'код', 'код товара', 'sku', 'article'],
  name: ['наименование', 'товар', 'название товара', 'name'],
  description: ['описание товара', 'description'],
  category: ['категории', 'раздел', 'группа', 'category'],
  retail_price: ['розничная цена', 'цена, ₽', 'цена, руб.', 'розница', 'price'],
  trade_price: ['опт', 'оптовая', 'цена опт', 'trade price'],
  discount: ['скидка', 'discount'],
  count_step: ['кратно', 'шаг', 'упаковка', 'в упаковке'],
  count_min: ['минимальное количество', 'мин. количество', 'минимальный заказ'],
  stock: ['остатки', 'наличие', 'количество', 'кол-во', 'склад', 'на складе', 'stock'],
  is_hidden: ['скрыть', 'скрытый'],
  pictures: ['фотографии', 'картинки', 'изображения', 'изображение', 'фотография'],
  attributes: ['атрибуты', 'свойства', 'параметры'],
};
