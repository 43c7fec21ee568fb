import compress, { type FastifyCompressOptions } from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { constants } from 'node:zlib';
import { refuseMalformedHost } from './contract/host-name.ts';
import { answerClientError, answerError, answerNotFound } from './http/answer-error.ts';
import { makeGuestAnswers } from './contract/answer-guest.ts';
import { bindContract } from './contract/bind.ts';
import { document } from './contract/document.ts';
import { createIdentify } from './auth/identify.ts';
import type { Deps } from './deps.ts';
import { maskUrl } from './start/logging.ts';
import * as operations from './operations.ts';
import { type SiteFolders, serveSite } from './http/site.ts';
import { keepAnswers, type KeptAnswers } from './contract/kept-answers.ts';
import { keepPages } from './pages/drawing/kept-pages.ts';
import { createPageDrawer } from './pages/drawing/page-drawer.ts';
import { type Drawing, servePages } from './pages/serve-pages.ts';
import { servePopupEnd } from './auth/social/popup-end.ts';
import type { Metrics } from './http/metrics.ts';
import { serveReference } from './http/reference.ts';
import { serveProbes } from './http/probes.ts';
import { serveConsentPage } from './demo/simulators/consent-page.ts';

/** Options of a server beside its `Deps`. */
export interface AppOptions {
  folders: SiteFolders;
  /** Where requests are counted, if anywhere. */
  metrics?: Metrics | undefined;
  /** Called with every answer that the contract doesn't allow; for tests. */
  onAnswerMismatch?: (problem: string) => void;
}

const bodyLimit = 256 * 1024;
/** Some hundred pages of the catalogue, as they are drawn and as they are sent, and some thousand answers. */
const keptBytes = { pages: 32 * 1024 * 1024, documents: 32 * 1024 * 1024, answers: 24 * 1024 * 1024 };
/** In milliseconds. The largest picture takes a minute over a slow phone connection; the page gives up after three. */
const requestTimeout = 180_000;
/** An answer that fits in one packet gains nothing. Up to 64 kB the synchronous compressor is faster than a stream. */
const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: 1_400,
  syncThreshold: 64 * 1024,
  // The plugin's default is 4; 3 halves the work for 4 % more bytes.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  globalDecompression: false,
};

/** Inline styles are allowed because Mantine and React set them; scripts from files, and the one of drawn pages. */
const contentSecurityPolicy = (drawing: Drawing | null) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: [
      "'self'",
      ...(drawing ? [`'sha256-${createHash('sha256').update(drawing.boot).digest('base64')}'`] : []),
    ],
    workerSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
  },
});

/** What a page of the shop never asks a device for. */
const permissionsPolicy =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
  'microphone=(), midi=(), payment=(), usb=()';

/** Headers of API answers, as constants: helmet would compute them for each answer. */
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
    // logRequests writes one line per request, with the URL masked.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    bodyLimit,
    requestTimeout,
    // Requests on a keep-alive connection are still answered while the server stops.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    // The path can't be decoded, or is longer than any route.
    frameworkErrors: (_error, request, reply) => void answerNotFound(request, reply),
  });
}

/**
 * Logs each request, those that find it well for debugging alone, since proxies ask every two seconds; and warns once
 * where a proxy is in front but not trusted: all callers would have its address.
 */
function logRequests(app: FastifyInstance, trustsProxy: boolean): void {
  let hasWarned = trustsProxy;
  app.addHook('onRequest', async (request) => {
    if (hasWarned || request.headers['x-forwarded-for'] === undefined) return;
    hasWarned = true;
    request.log.warn(
      'A proxy is in front: set TRUST_PROXY=on, or all visitors share one address and its limit of calls.',
    );
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const isProbe = reply.statusCode === 200 && (url === '/healthz' || url === '/readyz');
    request.log[isProbe ? 'debug' : 'info'](
      { method, url: maskUrl(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    );
  });
}

async function serveApi(
  app: FastifyInstance,
  deps: Deps,
  kept: KeptAnswers,
  { onAnswerMismatch }: AppOptions,
): Promise<void> {
  await app.register(async (api) => {
    // Bodies that aren't JSON get 415.
    api.removeContentTypeParser('text/plain');
    api.addHook('onRequest', async (_request, reply) => {
      reply.headers(apiHeaders);
    });
    bindContract(api, {
      operations,
      deps,
      identify: createIdentify(deps),
      kept,
      canSave: deps.canSave,
      ...(onAnswerMismatch && { onAnswerMismatch }),
    });
    serveProbes(api, deps);
    api.get('/api/openapi.json', async () => document);
  });
}

/** How pages are drawn before they are sent; null where they draw themselves. Nothing starts before the first one. */
function makeDrawing(app: FastifyInstance, deps: Deps, kept: KeptAnswers, { folders }: AppOptions): Drawing | null {
  const { drawWithinMs: withinMs } = deps.settings;
  if (!folders.drawing || withinMs === 0) return null;
  const drawer = createPageDrawer(folders.drawing);
  app.addHook('onClose', drawer.close);
  const answerGuest = makeGuestAnswers(operations, deps, kept);
  const draw = keepPages({
    drawer,
    withinMs,
    maxBytes: keptBytes.pages,
    onLateFailure: (error) => app.log.warn({ err: error }, 'A page could not be drawn.'),
  });
  return {
    draw: (shop, path) => draw(shop.id, path, (asked) => answerGuest(shop, asked)),
    maxBytes: keptBytes.documents,
    boot: readFileSync(new URL('boot.js', folders.drawing), 'utf8').trim(),
  };
}

/** Builds the server; opens no port, file or connection. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  const app = createFastify(deps);
  app.setErrorHandler(answerError);
  logRequests(app, deps.settings.trustedProxies > 0);
  options.metrics?.count(app);
  await app.register(compress, compression);

  const kept = keepAnswers(deps.catalogueVersionOf, keptBytes.answers);
  await serveApi(app, deps, kept, options);
  await app.register(async (site) => {
    const drawing = makeDrawing(site, deps, kept, options);
    site.addHook('onRequest', async (request, reply) => {
      refuseMalformedHost(request);
      reply.header('permissions-policy', permissionsPolicy);
    });
    await site.register(helmet, {
      contentSecurityPolicy: contentSecurityPolicy(drawing),
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      hsts: { includeSubDomains: false },
    });
    servePopupEnd(site);
    serveReference(site);
    serveConsentPage(site, deps);
    await serveSite(site, options.folders, (client) => servePages(site, deps, client, drawing));
  });
  return app;
}
