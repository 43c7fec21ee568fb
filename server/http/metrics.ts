import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/engine/types.ts';
import { AppError } from '../domain/kit/app-error.ts';
import { statusOf } from '../errors.ts';

const LIMITED = 429;
/** In seconds: from one read of an index to what a page gives up on. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What of the process is measured beside its requests. */
export interface Measured {
  db: Pick<Database, 'connections'>;
  /** The pictures that are being made, and those that wait for it. */
  pictures: () => { running: number; waiting: number };
}

/** What a process tells Prometheus. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'shop_request_seconds',
    help: 'Requests of the contract, by operation and status',
    labelNames: ['operation', 'status'] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly limits = new Counter({
    name: 'shop_limits_hit_total',
    help: 'Requests that were refused by a limit, by the code of the refusal',
    labelNames: ['code'] as const,
    registers: [this.registry],
  });

  constructor({ db, pictures }: Measured) {
    collectDefaultMetrics({ register: this.registry });
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(read());
        },
      });
    if (db.connections() !== null) {
      gauge('shop_db_connections', 'Open connections to PostgreSQL', () => db.connections()?.open ?? 0);
      gauge('shop_db_connections_idle', 'Those that nobody uses', () => db.connections()?.idle ?? 0);
      gauge('shop_db_waiting', 'Those who wait for a connection', () => db.connections()?.waiting ?? 0);
    }
    gauge('shop_pictures_running', 'Pictures that are being made', () => pictures().running);
    gauge('shop_pictures_waiting', 'Pictures that wait for it', () => pictures().waiting);
  }

  /**
   * Counts the requests of a server, under the names of the contract: an address that a caller makes up is no label.
   */
  count(app: FastifyInstance): void {
    app.addHook('onResponse', async ({ routeOptions }, reply) => {
      const { operation } = routeOptions.config as { operation?: { id: string } };
      if (operation)
        this.requests.observe({ operation: operation.id, status: reply.statusCode }, reply.elapsedTime / 1_000);
    });
    app.addHook('onError', async (_request, _reply, error: Error) => {
      if (error instanceof AppError && statusOf(error.code) === LIMITED) this.limits.inc({ code: error.code });
    });
  }

  /** Answers `/metrics` on a port of its own; returns its address and a function that ends this. */
  async serve({ port, host }: { port: number; host: string }): Promise<{ url: string; close: () => Promise<void> }> {
    const server = createServer((request, answer) => {
      if (request.method !== 'GET' || request.url !== '/metrics') return void answer.writeHead(404).end();
      this.registry.metrics().then(
        (text) => answer.writeHead(200, { 'content-type': this.registry.contentType }).end(text),
        () => answer.writeHead(500).end(),
      );
    });
    server.listen(port, host);
    await once(server, 'listening');
    const { port: taken } = server.address() as AddressInfo;
    return {
      url: `http://${host}:${taken}/metrics`,
      close: async () => {
        server.close();
        server.closeAllConnections();
        await once(server, 'close');
      },
    };
  }
}
