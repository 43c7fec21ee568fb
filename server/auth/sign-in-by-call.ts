import * as calls from '../db/repositories/auth/call-request.ts';
import { findOrInsertByPhone, isKeptFromCodes } from '../db/repositories/customer/customer.ts';
import type { Caller } from '../domain/access/caller.ts';
import { AppError } from '../domain/kit/app-error.ts';
import type { DomainDeps } from '../domain/kit/domain-deps.ts';
import { hashOfCode } from './calls.ts';
import type { AuthDeps } from './deps.ts';
import { CALL_STATUS, getCallStatus } from './get-call-status.ts';
import { countWrongCode } from './limits.ts';
import { CODE_TRIES, PHONE_TRIES } from './rules.ts';
import { isSame } from './secrets.ts';
import { issueToken } from './tokens.ts';

/**
 * Throws unless the code is the one of this request. The try is counted before the comparison, so parallel guesses
 * count.
 */
async function checkCode(deps: DomainDeps, caller: Caller, id: string, code: string): Promise<void> {
  const { db, clock } = deps;
  const shopId = caller.shop.id;
  const takeBack = await countWrongCode(deps, caller);
  const counted = await calls.countTry(db.orm, shopId, id, { now: clock.now(), maxTries: CODE_TRIES });
  if (!counted) throw new AppError('code_dead');
  if (counted.phoneTries > PHONE_TRIES) throw new AppError('use_receive_call');
  if (isSame(counted.codeHash, hashOfCode(id, code))) return takeBack();
  throw new AppError(counted.tries < CODE_TRIES ? 'code_wrong' : 'code_dead');
}

/**
 * Exchanges a code or a confirmed call for a token; the first sign-in of a phone creates its customer. A code signs no
 * staff in unless the shop lets it: four digits can be guessed, the number of a caller can't.
 */
async function exchange(
  { db, clock }: DomainDeps,
  { shop: { id: shopId }, userAgent }: Parameters<typeof signInByCall>[1],
  id: string,
  status: 'waiting' | 'confirmed',
): Promise<string> {
  const now = clock.now();
  return db.transaction(async (transaction) => {
    const phone = await calls.useCall(transaction, shopId, id, { status, now });
    if (phone === undefined) throw new AppError('code_dead');
    const customer = await findOrInsertByPhone(transaction, { shopId, phone, now });
    if (customer.isDeleted) throw new AppError('customer_deleted');
    if (status === 'waiting' && (await isKeptFromCodes(transaction, shopId, customer.id))) {
      throw new AppError('staff_use_receive_call');
    }
    await calls.forgiveTries(transaction, shopId, phone);
    return issueToken(transaction, { shopId, customerId: customer.id, now, userAgent });
  });
}

/** Signs in by a code, or without one by the person's own call; answers with a token. */
export async function signInByCall(
  deps: AuthDeps,
  caller: Caller & { userAgent: string },
  { id, code }: { id: string; code: string | undefined },
): Promise<string> {
  const shopId = caller.shop.id;
  const call = await calls.findCallRequest(deps.db.orm, shopId, id);
  if (!call) throw new AppError('code_dead');
  if (call.kind === 'code') {
    if (code === undefined) throw new AppError('validation', {}, { code: 'required' });
    await checkCode(deps, caller, id, code);
    return exchange(deps, caller, id, 'waiting');
  }
  const { status_code: status } = await getCallStatus(deps, { caller, query: { request_id: id } });
  if (status === CALL_STATUS.waiting) throw new AppError('call_not_confirmed');
  return exchange(deps, caller, id, 'confirmed');
}
