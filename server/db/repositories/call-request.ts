import { sql } from 'drizzle-orm';
import { at, type Executor, row, rows } from './rows.ts';

/** A call that proves a phone. */
export interface CallRequest {
  id: string;
  shopId: number;
  phone: string;
  kind: 'code' | 'receive';
  codeHash?: string;
  providerRef?: string;
  number?: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Where a call stands. */
export interface CallRequestRow {
  kind: 'code' | 'receive';
  status: 'waiting' | 'confirmed' | 'used';
  provider_ref: string | null;
  is_expired: boolean;
}

/** A number that a phone was given to call. */
export interface GivenNumber {
  number: string;
  seconds_ago: number;
}

/** A try at a code that has been counted. */
export interface CountedTry {
  phone: string;
  code_hash: string;
  /** Of this code, this one among them. */
  tries: number;
  /** Of this phone since its last sign-in, this one among them. */
  phone_tries: number;
}

/** Keeps a new call. */
export async function insertCallRequest(executor: Executor, call: CallRequest): Promise<void> {
  await executor.execute(
    sql`insert into call_requests (id, shop_id, phone, kind, code_hash, provider_ref, number, created_at, expires_at)
      values (${call.id}, ${call.shopId}, ${call.phone}, ${call.kind}, ${call.codeHash ?? null}, ${call.providerRef ?? null},
        ${call.number ?? null}, ${at(call.createdAt)}, ${at(call.expiresAt)})`,
  );
}

/** The numbers that a phone was given to call since then and hasn't signed in by, the one given first in front. */
export function findGivenNumbers(executor: Executor, shopId: number, phone: string, { since, now }: { since: Date; now: Date }): Promise<GivenNumber[]> {
  return rows<GivenNumber>(
    executor,
    sql`select number, extract(epoch from ${at(now)} - created_at)::float8 as seconds_ago from call_requests
      where shop_id = ${shopId} and phone = ${phone} and kind = 'receive' and status <> 'used' and created_at > ${at(since)}
      order by created_at`,
  );
}

/** Where a call of this shop stands. */
export function findCallRequest(executor: Executor, shopId: number, id: string, now: Date): Promise<CallRequestRow | undefined> {
  return row<CallRequestRow>(
    executor,
    sql`select kind, status, provider_ref, expires_at <= ${at(now)} as is_expired from call_requests where id = ${id}::uuid and shop_id = ${shopId}`,
  );
}

/**
 * Counts one try at a code, for the code and for its phone, before anyone compares it; undefined where the code is no
 * longer to be tried.
 */
export function countTry(executor: Executor, shopId: number, id: string, { now, maxTries }: { now: Date; maxTries: number }): Promise<CountedTry | undefined> {
  return row<CountedTry>(
    executor,
    sql`with counted as (
        update call_requests set wrong_tries = wrong_tries + 1
        where id = ${id}::uuid and shop_id = ${shopId} and kind = 'code' and status = 'waiting'
          and wrong_tries < ${maxTries} and expires_at > ${at(now)}
        returning shop_id, phone, code_hash, wrong_tries
      ),
      guarded as (
        insert into phone_guards (shop_id, phone, wrong_tries) select shop_id, phone, 1 from counted
        on conflict (shop_id, phone) do update set wrong_tries = phone_guards.wrong_tries + 1
        returning wrong_tries
      )
      select counted.phone, counted.code_hash, counted.wrong_tries as tries, guarded.wrong_tries as phone_tries from counted, guarded`,
  );
}

/** Wrong codes of a phone since its last sign-in. */
export async function findWrongTries(executor: Executor, shopId: number, phone: string): Promise<number> {
  const guard = await row<{ wrong_tries: number }>(executor, sql`select wrong_tries from phone_guards where shop_id = ${shopId} and phone = ${phone}`);
  return guard?.wrong_tries ?? 0;
}

/** Forgets the wrong codes of a phone. */
export async function forgiveTries(executor: Executor, shopId: number, phone: string): Promise<void> {
  await executor.execute(sql`delete from phone_guards where shop_id = ${shopId} and phone = ${phone}`);
}

/** Notes that the person has called. */
export async function confirmCall(executor: Executor, shopId: number, id: string): Promise<void> {
  await executor.execute(
    sql`update call_requests set status = 'confirmed' where id = ${id}::uuid and shop_id = ${shopId} and kind = 'receive' and status = 'waiting'`,
  );
}

/** Uses up a call that stands as told, once; the phone that it proves, or undefined. */
export async function useCall(
  executor: Executor,
  shopId: number,
  id: string,
  { status, now }: { status: 'waiting' | 'confirmed'; now: Date },
): Promise<string | undefined> {
  const used = await row<{ phone: string }>(
    executor,
    sql`update call_requests set status = 'used'
      where id = ${id}::uuid and shop_id = ${shopId} and status = ${status} and expires_at > ${at(now)} returning phone`,
  );
  return used?.phone;
}

/** Forgets calls that expired before this. */
export async function deleteCallsBefore(executor: Executor, moment: Date): Promise<void> {
  await rows(executor, sql`delete from call_requests where expires_at < ${at(moment)}`);
}
