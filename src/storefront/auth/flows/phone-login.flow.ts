import { api, unwrap } from '#api/client.ts';
import type { components, operations } from '#contract/types.ts';
import { defineFlow } from '#page/define-flow.ts';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { notifyError, notifyFailure } from '#ui/notifier/notifier.ts';
import { fromPromise } from 'xstate';
import { enter, getToken } from './get-token.ts';
import { loginFlowStrings } from './login.flow.strings.ts';

type Schemas = components['schemas'];
type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;

/** Has the server call a phone. */
const sendCall = fromPromise<Schemas['CallRequest'], Query<'sendCall'>>(({ input, signal }) =>
  unwrap(api.GET('/auth/send-call/', { params: { query: input }, signal })),
);

/** Requests the number that the person has to call. */
const sendReceiveCall = fromPromise<Schemas['ReceiveCallRequest'], Query<'sendReceiveCall'>>(({ input, signal }) =>
  unwrap(api.GET('/auth/send-receive-call/', { params: { query: input }, signal })),
);

/** Checks whether the person has called. */
const getCallStatus = fromPromise<Schemas['CallStatus'], Query<'getCallStatus'>>(({ input, signal }) =>
  unwrap(api.GET('/auth/call-status/', { params: { query: input }, signal })),
);

/** The time in milliseconds. Unlike timers, it advances while the computer sleeps. */
const readClock = fromPromise<number, void>(() => Promise.resolve(Date.now()));

/** Sign-in by a phone call. */
export const phoneLoginFlow = defineFlow(phoneLoginMachine, {
  effects: () => ({ sendCall, sendReceiveCall, getCallStatus, getToken, readClock }),
  on: ({ navigation }) => ({
    'phoneLogin.failed': ({ what, error }) => notifyError(error, loginFlowStrings[what]),
    'phoneLogin.gaveUp': () => notifyFailure(loginFlowStrings.gaveUp),
    'phoneLogin.signedIn': ({ token, reason, after }) => enter(token, { reason, after }, navigation),
  }),
});
