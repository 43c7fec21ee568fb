import { randomUUID } from 'node:crypto';
import * as calls from '../db/repositories/auth/call-request.ts';
import { findOrInsertByPhone, isKeptFromCodes } from '../db/repositories/customer/customer.ts';
import { AppError } from '../domain/kit/app-error.ts';
import type { Caller } from '../domain/access/caller.ts';
import type { AuthDeps } from './deps.ts';
import { checkWrongCodes, countCall, countWrongCode } from './limits.ts';
import { CALL_LIFE_MS, CODE_TRIES, NUMBER_REST_MS, PHONE_TRIES } from './rules.ts';
import { hashOf, isSame } from './secrets.ts';
import { issueToken } from './tokens.ts';
import type { DomainDeps } from '../domain/kit/domain-deps.ts';

/** The answers of `call-status`. */
const CALL_STATUS = { waiting: 0, confirmed: 1, expired: 2 } as const;

/** Hashed together with the request's id, so that a code is valid for its own request only. */
function hashOfCode(requestId: string, code: string): string {
  return hashOf(`${requestId.toLowerCase()}:${code}`);
}

/** Turns failures of telephony into telephony_unavailable; runs `takeBack` where no phone has rung, so that the call isn't counted. */
async function throughTelephony<T>(work: Promise<T>, takeBack?: () => Promise<void>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'TelephonyUnavailable') await takeBack?.();
    if (name === 'TelephonyUnavailable' || name === 'TelephonyInDoubt') throw new AppError('telephony_unavailable');
    throw error;
  }
}

/** Calls a phone and returns the request's id; the answer is the same for known and unknown phones. */
export async function sendCall(deps: AuthDeps, caller: Caller, phone: string): Promise<string> {
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
  return id;
}

/** Returns a number for the person to call. */
export async function sendReceiveCall(
  deps: AuthDeps,
  caller: Caller,
  phone: string,
): Promise<{ request_id: string; number: string }> {
  const { db, clock, telephonyOf } = deps;
  const shopId = caller.shop.id;
  const takeBack = await countCall(deps, caller, { kind: 'receive', phone });
  const createdAt = clock.now();
  // The limit of one request a minute per phone prevents two of them here at the same time.
  const since = new Date(createdAt.getTime() - NUMBER_REST_MS);
  const taken = await calls.findGivenNumbers(db.orm, shopId, phone, since);
  const expected = await throughTelephony(
    telephonyOf(caller.shop).expectCall(
      { shopId, phone },
      taken.map(({ number }) => number),
    ),
    takeBack,
  );
  if (!expected) {
    await takeBack();
    const restsUntil = (taken[0]?.at ?? createdAt).getTime() + NUMBER_REST_MS;
    throw new AppError('too_many_requests', { retryAfter: Math.ceil((restsUntil - createdAt.getTime()) / 1_000) });
  }
  const { number, ref } = expected;
  const id = randomUUID();
  const expiresAt = new Date(createdAt.getTime() + CALL_LIFE_MS);
  await calls.insertCallRequest(db.orm, {
    id,
    shopId,
    phone,
    kind: 'receive',
    providerRef: ref,
    number,
    createdAt,
    expiresAt,
  });
  return { request_id: id, number };
}

/** Whether the person has called. */
export async function getCallStatus(
  { db, clock, telephonyOf }: AuthDeps,
  { shop }: Caller,
  id: string,
): Promise<0 | 1 | 2> {
  const call = await calls.findCallRequest(db.orm, shop.id, id);
  if (!call) throw new AppError('not_found');
  if (call.expiresAt <= clock.now() || call.status === 'used') return CALL_STATUS.expired;
  if (call.status === 'confirmed') return CALL_STATUS.confirmed;
  if (call.providerRef === null) return CALL_STATUS.waiting;
  const received = await throughTelephony(telephonyOf(shop).readCall(call.providerRef));
  if (received === 'confirmed') await calls.confirmCall(db.orm, shop.id, id);
  return CALL_STATUS[received];
}

/** Throws unless the code is the one of this request. The try is counted before the comparison, so parallel guesses count. */
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
 * Exchanges a code or a confirmed call for a token; the first sign-in of a phone creates its customer. A code signs no staff
 * in unless the shop lets it: four digits can be guessed, the number of a caller can't.
 */
async function exchange(
  { db, clock }: DomainDeps,
  { shop: { id: shopId }, userAgent }: Parameters<typeof signIn>[1],
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
export async function signIn(
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
  if ((await getCallStatus(deps, caller, id)) === CALL_STATUS.waiting) throw new AppError('call_not_confirmed');
  return exchange(deps, caller, id, 'confirmed');
}
