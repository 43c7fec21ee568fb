import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { areCallsUsedUp } from '../auth/limits.ts';
import { signedIn } from '../domain/access/caller.ts';
import { getDay } from '../domain/shop/day.ts';
import { getRetail } from '../domain/shop/shops.ts';

/** The shop itself. */
export const retailOperations = (deps: Deps) =>
  ({
    getCurrentRetail: async ({ caller }) => ({
      status: 200,
      body: {
        ...(await getRetail(deps, caller, [...deps.socialLoginOf(caller.shop).keys()])),
        calls_used_up: caller.customer?.flags.has('edit_retail') === true && (await areCallsUsedUp(deps, caller)),
      },
    }),
    getDay: async ({ caller }) => ({ status: 200, body: await getDay(deps, signedIn(caller)) }),
  }) satisfies Pick<Handlers, 'getCurrentRetail' | 'getDay'>;
