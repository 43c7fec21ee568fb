import type { Database } from '../../db/engine/types.ts';
import { deleteCallsBefore } from '../../db/repositories/call-request.ts';
import { deleteDemoCallsBefore } from '../../db/repositories/demo-call.ts';
import { deleteEndedCounters } from '../../db/repositories/rate-limit.ts';
import { deleteSocialCodesBefore } from '../../db/repositories/social.ts';
import { deleteEndedTokens } from '../../db/repositories/token.ts';
import type { Clock } from '../../ports/clock.ts';
import { KEEP_ENDED_MS, TOKEN_IDLE_MS } from './rules.ts';

/** Forgets what signing in has left behind: ended tokens, calls, one-time codes and counters. */
export async function sweepAuth({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteEndedTokens(db.orm, { now, idleSince: before(TOKEN_IDLE_MS) });
  await deleteCallsBefore(db.orm, before(KEEP_ENDED_MS));
  await deleteDemoCallsBefore(db.orm, before(KEEP_ENDED_MS));
  await deleteSocialCodesBefore(db.orm, now);
  await deleteEndedCounters(db.orm, now);
}
