import type { favouritesMachine } from '#machines/favourite/favourites.machine.ts';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { defineWords } from '../kit/words.ts';

export const favouritesWords = defineWords<typeof favouritesMachine>('favourite/favourites', {
  title: 'Понравившееся',
  begin: 'Откройте каталог гостем.',
  events: {
    'item.toggled': ({ itemId }) => `Нажмите «${goodsStrings.favourite(`товар ${itemId}`)}».`,
    'account.entered': { comes: 'Войдите.' },
    'favourite.saved': { comes: ({ itemId }) => `Дождитесь, пока отметка товара ${itemId} сохранится.` },
    'favourite.saveFailed': { comes: ({ itemId }) => `Пусть отметка товара ${itemId} не сохранится: отключите сеть.` },
    'list.outdated': { comes: 'Измените отметки в другой вкладке и вернитесь в эту.' },
  },
  answers: {
    'listFavourites done': 'Дождитесь списка отмеченного.',
    'listFavourites failed': 'Пусть список отмеченного не придёт: отключите сеть.',
  },
  states: {
    guest: 'Ни одно сердце не закрашено.',
    loading: 'Закрашены сердца того, что нажато сейчас и было отмечено раньше.',
    ready: 'Закрашены сердца отмеченных товаров, и только их.',
    failed: 'Закрашены сердца того, что нажато сейчас.',
  },
});
