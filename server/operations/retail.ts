import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { getRetail } from '../domain/shop/shops.ts';

/** The shop itself. */
export const retailOperations = (deps: Deps) =>
  ({
    getCurrentRetail: async ({ caller }) => ({
      status: 200,
      body: await getRetail(deps, caller, [...deps.socialLoginOf(caller.shop).keys()]),
    }),
  }) satisfies Pick<Handlers, 'getCurrentRetail'>;
