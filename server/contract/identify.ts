import type { FastifyRequest } from 'fastify';
import { AppError } from '../domain/app-error.ts';
import { findTokenHolder } from '../domain/auth/tokens.ts';
import type { Deps } from '../deps.ts';
import type { AccessRule } from './document.ts';
import type { Actor } from './handler.ts';

const bearer = /^bearer +(\S+) *$/i;

/** Finds out who calls: the shop by the host, the customer by the bearer token. */
export function createIdentify(deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'findShop'>): (request: FastifyRequest, rule: AccessRule) => Promise<Actor> {
  return async (request, rule) => {
    const shop = await deps.findShop(request.host);
    if (shop === null) throw new AppError('shop_not_found');
    // A real shop stays closed even where demo mode is left on: the simulator would let anyone in as anybody.
    const isDemo = deps.settings.demo && shop.is_demo;
    const { authorization, cookie } = request.headers;
    const origin = `${request.protocol}://${request.host}`;
    const actor: Actor = { shop: { id: shop.id, isDemo }, customer: null, address: request.ip, origin, cookie };
    if (!rule.takesToken || authorization === undefined) return actor;
    const token = bearer.exec(authorization)?.[1];
    actor.customer = token === undefined ? null : await findTokenHolder(deps, shop.id, token);
    // Someone who believes to be signed in must learn that they aren't, rather than be served as a guest.
    if (!actor.customer && rule.ended === 'unauthorized') throw new AppError('unauthorized');
    return actor;
  };
}
