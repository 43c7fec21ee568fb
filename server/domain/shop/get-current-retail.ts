import { defineOperation } from '../../contract/operation.ts';
import { getRetail } from './shops.ts';
import type { ShopDeps } from './sign-in.ts';

/** The shop itself; whoever may change it is told whether its calls are used up. */
export const getCurrentRetail = defineOperation(
  'getCurrentRetail',
  async (deps: ShopDeps, { caller }) => ({
    ...(await getRetail(deps, caller, deps.signIn.networksOf(caller.shop))),
    calls_used_up: caller.customer?.flags.has('edit_retail') === true && (await deps.signIn.areCallsUsedUp(caller)),
  }),
  // Staff are told what waits for them.
  { keptFor: ({ caller }) => (caller.customer ? null : '') },
);
