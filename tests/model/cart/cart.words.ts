import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { cartStrings } from '#storefront/cart/cart.strings.ts';
import { defineWords } from '../kit/words.ts';

export const cartWords = defineWords<typeof cartMachine>('cart/cart', {
  title: cartStrings.title,
  begin: `Откройте каталог; «${cartStrings.title}» открывается кнопкой с корзиной.`,
  events: {
    'item.chosen': ({ itemId }) => `У ${itemId === 7 ? 'первого' : 'второго'} товара нажмите «${goodsStrings.toCart}».`,
    'retry.requested': `Нажмите «${cartStrings.retry}».`,
    'cart.received': { comes: 'Измените ту же корзину в другой вкладке.' },
    'flush.requested': { comes: `Нажмите «${cartStrings.checkout}».` },
    'connection.restored': { comes: 'Включите сеть.' },
    'line.saveFailed': { comes: 'Пусть магазин отклонит правку строки.' },
    'line.saveLost': { comes: 'Пусть правка строки не дойдёт: отключите сеть.' },
    'line.deleteFailed': { comes: 'Пусть строка не удалится: отключите сеть.' },
  },
  answers: {
    'getCart done': 'Дождитесь корзины.',
    'getCart failed': 'Пусть корзина не придёт: отключите сеть до открытия.',
    'addCartItem done': 'Дождитесь, пока товар ляжет в корзину.',
    'addCartItem failed': 'Пусть товар не ляжет в корзину: отключите сеть до нажатия.',
  },
  states: {
    loading: `В корзине «${cartStrings.loading}».`,
    failed: `«${cartStrings.failed}» и кнопка «${cartStrings.retry}».`,
    'ready.idle': 'В корзине её строки, ни одна кнопка «В корзину» не ждёт.',
    'ready.adding': 'В корзине её строки; кнопка товара, который кладут, показывает загрузку.',
  },
});
