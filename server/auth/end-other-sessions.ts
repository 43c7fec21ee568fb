import { deleteOtherSessions } from '../db/repositories/auth/token.ts';
import { defineAuthOperation } from './define-auth-operation.ts';
import { holderOf } from './session-holder.ts';

/** Signs the caller out everywhere but here. */
export const endOtherSessions = defineAuthOperation('endOtherSessions', async ({ db }, { caller }) =>
  deleteOtherSessions(db.orm, holderOf(caller)),
);
