import { defineOperation } from '../../contract/operation.ts';
import { insertDemoCall } from '../../db/repositories/auth/demo-call.ts';
import { AppError } from '../../domain/kit/app-error.ts';
import { DEMO_NUMBERS } from './demo-numbers.ts';
import { randomUUID } from 'node:crypto';

/** Calls a number from a simulated phone; throws not_found for a number that isn't the simulator's. */
export const createDemoCall = defineOperation(
  'createDemoCall',
  async ({ db, clock }, { caller: { shop }, body: { phone, number } }) => {
    if (!DEMO_NUMBERS.includes(number)) throw new AppError('not_found');
    await insertDemoCall(db.orm, {
      id: randomUUID(),
      shopId: shop.id,
      phone,
      number,
      kind: 'call',
      createdAt: clock.now(),
    });
  },
);
