import type { components } from '#contract/types.ts';
import type { RequestCaller } from '../contract/operation.ts';
import * as tokens from '../db/repositories/auth/token.ts';
import { AppError } from '../domain/kit/app-error.ts';
import type { DomainDeps } from '../domain/kit/domain-deps.ts';
import { TOKEN_IDLE_MS } from './rules.ts';
import { deviceName } from './device-name.strings.ts';

/** Who calls, and with which token; throws unauthorized for a guest. */
function holderOf({ shop, customer, tokenHash }: RequestCaller) {
  if (!customer || tokenHash === null) throw new AppError('unauthorized');
  return { shopId: shop.id, customerId: customer.id, hash: tokenHash };
}

/** Where the caller is signed in, the last used first. */
export async function listSessions(
  { db, clock }: DomainDeps,
  caller: RequestCaller,
): Promise<components['schemas']['SessionList']> {
  const { hash, ...of } = holderOf(caller);
  const now = clock.now();
  const found = await tokens.findSessions(db.orm, of, { now, idleSince: new Date(now.getTime() - TOKEN_IDLE_MS) });
  return {
    result: found.map((session) => ({
      id: session.id,
      device: deviceName(session.userAgent),
      created_at: session.createdAt.toISOString(),
      last_used_at: session.lastUsedAt.toISOString(),
      is_current: session.hash === hash,
    })),
  };
}

/** Signs the caller out at one place; throws not_found, also for one of somebody else. */
export async function endSession({ db }: DomainDeps, caller: RequestCaller, id: string): Promise<void> {
  if (!(await tokens.deleteSession(db.orm, { ...holderOf(caller), id }))) throw new AppError('not_found');
}

/** Signs the caller out everywhere but here. */
export async function endOtherSessions({ db }: DomainDeps, caller: RequestCaller): Promise<void> {
  await tokens.deleteOtherSessions(db.orm, holderOf(caller));
}
