import type { Actor, Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../domain/app-error.ts';
import { getCallStatus, sendCall, sendReceiveCall, signIn } from '../domain/auth/calls.ts';
import { endToken } from '../domain/auth/tokens.ts';
import { getSocialToken } from './social-login.ts';

const callerOf = ({ shop, address }: Actor) => ({ shopId: shop.id, isDemo: shop.isDemo, address });

/** Sign-in by a phone call or through a network, and sign-out. */
export const authOperations = (deps: Deps) => {
  const { db, clock, telephonyOf } = deps;
  const partsFor = ({ shop }: Actor) => ({ db, clock, telephony: telephonyOf(shop) });
  return {
    sendCall: async ({ actor, query }) => ({ status: 200, body: { request_id: await sendCall(partsFor(actor), callerOf(actor), query.phone) } }),
    sendReceiveCall: async ({ actor, query }) => ({ status: 200, body: await sendReceiveCall(partsFor(actor), callerOf(actor), query.phone) }),
    getCallStatus: async ({ actor, query }) => ({
      status: 200,
      body: { status_code: await getCallStatus(partsFor(actor), actor.shop.id, query.request_id) },
    }),
    getToken: async ({ actor, query: { provider, request_id: id, code } }) => {
      if (provider !== 'phone') return getSocialToken(deps, actor, provider, code);
      if (id === undefined) throw new AppError('validation', {}, { request_id: 'required' });
      return { status: 200, body: { token: await signIn(partsFor(actor), actor.shop.id, { id, code }) } };
    },
    deleteToken: async ({ actor }) => {
      if (actor.customer) await endToken(db, actor.shop.id, actor.customer.tokenHash);
      return { status: 204 };
    },
  } satisfies Pick<Handlers, 'sendCall' | 'sendReceiveCall' | 'getCallStatus' | 'getToken' | 'deleteToken'>;
};
