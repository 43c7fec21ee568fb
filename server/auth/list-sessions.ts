import * as tokens from '../db/repositories/auth/token.ts';
import { defineAuthOperation } from './define-auth-operation.ts';
import { deviceName } from './device-name.strings.ts';
import { TOKEN_IDLE_MS } from './rules.ts';
import { holderOf } from './session-holder.ts';

/** Where the caller is signed in, the last used first. */
export const listSessions = defineAuthOperation('listSessions', async ({ db, clock }, { caller }) => {
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
});
