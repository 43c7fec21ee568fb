import type { photoPricingMachine } from '#machines/order/photo-pricing.machine.ts';
import { photoPricesStrings as texts } from '#office/photo-prices/photo-prices.strings.ts';
import { defineWords } from '../kit/words.ts';

const photoOf = (lineId: number): string => (lineId === 31 ? 'первого фото' : 'второго фото');

export const photoPricingWords = defineWords<typeof photoPricingMachine>('order/photo-pricing', {
  title: 'Цены по фото',
  begin: `Войдите сотрудником, откройте цены по фото: в «${texts.strip}» два фото или больше.`,
  events: {
    'photo.judged': ({ photo: { lineId, verdict } }) =>
      verdict.kind === 'price'
        ? `У ${photoOf(lineId)} введите цену ${String(verdict.content.price ?? '').replace('.', ',')} и название, ` +
          `нажмите «${texts.save}».`
        : `У ${photoOf(lineId)} нажмите «${verdict.kind === 'absent' ? texts.absent : texts.takeBack}».`,
    'photo.left': ({ lineId }) =>
      `Пусть цену ${photoOf(lineId)} тем временем поставит другой; откройте его и нажмите «${texts.next}».`,
    'sending.repeated': `Нажмите «${texts.repeat}».`,
  },
  answers: {
    'savePhoto done': ({ output: { isSaved } }) =>
      isSaved ? 'Дождитесь сохранения.' : 'Пусть позицию тем временем изменит другой сотрудник.',
    'savePhoto failed': 'Пусть цена не сохранится: неверную магазин отклонит, а без сети ответа нет.',
  },
  states: {
    idle: 'Ничего не ждёт сохранения; у несохранённых фото сказано почему.',
    saving: `Показано следующее фото; у прежнего «${texts.states.unsent}».`,
    unanswered: ({ unsent }) => `«${texts.unanswered(unsent.length)}» и кнопка «${texts.repeat}».`,
  },
});
