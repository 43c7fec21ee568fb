import type { favouriteMachine } from '#machines/favourite/favourite.machine.ts';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { defineWords } from '../kit/words.ts';

const heartOf = ({ isFavourite }: { isFavourite: boolean }): string =>
  isFavourite ? 'Сердце закрашено.' : 'Сердце пустое.';

export const favouriteWords = defineWords<typeof favouriteMachine>('favourite/favourite', {
  title: 'Сердце товара',
  begin: ({ isFavourite }) => `Войдите, откройте каталог и найдите товар, который ${isFavourite ? '' : 'не '}отмечен.`,
  events: {
    'favourite.toggled': `Нажмите сердце товара («${goodsStrings.favourite('название')}»).`,
    'favourite.received': {
      comes: ({ isFavourite }) =>
        `В другой вкладке ${isFavourite ? 'отметьте тот же товар' : 'снимите отметку с того же товара'}.`,
    },
  },
  answers: {
    'saveFavourite done': 'Дождитесь, пока отметка сохранится.',
    'saveFavourite failed': 'Пусть отметка не сохранится: отключите сеть до нажатия.',
  },
  states: { idle: heartOf, saving: heartOf },
});
