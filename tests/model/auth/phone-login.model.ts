import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { defineModel } from '../kit/model.ts';
import { phoneLoginTable } from './phone-login.table.ts';

/** The phone login with a countdown of two seconds and three looks at the call. */
export const phoneLoginModel = defineModel('auth/phone-login', {
  machine: phoneLoginMachine,
  table: phoneLoginTable,
  input: { repeatSeconds: 2, pollTries: 3 },
  events: {
    'dialog.opened': [{ reason: 'checkout', after: '/catalog/' }],
    'phone.changed': [{ phone: '(900) 000' }, { phone: '(900) 000 00 01' }],
    'code.changed': [{ code: '12' }, { code: '1234' }],
  },
  outputs: {
    sendCall: ({ context }) => [{ request_id: `call-${context.repeats + 1}` }],
    sendReceiveCall: [{ request_id: 'receive-1', number: '78005553535' }],
    getCallStatus: [{ status_code: 0 }, { status_code: 1 }, { status_code: 2 }],
    getToken: [{ token: 'token-1' }],
    // The computer sleeps through the rest, or a second has passed.
    readClock: ({ context: { countingSince, secondsLeft, limits } }) =>
      countingSince === null
        ? [0]
        : [countingSince + (limits.repeatSeconds - secondsLeft) * 1_000, countingSince + 60_000],
  },
  errors: {
    sendCall: [
      new Error('offline'),
      Object.assign(new Error('guessed too often'), { status: 403, code: 'use_receive_call' }),
    ],
    // The refusals change nothing for the countdown: one moment of it is enough for each.
    getToken: ({ context: { repeats, secondsLeft } }) => [
      new Error('offline'),
      ...(repeats === 0 && secondsLeft === 0
        ? [
            Object.assign(new Error('wrong'), { code: 'code_wrong', detail: 'Неверный код.' }),
            Object.assign(new Error('guessed too often'), { status: 403, code: 'use_receive_call' }),
            Object.assign(new Error('dead'), { code: 'code_dead', detail: 'Код больше не действует.' }),
          ]
        : []),
    ],
  },
});
