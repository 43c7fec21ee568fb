import type { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { authStrings } from '#storefront/auth/auth.strings.ts';
import { shellStrings } from '#app/shell/shell.strings.ts';
import { fieldsStrings } from '#ui/fields/fields.strings.ts';
import { defineWords } from '../kit/words.ts';

const waitsForCall = `«${authStrings.callTitle}»: номер магазина и «${authStrings.waiting}».`;
const waitsForCode = `«${authStrings.codeTitle}»: поле «${fieldsStrings.code}».`;

export const phoneLoginWords = defineWords<typeof phoneLoginMachine>('auth/phone-login', {
  title: 'Вход по звонку',
  begin: 'Откройте витрину гостем, рядом держите телефон (в демо-магазине он в углу страницы).',
  events: {
    'dialog.opened': { comes: `В меню нажмите «${shellStrings.signIn}» (или оформите корзину, или нажмите сердце).` },
    'dialog.closed': `Нажмите «${authStrings.close}».`,
    'phone.changed': ({ phone }) => `Введите телефон ${phone}.`,
    'phone.submitted': `Нажмите «${authStrings.proceed}».`,
    'code.changed': ({ code }) => `В поле «${fieldsStrings.code}» введите ${code}.`,
    'code.submitted': `Нажмите «${authStrings.confirm}».`,
    'phoneChange.requested': `Нажмите «${authStrings.changePhone}».`,
    'repeat.requested': `Нажмите «${authStrings.repeat}» (после повтора на её месте «${authStrings.otherWay}»).`,
  },
  answers: {
    'sendCall done': 'Дождитесь, пока зазвонит телефон.',
    'sendCall failed': 'Пусть звонка не будет: отключите сеть, или запас звонков исчерпан.',
    'readClock done': 'Подождите мгновение: начнётся отсчёт до повтора.',
    'readClock failed': 'Подождите: отсчёта не будет.',
    'sendReceiveCall done': 'Дождитесь номера, на который звонить.',
    'sendReceiveCall failed': 'Пусть номера не будет: отключите сеть.',
    'getToken done': 'Дождитесь ответа на верный код или звонок.',
    'getToken failed': 'Пусть магазин откажет: введён чужой код, прежний код устарел, или сети нет.',
    'getCallStatus done': ({ output: { status_code: status } }) =>
      ['Пока не звоните: подождите.', 'Позвоните на этот номер и подождите.', 'Не звоните, пока ожидание не истечёт.'][
        status
      ] ?? '',
    'getCallStatus failed': 'Пусть магазин не ответит о звонке: на миг отключите сеть.',
  },
  delays: { tick: 'Подождите секунду.', pollRest: 'Подождите секунду.' },
  states: {
    closed: 'Окна входа нет.',
    enterPhone: `«${authStrings.phoneTitle}»: «${authStrings.proceed}» доступна только с телефоном целиком.`,
    requestingCall: `«${authStrings.proceed}» показывает загрузку.`,
    'code.entry.enterCode': `${waitsForCode} «${authStrings.confirm}» доступна только с кодом целиком.`,
    'code.entry.exchangingCode': `${waitsForCode} «${authStrings.confirm}» показывает загрузку.`,
    'code.countdown.readingClock': '',
    'code.countdown.counting': `Идёт отсчёт: «${authStrings.repeatIn(60)}» и меньше.`,
    'code.countdown.over': `Вместо отсчёта можно нажать «${authStrings.repeat}» или «${authStrings.otherWay}».`,
    repeatingCall: `${waitsForCode} Идёт повторный запрос.`,
    requestingReceiveCall: `«${authStrings.requestingNumber}»`,
    waitingForCall: waitsForCall,
    checkingCall: waitsForCall,
    exchangingCall: waitsForCall,
    signedIn: 'Окно закрылось; в меню имя вместо гостя.',
  },
});
