import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/engine/types.ts';
import type { DiskWatch } from './disk-watch.ts';

/** Serves `/healthz`, whether the process lives, and `/readyz`, whether the shop can be read; both say how its parts are. */
export function serveProbes(app: FastifyInstance, { db, disk }: { db: Database; disk: DiskWatch }): void {
  const health = async () => ({ database: (await db.ping()) ? 'ok' : 'down', disk: await disk() });
  // Whoever restarts a process that doesn't answer here must not do so because the database is away.
  app.get('/healthz', async () => ({ status: 'ok', ...(await health()) }));
  // With a full disk a shop can still be read.
  app.get('/readyz', async (_request, reply) => {
    const parts = await health();
    const isUp = parts.database === 'ok';
    reply.status(isUp ? 200 : 503);
    return { status: isUp ? 'ok' : 'unavailable', ...parts };
  });
}
