import type { markQueueMachine } from '#machines/purchase/mark-queue.machine.ts';
import { marketStrings as texts } from '#storefront/market/market.strings.ts';
import { defineWords } from '../kit/words.ts';

const names: Readonly<Record<number, string>> = { 31: 'Чашка', 32: 'Ваза' };
const nameOf = (lineId: number): string => names[lineId] ?? `позиция ${lineId}`;

export const markQueueWords = defineWords<typeof markQueueMachine>('purchase/mark-queue', {
  title: 'Отметки в закупке',
  begin: `Войдите посредником, откройте «${texts.title}» и закупку с чашкой и вазой.`,
  events: {
    'mark.told': ({ waiting: { name, mark } }) => {
      if (mark.state === 'P') return `Нажмите «${texts.boughtOf(name)}».`;
      if (mark.state === 'O') return `Нажмите «${texts.undoOf(name)}».`;
      return `Нажмите «${texts.refusedOf(name)}», впишите причину и отметьте.`;
    },
    'mark.givenUp': ({ lineId }) => `Нажмите «${texts.giveUpOf(nameOf(lineId))}».`,
    'refusal.read': ({ lineId }) => `Нажмите «${texts.readOf(nameOf(lineId))}».`,
    'marks.settledElsewhere': { comes: 'Дождитесь, пока те же отметки отправит другая вкладка.' },
    'network.lost': { comes: 'Отключите сеть.' },
    'network.restored': { comes: 'Включите сеть.' },
  },
  answers: {
    'sendMark done': 'Дождитесь отправки.',
    'sendMark failed': 'Пусть отметка не отправится: без сети, при занятом сервере, или магазин её отклонит.',
  },
  delays: { shown: 'Подождите, пока сообщение исчезнет.', resend: 'Подождите: отправится само.' },
  states: {
    offline: ({ unsent }) => (unsent.length > 0 ? `«${texts.waiting(unsent.length)}».` : 'Сообщения об отправке нет.'),
    idle: 'Сообщения об отправке нет.',
    sending: 'Позиция уже отмечена, сообщения об отправке нет.',
    told: ({ late }) => `«${texts.sent(late ?? 0)}».`,
    unanswered: ({ unsent }) => `«${texts.waiting(unsent.length)}».`,
    busy: ({ unsent }) => `«${texts.waitingForServer(unsent.length)}».`,
  },
});
