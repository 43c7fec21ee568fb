import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Facts } from './facts.ts';
import { type BenchRequest, type WorkloadName, workloads } from './workloads.ts';

/** One measurement to make. */
export interface Order {
  url: string;
  side: 'app' | 'bare';
  workload: WorkloadName;
  connections: number;
  warmMs: number;
  measureMs: number;
}

/** What one measurement saw; times in milliseconds. */
export interface Slice {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Answers that were not 2xx, and requests without an answer, warm-up and all. */
  others: number;
  /** What the first of them was. */
  firstOther: string | null;
}

const REQUESTS_EACH = 24;

/** Gives each connection its requests, by its number among so many. */
type Deal = (connection: number, connections: number) => autocannon.Request[];

/**
 * Deals the same requests again and again: neighbours ask for different things, and a cart's line is edited by one at a
 * time.
 */
function dealOften(all: readonly BenchRequest[]): Deal {
  return (connection, connections) =>
    Array.from({ length: REQUESTS_EACH }, (_, turn) => ({ ...all[(connection + turn * connections) % all.length] }));
}

/** Deals each request once in all. */
function dealOnce(all: readonly BenchRequest[]): Deal {
  let dealt = 0;
  const next = (request: autocannon.Request) => {
    if (dealt === all.length) throw new Error(`All ${all.length} requests are used up`);
    dealt += 1;
    return Object.assign(request, all[dealt - 1]);
  };
  return () => [{ setupRequest: next }];
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function measure({ url, connections, warmMs, measureMs }: Order, deal: Deal): Promise<Slice> {
  const times: number[] = [];
  let connection = 0;
  let others = 0;
  let firstOther: string | null = null;
  const note = (other: string) => {
    others += 1;
    firstOther ??= other;
  };
  return new Promise((resolve, reject) => {
    const began = performance.now() + warmMs;
    const options: autocannon.Options = {
      url,
      connections,
      duration: (warmMs + measureMs) / 1_000,
      sampleInt: 50,
      setupClient: (client) => {
        client.setRequests(deal(connection, connections));
        connection += 1;
      },
    };
    const instance = autocannon(options, (error) => {
      if (error) return reject(error);
      const sorted = times.toSorted((a, b) => a - b);
      resolve({
        perSecond: (1_000 * times.length) / measureMs,
        p50: percentile(sorted, 0.5),
        p95: percentile(sorted, 0.95),
        p99: percentile(sorted, 0.99),
        others,
        firstOther,
      });
    });
    instance.on('response', (_client, status, _bytes, ms) => {
      if (status < 200 || status > 299) note(String(status));
      const since = performance.now() - began;
      if (since >= 0 && since < measureMs) times.push(ms);
    });
    instance.on('reqError', (error: unknown) => note(String(error)));
  });
}

const [factsFile = ''] = process.argv.slice(2);
const facts = JSON.parse(readFileSync(factsFile, 'utf8')) as Facts;
/** Each side has a database of its own, and so uses its requests up by itself. */
const deals = new Map<string, Deal>();

function dealFor({ side, workload: name }: Order): Deal {
  const key = `${side} ${name}`;
  const workload = workloads.find((one) => one.name === name);
  if (!workload) throw new Error(`Unknown workload ${name}`);
  // The bare route doesn't mind a checkout that was sent before.
  const make = workload.isOnce && side === 'app' ? dealOnce : dealOften;
  const deal = deals.get(key) ?? make(workload.requests(facts));
  deals.set(key, deal);
  return deal;
}

process.on('message', (order: Order) => {
  void measure(order, dealFor(order)).then((slice) => process.send?.(slice));
});
