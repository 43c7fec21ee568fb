import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { type Deps, makeDeps } from '#server/deps.ts';
import { shops } from '#server/db/schema.ts';
import type { Metrics } from '#server/http/metrics.ts';
import { issueToken } from '#server/auth/tokens.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { createLogger } from '#server/start/logging.ts';
import type { DiskSpace } from '#server/ports/disk-space.ts';
import { createLocalFiles } from '#server/ports/local-files.ts';
import { readSettings } from '#server/start/settings.ts';
import type { SmallShop } from './small-shop.ts';

/** What a call sends beside its address. */
export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** The caller's address. */
  address?: string;
}

/** What came back; `body` is the parsed JSON, or null where there was none, or it is compressed. */
export interface CallAnswer<Body> {
  status: number;
  body: Body;
  /** The bytes of the body. */
  bytes: Buffer;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

/** How a test server differs from the usual. */
export interface TestAppOptions {
  env?: Record<string, string>;
  /** The built client, where a test needs one. */
  client?: string | null;
  /** The built thread that draws pages, where a test needs it. */
  drawing?: URL;
  /** How much the disk can still take, in bytes; enough unless told. */
  diskSpace?: DiskSpace;
  /** Where requests are counted. */
  metrics?: Metrics;
}

type Method = Uppercase<Verb> | Verb;
type Verb = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete' | 'options';

/** The whole server over a small shop, on its clock, without a network. Each answer is held against the contract. */
export class TestApp {
  readonly app: FastifyInstance;
  readonly shop: SmallShop;
  /** Every line of the log. */
  readonly logged: readonly string[];
  readonly dataDir: string;
  readonly host: string;
  readonly deps: Deps;
  private readonly mismatches: string[];

  private constructor(
    parts: Pick<TestApp, 'app' | 'shop' | 'logged' | 'dataDir' | 'host' | 'deps'> & { mismatches: string[] },
  ) {
    this.app = parts.app;
    this.shop = parts.shop;
    this.logged = parts.logged;
    this.dataDir = parts.dataDir;
    this.host = parts.host;
    this.deps = parts.deps;
    this.mismatches = parts.mismatches;
  }

  static async open(
    shop: SmallShop,
    { env = {}, client = null, diskSpace = async () => Number.MAX_SAFE_INTEGER, metrics, drawing }: TestAppOptions = {},
  ): Promise<TestApp> {
    const { db, clock } = shop;
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-files-'));
    const settings = readSettings({ DATA_DIR: dataDir, ...env });
    const logged: string[] = [];
    const mismatches: string[] = [];
    const log = createLogger('trace', (line) => logged.push(line));
    const files = createLocalFiles(dataDir);
    const deps = makeDeps({ db, clock, files, settings, log, diskSpace });
    const app = await buildApp(deps, {
      folders: { client, files: dataDir, ...(drawing && { drawing }) },
      metrics,
      onAnswerMismatch: (problem) => mismatches.push(problem),
    });
    const [row] = await db.orm.select().from(shops).where(eq(shops.id, shop.shopId));
    return new TestApp({ app, shop, logged, dataDir, deps, host: row?.host ?? 'localhost', mismatches });
  }

  /** A token of theirs, as if they had signed in. */
  tokenOf({ shop, customer }: SignedInCaller): Promise<string> {
    return issueToken(this.shop.db.orm, { shopId: shop.id, customerId: customer.id, now: this.shop.clock.now() });
  }

  /** Calls the server as it is; throws where its answer isn't one that the contract allows. */
  async call<Body = unknown>(
    method: Method,
    url: string,
    { token, body, headers = {}, address }: CallOptions = {},
  ): Promise<CallAnswer<Body>> {
    const options: InjectOptions = {
      method,
      url,
      headers: { host: this.host, ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
      ...(address !== undefined && { remoteAddress: address }),
    };
    const response = await this.app.inject(options);
    const problems = this.mismatches.splice(0);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const { 'content-type': type, 'content-encoding': encoding } = response.headers;
    const isJson = String(type).startsWith('application/json') && encoding === undefined && response.payload !== '';
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : null) as Body,
      bytes: response.rawPayload,
      headers: response.headers,
    };
  }

  get<Body = unknown>(url: string, options?: CallOptions): Promise<CallAnswer<Body>> {
    return this.call<Body>('GET', url, options);
  }

  async close(): Promise<void> {
    await this.app.close();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
