import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DomainDeps } from '../domain/kit/domain-deps.ts';
import { getRetail, type ShopFinder } from '../domain/shop/shops.ts';
import { manifestOf, robotsText, sitemapXml } from './crawlers.ts';
import { renderHead } from './head.ts';
import { readPage } from './read-page.ts';

interface PagesDeps extends DomainDeps {
  findShop: ShopFinder;
}

const TITLE = /<title>[^<]*<\/title>/;
const HOUR_S = 3_600;

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** Makes the function that sends the built page with the head of its route, and serves what crawlers ask for. */
export function servePages(app: FastifyInstance, deps: PagesDeps, client: string) {
  const template = readFileSync(join(client, 'index.html'), 'utf8');
  const [before = '', after = ''] = template.split(TITLE);

  /** Null where the host has no shop or its record can't be read: the page then says so by itself. */
  async function readAnswer(request: FastifyRequest) {
    try {
      const shop = await deps.findShop(request.host);
      if (shop === null) return null;
      const { pathname, searchParams } = new URL(request.url, 'http://page');
      return await readPage(deps, shop, { origin: originOf(request), path: pathname, query: searchParams });
    } catch (error) {
      request.log.warn({ err: error }, 'The head of a page could not be read.');
      return null;
    }
  }

  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `max-age=${HOUR_S}`)
      .send(robotsText(originOf(request))),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const shop = await deps.findShop(request.host);
    if (shop === null) return reply.callNotFound();
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `max-age=${HOUR_S}`)
      .send(await sitemapXml(deps, shop.id, originOf(request)));
  });

  app.get('/manifest.webmanifest', async (request, reply) => {
    const shop = await deps.findShop(request.host);
    if (shop === null) return reply.callNotFound();
    const { name } = await getRetail(deps, { shop, customer: null, address: '' }, []);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', `max-age=${HOUR_S}`)
      .send(JSON.stringify(manifestOf(name)));
  });

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const answer = await readAnswer(request);
    const page = answer ? before + renderHead(answer.head, answer.siteName) + after : template;
    return reply
      .status(answer?.status ?? 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page);
  };
}
