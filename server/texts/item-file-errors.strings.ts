import { count, type TextParams } from './values.strings.ts';

/** Errors of exports and imports of items, with their HTTP status and Russian text. */
export const itemFileErrors = {
  export_too_long: {
    status: 409,
    detail: ({ max }: TextParams) =>
      `Товаров больше ${count(Number(max), { one: 'штуки', few: 'штук', many: 'штук' })}. Сузьте фильтры.`,
  },
  import_move_not_allowed: { status: 409, detail: 'Сейчас этого с\u00A0импортом сделать нельзя. Обновите страницу.' },
  import_finished: { status: 409, detail: 'Этот импорт уже закончен. Загрузите файл ещё раз.' },
  import_nothing_to_write: { status: 409, detail: 'В\u00A0файле нет строк, которые что-нибудь меняют.' },
  import_has_errors: {
    status: 409,
    detail: 'В\u00A0файле есть ошибки. Исправьте их или запишите только верные строки.',
  },
  file_empty: { status: 400, detail: 'Файл пустой. Выберите другой.' },
  file_not_table: {
    status: 415,
    detail: 'Это не\u00A0таблица с\u00A0товарами. Подойдут Excel (.xlsx) и\u00A0CSV.',
  },
  file_not_workbook: {
    status: 415,
    detail:
      'Имя файла кончается на\u00A0.xlsx, но\u00A0внутри не\u00A0книга Excel. ' +
      'Сохраните таблицу в\u00A0Excel заново или\u00A0загрузите её как CSV.',
  },
  archive_unreadable: { status: 415, detail: 'Это не\u00A0ZIP-архив, или он повреждён.' },
  archive_unsafe: { status: 400, detail: 'В\u00A0архиве есть файлы с\u00A0недопустимыми путями. Соберите его заново.' },
  archive_too_large: {
    status: 413,
    detail: 'В\u00A0архиве больше 500 файлов или\u00A0200\u00A0МБ. Разделите его на\u00A0части.',
  },
} as const;
