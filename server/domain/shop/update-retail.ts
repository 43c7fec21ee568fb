import type { AuthDeps } from '../../auth/deps.ts';
import { defineOperation } from '../../contract/operation.ts';
import { AppError } from '../kit/app-error.ts';
import { getCurrentRetail } from './get-current-retail.ts';
import { changeRetail } from './settings.ts';

/** Changes the shop's settings. Throws as `changeRetail` does, and changed_meanwhile with the shop as it is now. */
export const updateRetail = defineOperation('updateRetail', async (deps: AuthDeps, { caller, body }) => {
  const isChanged = await changeRetail(deps, caller, body);
  const current = await getCurrentRetail(deps, { caller });
  if (!isChanged) throw new AppError('changed_meanwhile', {}, undefined, current);
  return current;
});
