import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DomainDeps } from '../domain/kit/domain-deps.ts';
import type { Caller } from '../domain/access/caller.ts';
import type { CatalogueVersions } from '../domain/catalogue/catalogue-versions.ts';
import { listShownPages } from '../domain/shop/info-pages.ts';
import { getRetail, type ShopFinder } from '../domain/shop/shops.ts';
import { manifestOf, robotsText } from './crawlers.ts';
import type { StyledPage } from '#common/drawing.ts';
import { KeptText } from '../kept/kept-text.ts';
import { VersionedCache } from '../kept/versioned-cache.ts';
import { SHELL_PATH } from '#common/kept-data.ts';
import { makeDrawnDocument, readTemplate, withHead } from './document.ts';
import { readPage } from './read-page.ts';
import { PART_ROUTE, sitemapXml } from './sitemap.ts';
import { allowSpeculation, serveSpeculation } from './speculation.ts';

interface PagesDeps extends DomainDeps {
  findShop: ShopFinder;
  catalogueVersionOf: CatalogueVersions;
}

type Shop = Caller['shop'];

/** How pages are drawn before they are sent. */
export interface Drawing {
  /** Draws a page as a guest of the shop sees it; null where it draws itself. */
  draw: (shop: Shop, path: string) => Promise<StyledPage | null>;
  /** The script that stands in each drawn page. */
  boot: string;
  /** How much is kept of what they are sent as. */
  maxBytes: number;
}

/** A drawn page as it is sent. */
interface DrawnDocument {
  status: number;
  text: KeptText;
}

type OpenShop = NonNullable<Awaited<ReturnType<ShopFinder>>>;

const HOUR_S = 3_600;

/**
 * Scheme and host by which the shop should be known: its own host where it has one, else the one that was asked for.
 */
const originOf = ({ protocol, host }: FastifyRequest, shop: { host: string | null } | null): string =>
  `${protocol}://${shop?.host ?? host}`;

/** Scheme and own host of the shop; null where it has none, or there is no shop. */
const ownOriginOf = ({ protocol }: FastifyRequest, shop: { host: string | null } | null): string | null =>
  typeof shop?.host === 'string' ? `${protocol}://${shop.host}` : null;

/** Two of the largest. */
const MAX_SITEMAP_BYTES = 16_000_000;

/**
 * For an hour; by shared caches only where the answer is the same whoever asks: without a host of its own, anybody's
 * may have been asked.
 */
const keptFor = (origin: string | null): string => `${origin === null ? 'private, ' : ''}max-age=${HOUR_S}`;

/** Makes the function that sends the built page with the head of its route, and serves what crawlers ask for. */
export function servePages(app: FastifyInstance, deps: PagesDeps, client: string, drawing: Drawing | null) {
  const template = readTemplate(client);
  const withDrawn = drawing && makeDrawnDocument(template, drawing.boot);
  const documents = new VersionedCache<DrawnDocument | null>({
    maxBytes: drawing?.maxBytes ?? 1,
    bytesOf: (document) => document?.text.bytes ?? 1,
  });

  // Which items and categories there are is all that it follows from, beside the pages of the shop.
  const sitemaps = new VersionedCache<KeptText>({ maxBytes: MAX_SITEMAP_BYTES, bytesOf: ({ bytes }) => bytes });

  /** Null where the host has no shop or its record can't be read: the page then says so by itself. */
  async function readAnswer(request: FastifyRequest, shop: OpenShop) {
    try {
      const { pathname, searchParams } = new URL(request.url, 'http://page');
      return await readPage(deps, shop, { origin: originOf(request, shop), path: pathname, query: searchParams });
    } catch (error) {
      request.log.warn({ err: error }, 'The head of a page could not be read.');
      return null;
    }
  }

  async function makeDocument(
    request: FastifyRequest,
    shop: OpenShop,
    older: DrawnDocument | null | undefined,
  ): Promise<DrawnDocument | null> {
    const [answer, drawn] = await Promise.all([readAnswer(request, shop), drawing?.draw(shop, request.url)]);
    if (!withDrawn || !drawn) return null;
    // Not kept: it may be read the next time.
    if (!answer) throw new Error('Its head could not be read');
    return { status: answer.status, text: KeptText.of(withDrawn(answer, drawn), older?.text) };
  }

  /** Null where the page draws itself. */
  async function readDrawn(request: FastifyRequest, shop: OpenShop): Promise<DrawnDocument | null> {
    try {
      const key = `${shop.id} ${originOf(request, shop)} ${request.url}`;
      const { catalogue: version } = await deps.catalogueVersionOf(shop.id);
      return await documents.get(key, version, (older) => makeDocument(request, shop, older));
    } catch (error) {
      request.log.warn({ err: error }, 'A page was not drawn: it draws itself.');
      return null;
    }
  }

  app.get('/robots.txt', async (request, reply) => {
    const origin = ownOriginOf(request, await deps.findShop(request.host));
    return reply.type('text/plain; charset=utf-8').header('cache-control', keptFor(origin)).send(robotsText(origin));
  });
  const sendSitemap = async (request: FastifyRequest, reply: FastifyReply, from?: number): Promise<unknown> => {
    const shop = await deps.findShop(request.host);
    if (shop === null) return reply.callNotFound();
    const origin = ownOriginOf(request, shop);
    reply.type('application/xml; charset=utf-8').header('cache-control', keptFor(origin));
    const { listing } = await deps.catalogueVersionOf(shop.id);
    const infoPages = await listShownPages(deps, shop.id);
    const key = JSON.stringify([shop.id, origin, infoPages, from]);
    const text = await sitemaps.get(key, listing, async (older) =>
      KeptText.of(await sitemapXml(deps, shop.id, { origin, infoPages, from }), older),
    );
    return text.send(request, reply, { isRevalidated: false });
  };
  app.get('/sitemap.xml', (request, reply) => sendSitemap(request, reply));
  app.get<{ Params: { from: string } }>(PART_ROUTE, (request, reply) =>
    sendSitemap(request, reply, Number(request.params.from)),
  );

  // What the service worker shows without a network, in the place of any page.
  app.get(SHELL_PATH, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .send(template.whole),
  );

  serveSpeculation(app);

  // Programs that read no page ask for it by this name.
  app.get('/favicon.ico', async (_request, reply) =>
    reply.header('cache-control', `max-age=${HOUR_S}`).redirect('/favicon.png', 301),
  );
  app.get('/manifest.webmanifest', async (request, reply) => {
    const shop = await deps.findShop(request.host);
    if (shop === null) return reply.callNotFound();
    const { name, primary_color: color } = await getRetail(deps, { shop, customer: null, address: '' }, []);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', `max-age=${HOUR_S}`)
      .send(JSON.stringify(manifestOf(name, color)));
  });

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const shop = await deps.findShop(request.host).catch(() => null);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    const drawn = shop && drawing && (await readDrawn(request, shop));
    if (drawn) {
      allowSpeculation(reply.status(drawn.status));
      return drawn.text.send(request, reply, { isRevalidated: drawn.status === 200 });
    }
    const answer = shop && (await readAnswer(request, shop));
    return reply.status(answer?.status ?? 200).send(answer ? withHead(template, answer) : template.whole);
  };
}
