import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/engine/types.ts';
import * as calls from '../../db/repositories/call-request.ts';
import { findOrInsertByPhone } from '../../db/repositories/customer.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Telephony } from '../../ports/telephony.ts';
import { AppError } from '../app-error.ts';
import { countCall } from './limits.ts';
import { CALL_LIFE_MS, CODE_TRIES, NUMBER_REST_MS, PHONE_TRIES } from './rules.ts';
import { hashOf, isSame } from './secrets.ts';
import { issueToken } from './tokens.ts';

/** What signing in needs. */
export interface SigningIn {
  db: Database;
  clock: Clock;
  telephony: Telephony;
}

/** Who asks for a call: which shop, from which address. */
export interface Caller {
  shopId: number;
  /** A demo shop rings nobody, so its limit for an address is wide. */
  isDemo: boolean;
  address: string;
}

/** What `call-status` answers. */
export const CALL_STATUS = { waiting: 0, confirmed: 1, expired: 2 } as const;

/** The code is worth nothing without the id of the request that it was made for. */
function hashOfCode(requestId: string, code: string): string {
  return hashOf(`${requestId.toLowerCase()}:${code}`);
}

/** Telephony's answer; `takeBack` is run where no phone has rung, because a call that never was isn't counted. */
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

/** Rings a phone; answers with the request's id, the same for a known and an unknown phone. */
export async function sendCall({ db, clock, telephony }: SigningIn, { shopId, isDemo, address }: Caller, phone: string): Promise<string> {
  if ((await calls.findWrongTries(db.orm, shopId, phone)) >= PHONE_TRIES) throw new AppError('use_receive_call');
  const takeBack = await countCall({ db, clock }, { kind: 'code', shopId, isDemo, phone, address });
  const { code } = await throughTelephony(telephony.ring({ shopId, phone }), takeBack);
  const id = randomUUID();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + CALL_LIFE_MS);
  await calls.insertCallRequest(db.orm, { id, shopId, phone, kind: 'code', codeHash: hashOfCode(id, code), createdAt, expiresAt });
  return id;
}

/** Gives a number for the person to call. */
export async function sendReceiveCall(
  { db, clock, telephony }: SigningIn,
  { shopId, isDemo, address }: Caller,
  phone: string,
): Promise<{ request_id: string; number: string }> {
  const takeBack = await countCall({ db, clock }, { kind: 'receive', shopId, isDemo, phone, address });
  const createdAt = clock.now();
  // The limit of one a minute keeps a phone's waits from being given a number at the same time.
  const since = new Date(createdAt.getTime() - NUMBER_REST_MS);
  const taken = await calls.findGivenNumbers(db.orm, shopId, phone, { since, now: createdAt });
  const expected = await throughTelephony(telephony.expectCall({ shopId, phone }, taken.map(({ number }) => number)), takeBack);
  if (!expected) {
    await takeBack();
    throw new AppError('too_many_requests', { retryAfter: Math.ceil(NUMBER_REST_MS / 1_000 - (taken[0]?.seconds_ago ?? 0)) });
  }
  const { number, ref } = expected;
  const id = randomUUID();
  const expiresAt = new Date(createdAt.getTime() + CALL_LIFE_MS);
  await calls.insertCallRequest(db.orm, { id, shopId, phone, kind: 'receive', providerRef: ref, number, createdAt, expiresAt });
  return { request_id: id, number };
}

/** Whether the person has called. */
export async function getCallStatus({ db, clock, telephony }: SigningIn, shopId: number, id: string): Promise<0 | 1 | 2> {
  const call = await calls.findCallRequest(db.orm, shopId, id, clock.now());
  if (!call) throw new AppError('not_found');
  if (call.is_expired || call.status === 'used') return CALL_STATUS.expired;
  if (call.status === 'confirmed') return CALL_STATUS.confirmed;
  if (call.provider_ref === null) return CALL_STATUS.waiting;
  const received = await throughTelephony(telephony.readCall(call.provider_ref));
  if (received === 'confirmed') await calls.confirmCall(db.orm, shopId, id);
  return CALL_STATUS[received];
}

/** Throws unless the code is the one that was rung for this request. The try is counted before the code is compared. */
async function checkCode({ db, clock }: SigningIn, shopId: number, id: string, code: string): Promise<void> {
  const counted = await calls.countTry(db.orm, shopId, id, { now: clock.now(), maxTries: CODE_TRIES });
  if (!counted) throw new AppError('code_dead');
  if (counted.phone_tries > PHONE_TRIES) throw new AppError('use_receive_call');
  if (isSame(counted.code_hash, hashOfCode(id, code))) return;
  throw new AppError(counted.tries < CODE_TRIES ? 'code_wrong' : 'code_dead');
}

/** Exchanges a proven call for a token; the first sign-in of a phone creates its customer. */
async function exchange({ db, clock }: SigningIn, shopId: number, id: string, status: 'waiting' | 'confirmed'): Promise<string> {
  const now = clock.now();
  return db.transaction(async (transaction) => {
    const phone = await calls.useCall(transaction, shopId, id, { status, now });
    if (phone === undefined) throw new AppError('code_dead');
    const customer = await findOrInsertByPhone(transaction, { shopId, phone, now });
    if (customer.isDeleted) throw new AppError('customer_deleted');
    await calls.forgiveTries(transaction, shopId, phone);
    return issueToken(transaction, { shopId, customerId: customer.id, now });
  });
}

/** Signs in by a code, or without one by the person's own call. */
export async function signIn(deps: SigningIn, shopId: number, { id, code }: { id: string; code: string | undefined }): Promise<string> {
  const call = await calls.findCallRequest(deps.db.orm, shopId, id, deps.clock.now());
  if (!call) throw new AppError('code_dead');
  if (call.kind === 'code') {
    if (code === undefined) throw new AppError('validation', {}, { code: 'required' });
    await checkCode(deps, shopId, id, code);
    return exchange(deps, shopId, id, 'waiting');
  }
  if ((await getCallStatus(deps, shopId, id)) === CALL_STATUS.waiting) throw new AppError('call_not_confirmed');
  return exchange(deps, shopId, id, 'confirmed');
}
