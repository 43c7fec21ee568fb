import type { placingOrderMachine } from '#machines/order/placing-order.machine.ts';
import { placingStrings } from '#entities/order/placing/placing.strings.ts';
import { photoOrderStrings } from '#storefront/checkout/photo-order/photo-order.strings.ts';
import { defineWords } from '../kit/words.ts';

export const placingOrderWords = defineWords<typeof placingOrderMachine>('order/placing-order', {
  title: photoOrderStrings.title,
  begin: `Войдите и откройте «${photoOrderStrings.title}».`,
  events: {
    'form.submitted': ({ order }) =>
      `Добавьте фото, в поле «${placingStrings.comment}» ` +
      `${order.comment ? `введите «${order.comment}»` : 'ничего не вводите'}, нажмите «${photoOrderStrings.submit}».`,
    'force.confirmed': `Нажмите «${placingStrings.yes}».`,
    'force.declined': `Нажмите «${placingStrings.no}».`,
  },
  answers: {
    'createPlacedOrder done': ({ output }) =>
      'orderId' in output ? 'Дождитесь оформления.' : 'Пусть такой же заказ уже ждёт: отправьте ту же форму ещё раз.',
    'createPlacedOrder failed': 'Пусть заказ не оформится: имя в одну букву магазин отклонит, а без сети ответа нет.',
  },
  states: {
    filling: ({ refusal }) => {
      if (!refusal) return `Форма «${photoOrderStrings.title}»; в ней то, что введено.`;
      const why = refusal.code === '' ? placingStrings.unanswered : 'Проверьте заполнение полей.';
      return `Форма осталась со всем введённым, и сказано: «${why}»`;
    },
    sending: `«${photoOrderStrings.submit}» показывает загрузку.`,
    askingForce: `Вопрос «${placingStrings.askTitle}»: «${placingStrings.askText}»`,
  },
});
