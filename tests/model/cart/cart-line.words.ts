import type { cartLineMachine } from '#machines/cart/cart-line.machine.ts';
import { confirmStrings } from '#app/overlays/confirm.strings.ts';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { cartStrings } from '#storefront/cart/cart.strings.ts';
import { defineWords } from '../kit/words.ts';

const yes = confirmStrings['deleteLine']?.yes ?? '';

export const cartLineWords = defineWords<typeof cartLineMachine>('cart/cart-line', {
  title: 'Строка корзины',
  begin: `Положите в корзину чашку и откройте «${cartStrings.title}».`,
  events: {
    'count.changed': ({ count }) => `В поле «${goodsStrings.count}» у чашки введите ${count}.`,
    'comment.changed': ({ comment }) => `В поле «${cartStrings.commentHint}» у чашки введите «${comment}».`,
    'deletion.requested': `Нажмите «${cartStrings.remove('Чашка')}».`,
    'flush.requested': { comes: `Сразу нажмите «${cartStrings.checkout}».` },
    'connection.restored': { comes: 'Включите сеть.' },
  },
  answers: {
    'updateCartItem done': 'Дождитесь, пока строка сохранится.',
    'updateCartItem failed':
      'Пусть магазин не сохранит строку: без сети ответа нет, а неверное количество он отклонит.',
    'confirmDeletion done': ({ output }) => (output ? `В вопросе нажмите «${yes}».` : 'В вопросе откажитесь.'),
    'confirmDeletion failed': 'Пусть вопрос закроется без ответа: уйдите со страницы назад и вернитесь.',
    'deleteCartItem done': 'Дождитесь, пока магазин удалит строку.',
    'deleteCartItem failed': 'Пусть магазин не удалит строку: отключите сеть до ответа.',
  },
  delays: { editIdle: 'Секунду ничего не меняйте.', resend: 'Подождите три секунды.' },
  states: {
    idle: 'Чашка в корзине, пометки о сохранении нет.',
    editing: 'В полях то, что введено; ничего не мешает вводить дальше.',
    saving: `У чашки стоит «${cartStrings.saving}».`,
    waiting: `Введённое осталось в полях; пока связи нет, у чашки стоит «${cartStrings.unsaved}».`,
    asking: `Вопрос «Удалить «Чашка» из корзины?» с кнопкой «${yes}».`,
    deleting: 'Чашки в корзине нет.',
    deleted: 'Чашки в корзине нет, и она не возвращается.',
  },
});
