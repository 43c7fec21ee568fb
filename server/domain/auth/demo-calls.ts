import { randomUUID } from 'node:crypto';
import type { components } from '#contract/types.ts';
import type { Database } from '../../db/engine/types.ts';
import { findDemoRings, insertDemoCall } from '../../db/repositories/demo-call.ts';
import type { Clock } from '../../ports/clock.ts';
import { AppError } from '../app-error.ts';
import { CALL_LIFE_MS } from './rules.ts';

/** The numbers that demo mode gives people to call: as many as one phone may be given while an earlier one rests. */
export const DEMO_NUMBERS: readonly string[] = Array.from({ length: 10 }, (_, index) => `7800555353${(index + 5) % 10}`);

/** The calls that the simulated telephone got lately, newest first. */
export async function listDemoCalls({ db, clock }: { db: Database; clock: Clock }, shopId: number, phone: string): Promise<components['schemas']['DemoCall'][]> {
  const rings = await findDemoRings(db.orm, shopId, phone, new Date(clock.now().getTime() - CALL_LIFE_MS));
  return rings.map(({ id, phone, number, created_at }) => ({ id, phone, caller_number: number, created_at: new Date(created_at).toISOString() }));
}

/** Calls a number from the simulated telephone; throws not_found for one that nobody answers. */
export async function makeDemoCall({ db, clock }: { db: Database; clock: Clock }, shopId: number, { phone, number }: { phone: string; number: string }): Promise<void> {
  if (!DEMO_NUMBERS.includes(number)) throw new AppError('not_found');
  await insertDemoCall(db.orm, { id: randomUUID(), shopId, phone, number, kind: 'call', createdAt: clock.now() });
}
