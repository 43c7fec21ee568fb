import { keepTogether } from '#lib/no-break.ts';

/** Texts of a change of many rows while it runs and afterwards. */
export const bulkStrings = {
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
