import type { connectionMachine } from '#machines/shell/connection.machine.ts';
import { shellStrings } from '#app/shell/shell.strings.ts';
import { defineWords } from '../kit/words.ts';

const quiet = 'Полосы о связи нет.';
const tells = `Полоса: «${shellStrings.offline}»`;

export const connectionWords = defineWords<typeof connectionMachine>('shell/connection', {
  title: 'Связь с магазином',
  begin: 'Откройте витрину.',
  events: {
    'call.lost': { comes: 'Остановите сервер и перейдите на другую страницу.' },
    'call.answered': { comes: 'Запустите сервер и перейдите на другую страницу.' },
    'network.lost': { comes: 'Отключите сеть.' },
    'network.restored': { comes: 'Включите сеть.' },
  },
  answers: {
    'pingServer done': 'Дождитесь: магазин отвечает.',
    'pingServer failed': 'Подождите: магазин не отвечает.',
  },
  delays: { recheck: 'Подождите, пока страница спросит сама.' },
  states: { online: quiet, checking: quiet, offline: tells, rechecking: tells },
});
