import { randomUUID } from 'node:crypto';
import type { components } from '#contract/types.ts';
import { findDemoRings, insertDemoCall } from '../../db/repositories/auth/demo-call.ts';
import { AppError } from '../../domain/kit/app-error.ts';
import { CALL_LIFE_MS } from '../../auth/rules.ts';
import type { DomainDeps } from '../../domain/kit/domain-deps.ts';
import type { Caller } from '../../domain/access/caller.ts';

/** The numbers that the simulator gives people to call: enough for all requests of one phone while given numbers rest. */
export const DEMO_NUMBERS: readonly string[] = Array.from(
  { length: 10 },
  (_, index) => `7800555353${(index + 5) % 10}`,
);

/** The recent calls to a simulated phone, newest first. */
export async function listDemoCalls(
  { db, clock }: DomainDeps,
  { shop }: Caller,
  phone: string,
): Promise<components['schemas']['DemoCall'][]> {
  const rings = await findDemoRings(db.orm, shop.id, phone, new Date(clock.now().getTime() - CALL_LIFE_MS));
  return rings.map(({ id, phone, number, createdAt }) => ({
    id,
    phone,
    caller_number: number,
    created_at: createdAt.toISOString(),
  }));
}

/** Calls a number from a simulated phone; throws not_found for a number that isn't the simulator's. */
export async function makeDemoCall(
  { db, clock }: DomainDeps,
  { shop }: Caller,
  { phone, number }: { phone: string; number: string },
): Promise<void> {
  if (!DEMO_NUMBERS.includes(number)) throw new AppError('not_found');
  await insertDemoCall(db.orm, {
    id: randomUUID(),
    shopId: shop.id,
    phone,
    number,
    kind: 'call',
    createdAt: clock.now(),
  });
}
