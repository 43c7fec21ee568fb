import type { components } from '#contract/types.ts';
import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { areCallsUsedUp } from '../auth/limits.ts';
import { type Caller, signedIn } from '../domain/access/caller.ts';
import { getDay } from '../domain/shop/day.ts';
import { updateRetail } from '../domain/shop/settings.ts';
import { getRetail } from '../domain/shop/shops.ts';

/** The shop itself. */
export const retailOperations = (deps: Deps) => {
  const retailFor = async (caller: Caller): Promise<components['schemas']['Retail']> => ({
    ...(await getRetail(deps, caller, [...deps.socialLoginOf(caller.shop).keys()])),
    calls_used_up: caller.customer?.flags.has('edit_retail') === true && (await areCallsUsedUp(deps, caller)),
  });
  return {
    getCurrentRetail: async ({ caller }) => ({ status: 200, body: await retailFor(caller) }),
    updateRetail: async ({ caller, body }) => ({
      status: 200,
      body: await updateRetail(deps, signedIn(caller), body, () => retailFor(caller)),
    }),
    getDay: async ({ caller }) => ({ status: 200, body: await getDay(deps, signedIn(caller)) }),
  } satisfies Pick<Handlers, 'getCurrentRetail' | 'updateRetail' | 'getDay'>;
};
