import { defineOperation } from '../contract/operation.ts';
import * as calls from '../db/repositories/auth/call-request.ts';
import { AppError } from '../domain/kit/app-error.ts';
import { throughTelephony } from './calls.ts';
import type { AuthDeps } from './deps.ts';

/** What it answers. */
export const CALL_STATUS = { waiting: 0, confirmed: 1, expired: 2 } as const;

/** Whether the person has called. */
export const getCallStatus = defineOperation(
  'getCallStatus',
  async ({ db, clock, telephonyOf }: AuthDeps, { caller: { shop }, query: { request_id: id } }) => {
    const call = await calls.findCallRequest(db.orm, shop.id, id);
    if (!call) throw new AppError('not_found');
    if (call.expiresAt <= clock.now() || call.status === 'used') return { status_code: CALL_STATUS.expired };
    if (call.status === 'confirmed') return { status_code: CALL_STATUS.confirmed };
    if (call.providerRef === null) return { status_code: CALL_STATUS.waiting };
    const received = await throughTelephony(telephonyOf(shop).readCall(call.providerRef));
    if (received === 'confirmed') await calls.confirmCall(db.orm, shop.id, id);
    return { status_code: CALL_STATUS[received] };
  },
);
