import type { BackupProblem } from '../backup/manifest.ts';

const usage = `Как пользоваться:
  npm run backup -- save ПАПКА
  npm run backup -- restore ПАПКА [--replace]
Вместо папки можно поставить «-»: копия пойдёт одним потоком.
  npm run -s backup -- save - > shop.tar
  npm run -s backup -- restore - < shop.tar`;

/** Texts for the person who saves or restores a copy. */
export const backupStrings = {
  usage,
  saved: ({ rows, pictures, seconds }: { rows: number; pictures: number; seconds: string }) =>
    `Копия сохранена за ${seconds} с: записей ${rows}, файлов фото ${pictures}.`,
  unfinished: (folder: string) =>
    `Рядом осталась папка незаконченного сохранения: «${folder}». ` +
    'Если сейчас в\u00A0неё не пишет другая команда, сохранение прервалось, и\u00A0папку можно удалить.',
  restored: ({
    rows,
    pictures,
    savedAt,
    seconds,
  }: {
    rows: number;
    pictures: number;
    savedAt: string;
    seconds: string;
  }) =>
    `Копия от ${savedAt} восстановлена за ${seconds} с: записей ${rows}, файлов фото ${pictures}. ` +
    'Теперь запустите магазин; войти в\u00A0него нужно заново.',
  problems: {
    not_empty: (folder) => `В папке «${folder}» уже что-то есть. Укажите новую или пустую.`,
    nothing_to_save: () => 'Сохранять нечего: магазина ещё нет.',
    no_backup: (folder) => `В «${folder}» нет копии магазина.`,
    damaged: (path) => `Копия повреждена: файл ${path} потерян или изменён. Ничего не восстановлено.`,
    no_manifest: (path) => `Это не копия магазина: в файле ${path} не то, что в ней бывает. Ничего не восстановлено.`,
    newer: () => 'Копия сделана более новой версией. Обновите программу и повторите.',
    has_shop: () =>
      'Здесь уже есть магазин. Чтобы заменить его копией, добавьте --replace: всё, чего в копии нет, пропадёт.',
    in_use: () => 'С этой базой сейчас работает магазин. Остановите все его процессы и повторите.',
    disk_full: (path) => `На диске закончилось место${path && ` («${path}»)`}. Ничего не сохранено и не заменено.`,
    no_access: (path) =>
      `Нет доступа${path && ` к «${path}»`}. Команда и магазин работают от одной учётной записи: ` +
      'дайте ей право на эту папку.',
    no_folder: (path) => `«${path}» — не папка.`,
    row_count: (table) => `Таблица ${table} восстановилась не вся. Ничего не изменено.`,
  } satisfies Readonly<Record<BackupProblem, (about: string) => string>>,
  cut: 'Поток оборвался: копия передана не вся.',
  broken: 'Это не копия магазина, или поток оборвался. Ничего не восстановлено.',
} as const;
