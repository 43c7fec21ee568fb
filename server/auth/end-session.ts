import { deleteSession } from '../db/repositories/auth/token.ts';
import { AppError } from '../domain/kit/app-error.ts';
import { defineAuthOperation } from './define-auth-operation.ts';
import { holderOf } from './session-holder.ts';

/** Signs the caller out at one place; throws not_found, also for one of somebody else. */
export const endSession = defineAuthOperation('endSession', async ({ db }, { caller, path: { id } }) => {
  if (!(await deleteSession(db.orm, { ...holderOf(caller), id }))) throw new AppError('not_found');
});
