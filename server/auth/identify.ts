import type { FastifyRequest } from 'fastify';
import type { AccessRule } from '../contract/document.ts';
import type { RequestCaller } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../domain/kit/app-error.ts';
import { findTokenHolder } from './tokens.ts';

const bearer = /^bearer +(\S+) *$/i;

/** Finds out who calls: the shop by the host, the customer by the bearer token. */
export function createIdentify(deps: Deps): (request: FastifyRequest, rule: AccessRule) => Promise<RequestCaller> {
  return async (request, rule) => {
    const shop = await deps.findShop(request.host);
    if (shop === null) throw new AppError('shop_not_found');
    const { authorization, cookie } = request.headers;
    const guest: RequestCaller = {
      // Never for a real shop, even in demo mode: the simulator signs anyone in as anybody.
      shop: { id: shop.id, isDemo: deps.settings.demo && shop.isDemo },
      customer: null,
      address: request.ip,
      origin: `${request.protocol}://${request.host}`,
      cookie,
      tokenHash: null,
    };
    if (!rule.takesToken || authorization === undefined) return guest;
    const token = bearer.exec(authorization)?.[1];
    const holder = token === undefined ? null : await findTokenHolder(deps, shop.id, token);
    if (holder) return { ...guest, ...holder };
    // A client that believes to be signed in must learn that it isn't; silently serving it as a guest would hide that.
    if (rule.ended === 'unauthorized') throw new AppError('unauthorized');
    return guest;
  };
}
