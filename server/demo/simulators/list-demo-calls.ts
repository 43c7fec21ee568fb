import { CALL_LIFE_MS } from '../../auth/rules.ts';
import { defineOperation } from '../../contract/operation.ts';
import { findDemoRings } from '../../db/repositories/auth/demo-call.ts';

/** The recent calls to a simulated phone, newest first. */
export const listDemoCalls = defineOperation(
  'listDemoCalls',
  async ({ db, clock }, { caller: { shop }, query: { phone } }) => {
    const rings = await findDemoRings(db.orm, shop.id, phone, new Date(clock.now().getTime() - CALL_LIFE_MS));
    return {
      result: rings.map(({ id, phone, number, createdAt }) => ({
        id,
        phone,
        caller_number: number,
        created_at: createdAt.toISOString(),
      })),
    };
  },
);
