import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/engine/types.ts';
import type { DiskWatch } from './disk-watch.ts';

/** How long `/healthz` waits for a part, in milliseconds: less than any supervisor waits for the probe. */
const PATIENCE_MS = 500;

const soon = <T, L>(work: Promise<T>, late: L): Promise<T | L> =>
  Promise.race([work, pause(PATIENCE_MS, late, { ref: false })]);

/**
 * Serves `/healthz`, whether the process lives, and `/readyz`, whether the shop can be read; both say how its parts
 * are.
 */
export function serveProbes(app: FastifyInstance, { db, disk }: { db: Database; disk: DiskWatch }): void {
  const database = async () => ((await db.ping()) ? 'ok' : 'down');
  // The page asks so whether there is a connection; the answer has no body to say more in.
  app.head('/healthz', async (_request, reply) => reply.send());
  // Whoever restarts a process that doesn't answer here must not do so because the database is away or slow.
  app.get('/healthz', async () => {
    const [databaseNow, diskNow] = await Promise.all([soon(database(), 'slow'), soon(disk(), 'unknown')]);
    return { status: 'ok', database: databaseNow, disk: diskNow };
  });
  // With a full disk a shop can still be read.
  app.get('/readyz', async (_request, reply) => {
    const [databaseNow, diskNow] = await Promise.all([database(), soon(disk(), 'unknown')]);
    const isUp = databaseNow === 'ok';
    reply.status(isUp ? 200 : 503);
    return { status: isUp ? 'ok' : 'unavailable', database: databaseNow, disk: diskNow };
  });
}
