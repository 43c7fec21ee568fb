import type { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import type { PhoneLoginContext, PhoneLoginFailure } from '#machines/auth/phone-login.types.ts';
import type { After, TableSpec } from '../kit/table.ts';

interface Failed {
  event: { error: unknown };
}

/** Which of the samples an error is. */
const messageOf = ({ event: { error } }: Failed): string => (error instanceof Error ? error.message : String(error));

export const emitsFailure =
  (what: PhoneLoginFailure) =>
  ({ event }: Failed) =>
    [{ type: 'phoneLogin.failed', what, error: event.error }] as const;

/** What is told of each error of the samples, and of what failed. */
const titles: Readonly<Record<string, string>> = {
  'guessed too often': '403 Ошибка сервера',
  wrong: '422 Неверный код.',
  dead: '422 Код больше не действует.',
};
const contexts: Readonly<Record<PhoneLoginFailure, string>> = {
  sendCode: 'Не удалось отправить код',
  signIn: 'Не удалось авторизоваться',
  checkCall: 'Не удалось проверить звонок',
};
export const tellsFailure =
  (what: PhoneLoginFailure) =>
  (step: Failed): { messages: string[] } => ({
    messages: [`${titles[messageOf(step)] ?? 'Нет связи с магазином'} · ${contexts[what]}`],
  });
export const gaveUp = 'Звонок не поступил. Попробуйте войти ещё раз.';
/** The checkout goes on once the page has come again. */
export const entered: After = { stored: { token: 'token-1', 'checkout-return': 'open' }, reloads: '/catalog/' };

export const isBlocked = (step: Failed): boolean => messageOf(step) === 'guessed too often';
export const isNotBlocked = (step: Failed): boolean => !isBlocked(step);

/** What the page keeps of a refused code. */
const refusals: Readonly<Record<string, { code: string; detail: string }>> = {
  wrong: { code: 'code_wrong', detail: 'Неверный код.' },
  dead: { code: 'code_dead', detail: 'Код больше не действует.' },
};
export const takenCode = (step: Failed) => {
  const refusal = refusals[messageOf(step)];
  return refusal ? { code: '', refusal: { isAnswered: true, ...refusal, fields: {} }, refusedCodes: ['1234'] } : {};
};

/** What each call sends. */
export const requests: NonNullable<TableSpec<typeof phoneLoginMachine>['requests']> = {
  sendCall: ({ phone }) => [{ method: 'GET', path: `/auth/send-call/?phone=${phone}` }],
  sendReceiveCall: ({ phone }) => [{ method: 'GET', path: `/auth/send-receive-call/?phone=${phone}` }],
  getCallStatus: () => [{ method: 'GET', path: '/auth/call-status/?request_id=receive-1' }],
  getToken: ({ code, request_id }) => [
    {
      method: 'GET',
      path: `/auth/token/?provider=phone${code === undefined ? '' : `&code=${code}`}&request_id=${request_id}`,
    },
  ],
};

/** The clock was read. */
interface Told {
  context: Pick<PhoneLoginContext, 'countingSince' | 'secondsLeft'>;
  event: { output: number };
}

/** Counted down from two seconds; a clock that was put back never makes the wait longer. */
const leftAt = ({ context: { countingSince, secondsLeft }, event: { output } }: Told): number => {
  const passed = countingSince === null ? 0 : Math.floor((output - countingSince) / 1_000);
  return Math.max(0, Math.min(secondsLeft, 2 - passed));
};
export const isRested = (step: Told): boolean => leftAt(step) === 0;
export const isCounting = (step: Told): boolean => leftAt(step) > 0;
export const caughtUp = (step: Told) => ({
  secondsLeft: leftAt(step),
  countingSince: step.context.countingSince ?? step.event.output,
});
