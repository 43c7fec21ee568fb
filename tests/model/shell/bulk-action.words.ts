import type { bulkActionMachine } from '#machines/shell/bulk-action.machine.ts';
import { bulkStrings as texts } from '#office/kit/bulk/bulk.strings.ts';
import { defineWords } from '../kit/words.ts';

const orders: Readonly<Record<number, string>> = { 3: 'первый', 5: 'второй', 7: 'третий', 9: 'четвёртый' };
const named = (ids: readonly number[]): string => ids.map((id) => orders[id] ?? `заказ ${id}`).join(', ');

export const bulkActionWords = defineWords<typeof bulkActionMachine>('shell/bulk-action', {
  title: 'Действие над многими строками',
  begin: 'Войдите сотрудником, откройте список заказов.',
  events: {
    'change.chosen': ({ ids }) =>
      (ids.length === 0
        ? 'Выберите заказы, из которых изменить нельзя ни один, '
        : `Выберите заказы: ${named(ids)}; `) + `нажмите «${texts.act}», выберите, что сделать, и «${texts.go}».`,
    'change.stopped': `Нажмите «${texts.stop}».`,
    'change.resumed': `Нажмите «${texts.resume}».`,
    'change.closed': `Нажмите «${texts.close}».`,
    'refused.retried': 'Нажмите «Повторить для …».',
  },
  answers: {
    'changeRows done': ({ output: { refused } }) =>
      refused.length === 0
        ? 'Дождитесь ответа.'
        : `Пусть магазин откажет по заказам: ${named(refused.map(({ id }) => id))}.`,
    'changeRows failed': 'Пусть ответ не придёт: отключите сеть.',
  },
  states: {
    idle: 'Список заказов с полями выбора; хода изменения нет.',
    changing: ({ done, refused, total, isStopping }) =>
      `«${texts.progress(done + refused.length, total)}» и «${isStopping ? texts.stopping : texts.stop}».`,
    paused: ({ waiting, refusal }) =>
      `«${refusal === null ? texts.stopped(waiting.length) : texts.lost(waiting.length)}» и «${texts.resume}».`,
    finished: ({ refused, unchanged }) =>
      `Итог изменения${unchanged > 0 ? `, «${texts.unchanged(unchanged)}»` : ''}; ` +
      `${refused.length > 0 ? `«${texts.refused(refused.length)}» с причинами` : 'отказов нет'}; «${texts.close}».`,
  },
});
