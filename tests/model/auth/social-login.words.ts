import type { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import { authStrings } from '#storefront/auth/auth.strings.ts';
import { defineWords } from '../kit/words.ts';

const { social } = authStrings;
const networks: Readonly<Record<string, string>> = { 'vk-oauth2': social.vk, 'odnoklassniki-oauth2': social.ok };
const waits = 'Кнопка этой сети показывает загрузку';

export const socialLoginWords = defineWords<typeof socialLoginMachine>('auth/social-login', {
  title: social.title,
  begin: 'Откройте витрину гостем, в меню нажмите «Войти».',
  events: {
    'provider.chosen': ({ provider }) => `Нажмите «${social.through(networks[provider] ?? provider)}».`,
    'dialog.closed': `Нажмите «${authStrings.close}».`,
  },
  answers: {
    'openPopup done': ({ output: { isOpen } }) =>
      isOpen ? 'Дождитесь окна сети.' : 'Пусть браузер не откроет окна: запретите ему всплывающие.',
    'openPopup failed': 'Пусть окно не откроется.',
    'closePopup done': 'Дождитесь, пока окно сети закроется.',
    'closePopup failed': 'Пусть окно сети не закроется само.',
    'readPopup done': ({ output: { state } }) =>
      ({
        waiting: 'В окне сети пока ничего не делайте.',
        closed: 'Закройте окно сети.',
        error: 'В окне сети откажите в доступе.',
        code: 'В окне сети разрешите доступ.',
      })[state],
    'readPopup failed': 'Пусть окно сети уйдёт туда, где его не прочесть.',
    'getToken done': 'Дождитесь входа.',
    'getToken failed': 'Пусть магазин откажет: отключите сеть.',
  },
  delays: { popupRest: 'Подождите мгновение.' },
  states: {
    idle: 'Кнопки сетей доступны, окна сети нет.',
    'away.opening': `${waits}.`,
    'away.watching': `${waits}, окно сети открыто.`,
    'away.reading': `${waits}, окно сети открыто.`,
    closing: 'Окно сети закрывается.',
    exchanging: `${waits}, окна сети нет.`,
    signedIn: 'Окно входа закрылось; в меню имя вместо гостя.',
  },
});
