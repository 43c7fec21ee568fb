import type { favouritesMachine } from '#machines/favourite/favourites.machine.ts';
import { defineWords } from '../kit/words.ts';

const itemOf = (itemId: number): string => (itemId === 1 ? 'первого товара' : 'второго товара');

export const favouritesWords = defineWords<typeof favouritesMachine>('favourite/favourites', {
  title: 'Понравившееся',
  begin: 'Откройте каталог гостем.',
  events: {
    'item.toggled': ({ itemId }) => `Нажмите сердце ${itemOf(itemId)}.`,
    'account.entered': { comes: 'Войдите.' },
    'favourite.saved': { comes: ({ itemId }) => `Дождитесь, пока отметка ${itemOf(itemId)} сохранится.` },
    'favourite.saveFailed': {
      comes: ({ itemId }) => `Пусть отметка ${itemOf(itemId)} не сохранится: отключите сеть.`,
    },
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
