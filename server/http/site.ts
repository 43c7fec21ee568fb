import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './answer-error.ts';

const yearInSeconds = 31_536_000;
const forGood = `public, max-age=${yearInSeconds}, immutable`;
/** Uploaded pictures are for those who know the address; shared caches must not keep them. */
const forOneForGood = `private, max-age=${yearInSeconds}, immutable`;

/** The folders of the built pages and the stored pictures. */
export interface SiteFolders {
  /** The built client; null where something else serves it. */
  client: string | null;
  /** The built thread that draws pages; left out, they draw themselves. */
  drawing?: URL;
  /** The stored pictures. */
  files: string;
}

/** Whether the request is for a page of the client's router, not for a file. */
function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [path = ''] = request.url.split('?', 1);
  if (/^\/(?:api|files|assets)(?:\/|$)/.test(path)) return false;
  const { accept = '*/*' } = request.headers;
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));
}

/** Sends the page of a request. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the built client, a page for each of its routes, and the stored pictures. `makeSendPage` is given the client's
 * folder.
 */
export async function serveSite(
  app: FastifyInstance,
  { client, files }: SiteFolders,
  makeSendPage: (client: string) => SendPage,
): Promise<void> {
  // Names of pictures and assets contain a hash of the content, so they may be cached for good.
  const common = { index: false as const, cacheControl: false, dotfiles: 'ignore' as const };
  const sent = join(files, 'up') + sep;
  await app.register(fastifyStatic, {
    ...common,
    root: files,
    prefix: '/files/',
    decorateReply: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(sent) ? forOneForGood : forGood);
    },
  });

  const hasClient = client !== null && existsSync(join(client, 'index.html'));
  const sendPage = hasClient ? makeSendPage(client) : answerNotFound;
  if (hasClient) {
    const built = { ...common, preCompressed: true };
    await app.register(fastifyStatic, {
      ...built,
      root: join(client, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      setHeaders: (reply) => {
        reply.header('cache-control', forGood);
      },
    });
    await app.register(fastifyStatic, {
      ...built,
      root: client,
      // A route for each of these few, since `/*` is that of the pages. One for each of a thousand assets would take a
      // sixth of the start.
      wildcard: false,
      // Pages are sent with the head of their route.
      globIgnore: ['**/index.html', 'assets/**'],
      setHeaders: (reply) => {
        reply.header('cache-control', 'no-cache');
      },
    });
  }
  // A route, not what answers where there is none: answers of routes are compressed.
  app.get('/*', (request, reply) => (isPage(request) ? sendPage(request, reply) : reply.callNotFound()));
  app.setNotFoundHandler(answerNotFound);
}
