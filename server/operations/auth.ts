import { getCallStatus, sendCall, sendReceiveCall, signIn } from '../auth/calls.ts';
import { endOtherSessions, endSession, listSessions } from '../auth/sessions.ts';
import { endToken } from '../auth/tokens.ts';
import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../domain/kit/app-error.ts';
import { getSocialToken } from './social-login.ts';

/** Sign-in by a phone call or through a network, and sign-out. */
export const authOperations = (deps: Deps) =>
  ({
    sendCall: async ({ caller, query }) => ({
      status: 200,
      body: { request_id: await sendCall(deps, caller, query.phone) },
    }),
    sendReceiveCall: async ({ caller, query }) => ({
      status: 200,
      body: await sendReceiveCall(deps, caller, query.phone),
    }),
    getCallStatus: async ({ caller, query }) => ({
      status: 200,
      body: { status_code: await getCallStatus(deps, caller, query.request_id) },
    }),
    getToken: async ({ caller, query: { provider, request_id: id, code } }) => {
      if (provider !== 'phone') return getSocialToken(deps, caller, provider, code);
      if (id === undefined) throw new AppError('validation', {}, { request_id: 'required' });
      return { status: 200, body: { token: await signIn(deps, caller, { id, code }) } };
    },
    deleteToken: async ({ caller }) => {
      if (caller.tokenHash !== null) await endToken(deps, caller.shop.id, caller.tokenHash);
      return { status: 204 };
    },
    listSessions: async ({ caller }) => ({ status: 200, body: await listSessions(deps, caller) }),
    endSession: async ({ caller, path }) => {
      await endSession(deps, caller, path.id);
      return { status: 204 };
    },
    endOtherSessions: async ({ caller }) => {
      await endOtherSessions(deps, caller);
      return { status: 204 };
    },
  }) satisfies Pick<
    Handlers,
    | 'sendCall'
    | 'sendReceiveCall'
    | 'getCallStatus'
    | 'getToken'
    | 'deleteToken'
    | 'listSessions'
    | 'endSession'
    | 'endOtherSessions'
  >;
