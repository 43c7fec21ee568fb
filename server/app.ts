import compress, { type FastifyCompressOptions } from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import { answerError, answerNotFound } from './answer-error.ts';
import { bindContract } from './contract/bind.ts';
import { document } from './contract/document.ts';
import { createIdentify } from './contract/identify.ts';
import type { Deps } from './deps.ts';
import { maskUrl } from './logging.ts';
import { makeHandlers } from './operations/index.ts';
import { type SiteFolders, serveSite } from './site.ts';
import { serveSocialPages } from './social-pages.ts';

/** What a server is built from beside its parts. */
export interface AppOptions {
  folders: SiteFolders;
  /** Tests are told of every answer that the contract doesn't allow. */
  onAnswerMismatch?: (problem: string) => void;
}

const bodyLimit = 256 * 1024;
/** The largest picture over a slow phone's line takes a minute; the page itself gives up after three. */
const requestTimeout = 180_000;
/** What fits in one packet is as fast as it is; a page of a list is sooner compressed at once than handed to a stream and its thread. */
const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: 1_400,
  syncThreshold: 64 * 1024,
  // One step below the plugin's own: half the work for 4 % more bytes.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  globalDecompression: false,
};

/** Mantine and React set styles on elements; scripts come from files alone. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
  },
};

/** JSON is neither a page nor anyone else's; helmet would make these anew for each answer. */
const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

function createFastify({ settings, log }: Deps) {
  return Fastify({
    loggerInstance: log,
    // logRequests writes the one line that says it all, with the address masked.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    bodyLimit,
    requestTimeout,
    // A request on a kept connection is still answered while the server stops.
    return503OnClosing: false,
    // A path that can't be decoded, or is longer than any that there is.
    frameworkErrors: (_error, request, reply) => void answerNotFound(request, reply),
  });
}

/** One line a request, and a warning where every address would be the proxy's. */
function logRequests(app: FastifyInstance, trustsProxy: boolean): void {
  let hasWarned = trustsProxy;
  app.addHook('onRequest', async (request) => {
    if (hasWarned || request.headers['x-forwarded-for'] === undefined) return;
    hasWarned = true;
    request.log.warn('A proxy is in front: set TRUST_PROXY=on, or all visitors share one address and its limit of calls.');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    request.log.info({ method, url: maskUrl(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request');
  });
}

async function serveApi(app: FastifyInstance, deps: Deps, { onAnswerMismatch }: AppOptions): Promise<void> {
  await app.register(async (api) => {
    // What isn't JSON is 415.
    api.removeContentTypeParser('text/plain');
    api.addHook('onRequest', async (_request, reply) => {
      reply.headers(apiHeaders);
    });
    bindContract(api, {
      handlers: makeHandlers(deps),
      identify: createIdentify(deps),
      ...(onAnswerMismatch && { onAnswerMismatch }),
    });
    api.get('/healthz', async (_request, reply) => {
      const isUp = await deps.db.ping();
      reply.status(isUp ? 200 : 503);
      return { status: isUp ? 'ok' : 'unavailable', database: isUp ? 'ok' : 'down' };
    });
    api.get('/api/openapi.json', async () => document);
  });
}

/** Builds the whole server; it neither listens nor opens anything. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  const app = createFastify(deps);
  app.setErrorHandler(answerError);
  logRequests(app, deps.settings.trustedProxies > 0);
  await app.register(compress, compression);

  await serveApi(app, deps, options);
  await app.register(async (site) => {
    await site.register(helmet, {
      contentSecurityPolicy,
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      hsts: { includeSubDomains: false },
    });
    serveSocialPages(site, deps);
    await serveSite(site, options.folders);
  });
  return app;
}
