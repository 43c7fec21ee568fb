import { randomUUID } from 'node:crypto';
import { defineOperation } from '../contract/operation.ts';
import * as calls from '../db/repositories/auth/call-request.ts';
import { AppError } from '../domain/kit/app-error.ts';
import { throughTelephony } from './calls.ts';
import type { AuthDeps } from './deps.ts';
import { countCall } from './limits.ts';
import { CALL_LIFE_MS, NUMBER_REST_MS } from './rules.ts';

/** Answers a number for the person to call. */
export const sendReceiveCall = defineOperation(
  'sendReceiveCall',
  async (deps: AuthDeps, { caller, query: { phone } }) => {
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
  },
);
