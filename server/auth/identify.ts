import type { FastifyRequest } from 'fastify';
import type { AccessRule } from '../contract/document.ts';
import type { RequestCaller } from '../contract/operation.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../domain/kit/app-error.ts';
import { findTokenHolder } from './tokens.ts';

const bearer = /^bearer +(\S+) *$/i;

/** Makes the function that identifies the caller: the shop by the host, the customer by the bearer token. */
export function createIdentify(deps: Deps): (request: FastifyRequest, rule: AccessRule) => Promise<RequestCaller> {
  return async (request, rule) => {
    const shop = await deps.findShop(request.host);
    if (shop === null) throw new AppError('shop_not_found');
    const { authorization, cookie } = request.headers;
    const guest: RequestCaller = {
      // Never for a real shop, even in demo mode: the simulators let anyone sign in as any customer.
      shop: { id: shop.id, isDemo: deps.settings.demo && shop.isDemo, currency: shop.currency },
      customer: null,
      address: request.ip,
      origin: `${request.protocol}://${request.host}`,
      cookie,
      userAgent: request.headers['user-agent'] ?? '',
      tokenHash: null,
    };
    if (!rule.takesToken || authorization === undefined) return guest;
    const token = bearer.exec(authorization)?.[1];
    const holder = token === undefined ? null : await findTokenHolder(deps, shop.id, token);
    if (holder) return { ...guest, ...holder };
    // A client that believes to be signed in must be told that it is not, rather than be served as a guest.
    if (rule.ended === 'unauthorized') throw new AppError('unauthorized');
    return guest;
  };
}
