import * as tokens from '../db/repositories/auth/token.ts';
import { defineAuthOperation } from './define-auth-operation.ts';

/** Signs the caller out here. */
export const deleteToken = defineAuthOperation('deleteToken', async ({ db }, { caller: { shop, tokenHash } }) => {
  if (tokenHash !== null) await tokens.deleteToken(db.orm, shop.id, tokenHash);
});
