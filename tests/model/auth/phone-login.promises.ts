import { before, leadsTo, never, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Specification: section 4 (the steps of the login dialog). */
export const phoneLoginPromises: readonly Promised[] = [
  {
    text: 'После звонка всегда наступает ввод кода, другой способ, возврат к номеру или закрытие.',
    check: leadsTo('requestingCall', ['code', 'requestingReceiveCall', 'enterPhone', 'closed']),
  },
  {
    text: 'Если ждать звонка от покупателя, вход состоится или окно закроется само: вечно оно не ждёт.',
    check: leadsTo('waitingForCall', ['signedIn', 'enterPhone', 'closed']),
  },
  {
    text: 'Окно входа можно закрыть на любом шаге.',
    check: offers(
      [
        'enterPhone',
        'requestingCall',
        'code',
        'repeatingCall',
        'requestingReceiveCall',
        'waitingForCall',
        'checkingCall',
      ],
      'dialog.closed',
    ),
  },
  {
    text: 'Без кода или звонка никто не войдёт.',
    check: before(['code.entry.exchangingCode', 'exchangingCall'], 'signedIn'),
  },
  {
    text: 'Пока идёт отсчёт, повторно позвонить нельзя.',
    check: never({ in: 'code.countdown.counting', on: 'repeat.requested' }),
  },
];
