import { itemForms } from '#entities/item/goods.strings.ts';
import type { CsvDelimiter, ItemImportVerdict, TextEncoding } from '#contract/types.ts';
import { plural } from '#lib/plural.ts';

const rowForms = { one: 'строка', few: 'строки', many: 'строк' };
const pictureForms = { one: 'фото', few: 'фото', many: 'фото' };

/** What becomes of rows. */
export const verdictNames: Readonly<Record<ItemImportVerdict, string>> = {
  create: 'Новые',
  update: 'Изменятся',
  same: 'Без изменений',
  error: 'Ошибки',
};

/** The same of one row. */
export const rowVerdicts: Readonly<Record<ItemImportVerdict, string>> = {
  create: 'Новый',
  update: 'Изменится',
  same: 'Без изменений',
  error: 'Ошибка',
};

/** What became of a row that is written. */
export const writtenVerdicts: Readonly<Record<ItemImportVerdict, string>> = {
  ...rowVerdicts,
  create: 'Создан',
  update: 'Изменён',
};

/** Encodings by their usual names. */
export const encodingNames: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1251': 'Windows-1251',
};

/** Delimiters by their names. */
export const delimiterNames: Readonly<Record<CsvDelimiter, string>> = {
  semicolon: 'Точка с\u00A0запятой',
  comma: 'Запятая',
};

/** Texts of exports and imports of items. */
export const itemFilesStrings = {
  title: 'Импорт товаров',
  import: 'Импорт',
  export: 'Экспорт',
  exportLabel: 'Экспорт списка',
  exportXlsx: 'Excel (.xlsx)',
  exportCsv: 'CSV, UTF-8',
  exportOldCsv: 'CSV, Windows-1251',
  exportFailed: 'Не удалось выгрузить товары',
  exported: (name: string) => `Файл ${name} сохранён`,
  file: 'Товары',

  intro:
    'Товар находят по\u00A0артикулу: известный изменится, новый добавится. ' +
    'До\u00A0записи вы увидите, что\u00A0станет с\u00A0каждой строкой.',
  rules:
    'Пустая ячейка\u00A0— без\u00A0изменений, «-»\u00A0— очистить. Категории пишите каждую с\u00A0новой строки, ' +
    'главную первой: из\u00A0прочих товар уберём. ' +
    'Чтобы изменить товары, начните с\u00A0экспорта, чтобы добавить\u00A0— с\u00A0шаблона.',
  template: 'Скачать шаблон',
  templateFile: 'Шаблон товаров',
  exampleName: 'Пример: замените эту строку',
  exampleAttributes: 'Цвет: белый',
  makeCategory: (path: string) => `Создать «${path}»`,
  categoryFailed: 'Не\u00A0удалось создать категорию',
  choose: 'Выбрать файл',
  drop: 'Или перетащите его сюда: Excel (.xlsx) или\u00A0CSV до\u00A010\u00A0МБ, до\u00A020\u00A0000 строк',
  uploading: 'Загрузка...',
  uploadFailed: 'Не удалось загрузить файл',
  tooLarge: 'Файл больше 10\u00A0МБ.',
  wrongKind: 'Подойдут Excel (.xlsx) и\u00A0CSV.',

  reading: 'Читаем файл',
  writing: 'Записываем товары',
  progress: (done: number, total: number) => `${done} из\u00A0${total}`,
  cancel: 'Отменить импорт',
  stop: 'Остановить',
  moveFailed: 'Не удалось',
  again: 'Проверить ещё раз',
  another: 'Другой файл',
  toCatalogue: 'В\u00A0каталог',
  missing: 'Такого импорта нет',
  missingHint: 'Файлы хранятся неделю. Загрузите его ещё раз.',

  encoding: 'Кодировка',
  delimiter: 'Разделитель',
  columns: 'Столбцы',
  columnsHint: 'Что в\u00A0каком столбце. Магазин запомнит это для следующих файлов.',
  skipped: 'Не\u00A0загружать',
  picturesSample: (count: number) => plural(count, pictureForms),
  sample: (text: string) => `Например: ${text}`,
  noTitle: (place: number) => `Столбец ${place}`,
  settingsFailed: 'Не удалось прочитать файл иначе',

  pictures: 'Добавить фото (ZIP)',
  picturesHint: 'В\u00A0столбце «Фото» стоят имена файлов из\u00A0архива. ZIP до\u00A050\u00A0МБ, можно несколько.',
  picturesCount: (count: number) => `Загружено: ${plural(count, pictureForms)}`,
  picturesFailed: 'Не удалось загрузить архив',
  picturesRefused: (names: readonly string[], more: number, reason: string) =>
    `Не\u00A0загружено: ${names.join(', ')}${more > 0 ? ` и\u00A0ещё\u00A0${more}` : ''}. ${reason}`,

  all: (count: number) => `Все ${count}`,
  verdicts: 'Какие строки показать',
  rows: 'Строки файла',
  lineTitle: 'Строка',
  line: (number: number) => `Строка ${number}`,
  noRows: 'Таких строк нет',
  loadingRow: 'Загрузка...',
  empty: 'пусто',
  samePictures: (count: number) => `${count}, в\u00A0другом порядке`,
  otherPictures: (count: number) => `${count}, другие`,
  change: (before: string, after: string) => `${before} → ${after}`,

  mode: 'Что записать',
  good: 'Только верные строки',
  whole: 'Всё или ничего',
  wholeHint: 'Пока в\u00A0файле есть ошибки, можно записать только верные строки.',
  apply: (count: number) => `Записать ${plural(count, itemForms)}`,
  nothingGood: 'Записывать пока нечего: исправьте строки с\u00A0ошибками и\u00A0загрузите файл ещё раз.',
  nothing: 'В\u00A0файле нет изменений: записывать нечего.',
  errors: 'Скачать ошибки',
  errorsFailed: 'Не удалось скачать ошибки',

  done: 'Готово',
  doneText: (count: number) => `Записано: ${plural(count, rowForms)}.`,
  doneErrors: (count: number) => `С\u00A0ошибками: ${plural(count, rowForms)}. Исправьте их и\u00A0загрузите ещё раз.`,
  failed: 'Импорт не\u00A0закончен',
  canceled: 'Импорт отменён',
  canceledText: (count: number) =>
    count === 0 ? 'Ничего не\u00A0записано.' : `До\u00A0отмены записано: ${plural(count, rowForms)}.`,
} as const;
