import { keepTogether } from '#lib/no-break.ts';
import { ruleStrings } from '#lib/rules.strings.ts';

/** Texts of selected rows, and of a change of many rows before, while it runs and afterwards. */
export const bulkStrings = {
  selected: (count: number) => `Выбрано: ${count}`,
  all: (count: number) => `Выбрать все\u00A0${count}`,
  allFailed: 'Не удалось выбрать все',
  cutShort: (rows: string) => `Выбраны первые ${rows}.`,
  clear: 'Снять выбор',
  act: 'Действия',
  closeDrawer: 'Закрыть',
  title: (rows: string) => `Действия: ${rows}`,
  what: 'Что сделать',
  choose: 'Выберите действие',
  go: 'Изменить',
  none: keepTogether('С этими строками сейчас ничего не сделать.'),
  asItGoes: keepTogether('Что изменить нельзя, покажем по ходу, с причиной.'),
  required: ruleStrings.required,
  newState: 'Новый статус',
  reason: 'Причина',
  progress: (done: number, total: number) => `Готово ${done}\u00A0из\u00A0${total}`,
  running: 'Ход изменения',
  stop: 'Остановить',
  stopping: 'Останавливаем…',
  stopped: (left: number) => `Остановлено. Не изменено: ${left}.`,
  lost: (left: number) => keepTogether(`Связь прервалась. Осталось: ${left}. Ничего не потеряно — можно продолжить.`),
  failed: (detail: string, left: number) => `${detail} Осталось: ${left}.`,
  resume: 'Продолжить',
  done: (count: number) => `Изменено: ${count}.`,
  refused: (count: number) => `Отказано: ${count}`,
  retry: (count: number) => `Повторить для\u00A0${count}`,
  close: 'К\u00A0списку',
} as const;
