import type { itemImportMachine } from '#machines/item-import/item-import.machine.ts';
import { itemFilesStrings as texts } from '#office/items/files/item-files.strings.ts';
import { defineWords } from '../kit/words.ts';

export const itemImportWords = defineWords<typeof itemImportMachine>('item-import/item-import', {
  title: texts.title,
  begin: `Войдите сотрудником, откройте «${texts.title}», нажмите «${texts.choose}» и выберите файл.`,
  events: {
    'import.applying': ({ isWhole }) => `Выберите «${isWhole ? texts.whole : texts.good}» и нажмите «Записать …».`,
    'import.parsing': `Смените «${texts.encoding}» (после отказа нажмите «${texts.again}»).`,
    'import.canceled': `Нажмите «${texts.cancel}» (пока читается или пишется, «${texts.stop}»).`,
    'import.previewed': { comes: 'Дождитесь, пока файл прочтётся.' },
    'import.done': { comes: 'Дождитесь конца записи.' },
    'import.failed': { comes: 'Пусть файл не прочтётся: возьмите испорченный.' },
    'import.uploaded': { comes: 'Загрузите файл.' },
  },
  states: {
    uploaded: `«${texts.reading}».`,
    parsing: `«${texts.reading}».`,
    previewed: `Имя файла, строки с тем, что с каждой станет, и «${texts.cancel}».`,
    applying: `«${texts.writing}» и «${texts.stop}».`,
    done: `«${texts.done}», сколько записано, и «${texts.another}».`,
    failed: `Почему не вышло, «${texts.again}» и «${texts.another}».`,
    canceled: `«${texts.canceled}» и «${texts.another}».`,
  },
});
