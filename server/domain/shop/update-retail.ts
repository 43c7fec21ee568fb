import { defineOperation } from '../../contract/operation.ts';
import { AppError } from '../kit/app-error.ts';
import { getCurrentRetail } from './get-current-retail.ts';
import { changeRetail } from './settings.ts';
import type { ShopDeps } from './sign-in.ts';

/** Changes the shop's settings. Throws as `changeRetail` does, and changed_meanwhile with the shop as it is now. */
export const updateRetail = defineOperation('updateRetail', async (deps: ShopDeps, { caller, body }) => {
  const isChanged = await changeRetail(deps, caller, body);
  const current = await getCurrentRetail(deps, { caller });
  if (!isChanged) throw new AppError('changed_meanwhile', {}, undefined, current);
  return current;
});
