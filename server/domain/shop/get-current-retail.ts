import type { AuthDeps } from '../../auth/deps.ts';
import { areCallsUsedUp } from '../../auth/limits.ts';
import { defineOperation } from '../../contract/operation.ts';
import { getRetail } from './shops.ts';

/** The shop itself; whoever may change it is told whether its calls are used up. */
export const getCurrentRetail = defineOperation('getCurrentRetail', async (deps: AuthDeps, { caller }) => ({
  ...(await getRetail(deps, caller, [...deps.socialLoginOf(caller.shop).keys()])),
  calls_used_up: caller.customer?.flags.has('edit_retail') === true && (await areCallsUsedUp(deps, caller)),
}));
