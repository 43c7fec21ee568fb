import { deleteCallsBefore } from '../db/repositories/auth/call-request.ts';
import { deleteDemoCallsBefore } from '../db/repositories/auth/demo-call.ts';
import { deleteEndedCounters } from '../db/repositories/kit/rate-limit.ts';
import { deleteSocialCodesBefore } from '../db/repositories/auth/social.ts';
import { deleteEndedTokens } from '../db/repositories/auth/token.ts';
import { KEEP_ENDED_MS, TOKEN_IDLE_MS } from './rules.ts';
import type { DomainDeps } from '../domain/kit/domain-deps.ts';

/** Deletes expired records of sign-in: tokens, calls, one-time codes and counters. */
export async function sweepAuth({ db, clock }: DomainDeps): Promise<void> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteEndedTokens(db.orm, { now, idleSince: before(TOKEN_IDLE_MS) });
  await deleteCallsBefore(db.orm, before(KEEP_ENDED_MS));
  await deleteDemoCallsBefore(db.orm, before(KEEP_ENDED_MS));
  await deleteSocialCodesBefore(db.orm, now);
  await deleteEndedCounters(db.orm, now);
}
