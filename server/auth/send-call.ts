import { randomUUID } from 'node:crypto';
import { defineOperation } from '../contract/operation.ts';
import * as calls from '../db/repositories/auth/call-request.ts';
import { AppError } from '../domain/kit/app-error.ts';
import { hashOfCode, throughTelephony } from './calls.ts';
import type { AuthDeps } from './deps.ts';
import { checkWrongCodes, countCall } from './limits.ts';
import { CALL_LIFE_MS, PHONE_TRIES } from './rules.ts';

/** Calls a phone and answers the request's id, the same for known and unknown phones. */
export const sendCall = defineOperation('sendCall', async (deps: AuthDeps, { caller, query: { phone } }) => {
  const { db, clock, telephonyOf } = deps;
  const shopId = caller.shop.id;
  if ((await calls.findWrongTries(db.orm, shopId, phone)) >= PHONE_TRIES) throw new AppError('use_receive_call');
  await checkWrongCodes(deps, caller);
  const takeBack = await countCall(deps, caller, { kind: 'code', phone });
  const { code } = await throughTelephony(telephonyOf(caller.shop).ring({ shopId, phone }), takeBack);
  const id = randomUUID();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + CALL_LIFE_MS);
  await calls.insertCallRequest(db.orm, {
    id,
    shopId,
    phone,
    kind: 'code',
    codeHash: hashOfCode(id, code),
    createdAt,
    expiresAt,
  });
  return { request_id: id };
});
