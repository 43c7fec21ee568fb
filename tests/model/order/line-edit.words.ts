import type { lineEditMachine, OpenLine } from '#machines/order/line-edit.machine.ts';
import { lineEditStrings as texts } from '#entities/order/lines/edit/line-edit.strings.ts';
import { stockQuestionStrings } from '#entities/order/lines/stock-question.strings.ts';
import { defineWords } from '../kit/words.ts';

const names: Readonly<Record<number, string>> = { 31: 'Фото', 32: 'Чашка', 33: 'Ещё фото', 34: 'Ваза' };
const nameOf = (id: number): string => `«${names[id] ?? id}»`;
const opens = ({ id, isPricing, cell }: OpenLine): string => {
  if (cell === 'price') return `У позиции ${nameOf(id)} нажмите её цену.`;
  return `У позиции ${nameOf(id)} нажмите «${isPricing ? texts.setPrice : texts.edit}».`;
};
const remove = `«${texts.cancelLine}» (у позиции без цены «${texts.remove}»)`;

export const lineEditWords = defineWords<typeof lineEditMachine>('order/line-edit', {
  title: 'Цены и позиции заказа',
  begin: 'Войдите сотрудником, откройте принятый заказ: чашка и ваза с ценой, два фото без цены.',
  events: {
    'line.opened': ({ line }) => opens(line),
    'line.closed': `Нажмите «${texts.cancel}» или Esc.`,
    'form.changed': `Измените «${texts.price}».`,
    'form.needed': ({ content: { price } }) =>
      `Пусть позицию меняют двое: введите ${String(price).replace('.', ',')} и нажмите Enter.`,
    'form.submitted': ({ content: { price }, next }) =>
      `Введите цену ${String(price).replace('.', ',')} и нажмите «${next ? texts.saveAndNext : texts.save}» (Enter).`,
    'removal.asked': `Нажмите ${remove}.`,
    'removal.declined': `Нажмите «${texts.keep}».`,
    'removal.confirmed': ({ reason }) =>
      `${reason.trim() === '' ? '' : `В «${texts.reason}» впишите «${reason.trim()}». `}Подтвердите: ${remove}.`,
    'force.confirmed': `Нажмите «${stockQuestionStrings.save}».`,
    'force.declined': `Нажмите «${stockQuestionStrings.no}».`,
  },
  answers: {
    'updateOrderLine done': ({ output: { meanwhile } }) =>
      meanwhile === null ? 'Дождитесь сохранения.' : 'Пусть позицию тем временем изменит другой сотрудник.',
    'updateOrderLine failed': 'Пусть цена не сохранится: товара не хватает, или сети нет.',
    'deleteOrderLine done': ({ output: { meanwhile } }) =>
      meanwhile === null ? 'Дождитесь, пока позиция исчезнет.' : 'Пусть позицию тем временем изменит другой сотрудник.',
    'deleteOrderLine failed': 'Пусть позиция не исчезнет: отключите сеть.',
  },
  states: {
    closed: 'Ни одна позиция не открыта.',
    editing: ({ line, isOutdated, refusal }) =>
      `Открыта позиция ${line ? nameOf(line.id) : ''}` +
      (isOutdated ? '; сказано, что запись изменилась, правки остались.' : '') +
      (refusal && !isOutdated ? `; сказано: «${texts.unanswered}» или почему нельзя.` : '') +
      (isOutdated || refusal ? '' : '.'),
    saving: 'В поле введённая цена, менять её нельзя.',
    asking: ({ isOutdated }) =>
      `Вопрос, убрать ли позицию${isOutdated ? `; сказано: «${texts.removalMeanwhile}»` : ''}.`,
    askingForce: `Не хватает товара; кнопки «${stockQuestionStrings.save}» и «${stockQuestionStrings.no}».`,
    removing: 'Кнопка вопроса показывает загрузку.',
  },
});
