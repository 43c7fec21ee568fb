import type { checkoutMachine } from '#machines/order/checkout.machine.ts';
import { placingStrings } from '#entities/order/placing/placing.strings.ts';
import { authStrings } from '#storefront/auth/auth.strings.ts';
import { cartStrings } from '#storefront/cart/cart.strings.ts';
import { checkoutStrings } from '#storefront/checkout/checkout.strings.ts';
import { defineWords } from '../kit/words.ts';

const form = `Форма «${cartStrings.checkoutTitle}»`;
const submit = checkoutStrings.submit('сумма');

export const checkoutWords = defineWords<typeof checkoutMachine>('order/checkout', {
  title: cartStrings.checkoutTitle,
  begin: `Положите товар в корзину и откройте «${cartStrings.title}».`,
  as: { 'checkout.requested': ({ isSignedIn }) => (isSignedIn ? 'Войдите.' : 'Не входите: это случай гостя.') },
  events: {
    'checkout.requested': ({ isSignedIn }) =>
      `Нажмите «${cartStrings.checkout}»${isSignedIn ? '' : `: откроется «${authStrings.phoneTitle}»`}.`,
    'checkout.left': `Нажмите «${checkoutStrings.back}».`,
    'form.changed': ({ edits }) => `В поле «${placingStrings.comment}» введите «${edits.comment ?? ''}».`,
    'form.submitted': `Заполните данные получения и нажмите «${submit}».`,
    'retry.requested': `Нажмите «${checkoutStrings.lostCheck}».`,
  },
  answers: {
    'flushCart done': 'Дождитесь, пока сохранятся правки корзины.',
    'flushCart failed': 'Пусть правки корзины не сохранятся: отключите сеть.',
    'checkoutCart done': 'Дождитесь оформления.',
    'checkoutCart failed': 'Пусть заказ не оформится: имя в одну букву магазин отклонит, а без сети ответа нет.',
  },
  states: {
    closed: `Корзина с кнопкой «${cartStrings.checkout}»; формы нет.`,
    filling: ({ refusal }) => {
      if (!refusal) return `${form}; в ней то, что введено.`;
      const why = refusal.code === '' ? placingStrings.unanswered : 'Проверьте заполнение полей.';
      return `${form}; введённое осталось, и сказано: «${why}»`;
    },
    flushing: `${form}; «${submit}» показывает загрузку.`,
    sending: `${form}; «${submit}» показывает загрузку.`,
  },
});
