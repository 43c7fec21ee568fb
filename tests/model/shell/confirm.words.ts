import type { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { confirmStrings } from '#app/overlays/confirm.strings.ts';
import { shellStrings } from '#app/shell/shell.strings.ts';
import { cartStrings } from '#storefront/cart/cart.strings.ts';
import { defineWords } from '../kit/words.ts';

const yes = confirmStrings['deleteLine']?.yes ?? '';

export const confirmWords = defineWords<typeof confirmMachine>('shell/confirm', {
  title: 'Вопрос перед удалением',
  begin: `Положите в корзину кружку и чайник, откройте «${cartStrings.title}».`,
  events: {
    'question.asked': { comes: ({ question }) => `Нажмите «${cartStrings.remove(question.name ?? 'товар')}».` },
    'question.confirmed': `Нажмите «${yes}».`,
    'question.declined': `Нажмите «${shellStrings.no}».`,
  },
  states: {
    idle: 'Вопроса на экране нет.',
    asking: ({ question }) => `Вопрос «Удалить «${question?.name ?? 'товар'}» из корзины?».`,
  },
});
