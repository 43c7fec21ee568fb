import type { payingMachine } from '#machines/payment/paying.machine.ts';
import { paymentWayNames } from '#entities/payment/account.strings.ts';
import { kindStrings, payingStrings } from '#storefront/account/paying.strings.ts';
import { defineWords } from '../kit/words.ts';

export const payingWords = defineWords<typeof payingMachine>('payment/paying', {
  title: `${kindStrings.top_up.title}, ${kindStrings.refund.title.toLowerCase()}`,
  begin: ({ kind }) => `Войдите, откройте свои платежи и в них «${kindStrings[kind].title}».`,
  events: {
    'form.changed': `Измените «${payingStrings.comment}».`,
    'form.submitted': ({ content: { amount, way, comment } }) =>
      `Введите сумму ${String(amount).replace('.', ',')}, выберите «${paymentWayNames[way]}», ` +
      `в «${payingStrings.comment}» впишите «${comment ?? ''}» и нажмите кнопку с суммой.`,
    'dialog.opened': 'Откройте то же окно снова.',
    'dialog.closed': `Закройте окно; если заявка отправлена, то кнопкой «${payingStrings.done}».`,
  },
  answers: {
    'createPayment done': 'Дождитесь ответа.',
    'createPayment failed': 'Пусть заявка не примется: ноль магазин отклонит, а без сети ответа нет.',
  },
  states: {
    filling: ({ refusal }) => {
      if (!refusal) return 'Форма; в ней то, что введено.';
      const why = refusal.code === '' ? payingStrings.unanswered : 'Это значение должно быть числом.';
      return `Форма со всем введённым, и сказано: «${why}»`;
    },
    sending: 'Кнопка с суммой показывает загрузку.',
    complete: ({ kind }) => `«${kindStrings[kind].complete}», номер заявки, сумма и «${payingStrings.done}».`,
    seen: 'Окно закрыто.',
  },
});
