import type { paymentDecisionMachine } from '#machines/payment/payment-decision.machine.ts';
import { decisionStrings as texts, decisionVerbs } from '#office/payments/office-payments.strings.ts';
import { defineWords } from '../kit/words.ts';

export const paymentDecisionWords = defineWords<typeof paymentDecisionMachine>('payment/payment-decision', {
  title: 'Решение по платежу',
  begin: 'Войдите кассиром, откройте платежи на проверке; среди них есть пополнение и возврат.',
  events: {
    'decision.chosen': ({ state }) =>
      `У ${state === 'F' ? 'пополнения' : 'возврата'} нажмите «${decisionVerbs[state]}».`,
    'decision.confirmed': ({ reason }) =>
      reason.trim() === ''
        ? 'Подтвердите, ничего не вписывая.'
        : `Впишите «${reason.trim()}» («${texts.reason}» или «${texts.comment}») и подтвердите.`,
    'decision.declined': `Нажмите «${texts.no}» (или «${texts.close}»).`,
  },
  answers: {
    'updatePayment done': ({ output }) => {
      if (!output) return 'Дождитесь, пока решение сохранится.';
      return output.isOpen
        ? 'Пусть платёж тем временем изменит другой сотрудник.'
        : 'Пусть решение по платежу тем временем примет другой сотрудник.';
    },
    'updatePayment failed': 'Пусть решение не сохранится: отключите сеть.',
  },
  states: {
    idle: 'Список платежей, вопроса нет.',
    asking: ({ chosen, meanwhile, refusal }) =>
      `Вопрос с кнопкой «${chosen ? decisionVerbs[chosen.state] : ''}»` +
      (meanwhile ? '; сказано, что запись изменилась' : '') +
      (refusal ? `; сказано: «${texts.unanswered}»` : '.'),
    saving: ({ chosen }) => `«${chosen ? decisionVerbs[chosen.state] : ''}» показывает загрузку.`,
  },
});
