import type { stateChangeMachine } from '#machines/order/state-change.machine.ts';
import { orderStateNames } from '#entities/order/order-states.strings.ts';
import { transitionsStrings, verbOf } from '#entities/order/transitions/transitions.strings.ts';
import { defineWords } from '../kit/words.ts';

export const stateChangeWords = defineWords<typeof stateChangeMachine>('order/state-change', {
  title: 'Приём заказа и его статусы',
  begin: `Войдите сотрудником, откройте заказ в статусе «${orderStateNames.created}».`,
  events: {
    'state.chosen': ({ next }) => `В «${transitionsStrings.actions}» нажмите «${verbOf(next)}».`,
    'change.confirmed': ({ reason }) =>
      reason.trim() === ''
        ? 'Подтвердите, ничего не вписывая.'
        : `В «${transitionsStrings.reason}» впишите «${reason.trim()}» и подтвердите.`,
    'change.declined': `Нажмите «${transitionsStrings.no}».`,
  },
  answers: {
    'updatePlacedOrderState done': ({ output }) => {
      if (!output) return 'Дождитесь, пока статус сохранится.';
      return output.next
        ? 'Пусть заказ тем временем изменит другой сотрудник.'
        : 'Пусть заказ тем временем закроет другой сотрудник.';
    },
    'updatePlacedOrderState failed': 'Пусть статус не сохранится: товара не хватает, или сети нет.',
  },
  states: {
    idle: `Прежний статус («${orderStateNames.created}»), вопроса нет.`,
    asking: ({ chosen, meanwhile, short }) =>
      [
        `Вопрос перед «${chosen ? verbOf(chosen) : ''}»`,
        chosen?.needs_reason ? `; есть поле «${transitionsStrings.reason}»` : '',
        chosen?.is_forced ? `; сказано: «${transitionsStrings.forced}»` : '',
        meanwhile ? '; сказано, что запись изменилась' : '',
        short ? '; сказано, какого товара не хватает' : '',
        '.',
      ].join(''),
    saving: ({ chosen }) => `Статус уже «${chosen ? orderStateNames[chosen.state] : ''}», кнопки недоступны.`,
  },
});
