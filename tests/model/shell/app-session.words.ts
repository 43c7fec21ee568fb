import type { appSessionMachine } from '#machines/shell/app-session.machine.ts';
import { shellStrings } from '#app/shell/shell.strings.ts';
import { statesStrings } from '#ui/states/states.strings.ts';
import { defineWords } from '../kit/words.ts';

const waits = 'Вместо страницы индикатор загрузки.';

export const appSessionWords = defineWords<typeof appSessionMachine>('shell/app-session', {
  title: 'Начало и конец работы',
  begin: ({ isSignedIn }) =>
    isSignedIn ? 'Войдите и загрузите страницу магазина заново.' : 'Откройте магазин гостем.',
  events: {
    'logout.requested': `В меню нажмите «${shellStrings.signOut}».`,
    'retry.requested': `Нажмите «${statesStrings.retry}».`,
    'token.changed': { comes: 'В другой вкладке войдите другим человеком.' },
    'token.ended': { comes: 'Завершите этот сеанс на другом устройстве и перейдите на другую страницу.' },
  },
  answers: {
    'getCurrentRetail done': 'Дождитесь магазина.',
    'getCurrentRetail failed': 'Пусть магазина не будет: чужой адрес, или сервер не отвечает.',
    'getCurrentCustomer done': 'Дождитесь имени в меню.',
    'getCurrentCustomer failed': 'Пусть имя не придёт: отключите сеть.',
    'deleteToken done': 'Дождитесь выхода.',
    'deleteToken failed': 'Пусть выход не дойдёт: отключите сеть.',
  },
  delays: { logoutDelay: 'Подождите шесть секунд.', patience: 'Подождите, пока страница перестанет ждать.' },
  states: {
    loadingShop: waits,
    loadingCustomer: waits,
    guest: `Страница магазина; в меню «${shellStrings.guest}» и «${shellStrings.signIn}».`,
    signedIn: `Страница магазина; в меню имя и «${shellStrings.signOut}».`,
    profileFailed: 'Страница магазина и сообщение, что имя не пришло.',
    endingToken: waits,
    ended: 'Страница загрузилась заново.',
    shopMissing: `«${statesStrings.notFound}» без кнопки «${statesStrings.retry}».`,
    shopUnreached: `«${statesStrings.shopUnreached}» с кнопкой «${statesStrings.retry}».`,
  },
});
