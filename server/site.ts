import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './answer-error.ts';

const yearInSeconds = 31_536_000;
const forGood = `public, max-age=${yearInSeconds}, immutable`;
/** What people have sent is for whoever knows its address, and not for caches on the way. */
const forOneForGood = `private, max-age=${yearInSeconds}, immutable`;

/** Where the built pages and the stored pictures lie. */
export interface SiteFolders {
  /** The built client; null where something else serves it. */
  client: string | null;
  /** The stored pictures. */
  files: string;
}

/** Whether the client's router, rather than a file, is asked for. */
function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [path = ''] = request.url.split('?', 1);
  if (/^\/(?:api|files|assets)(?:\/|$)/.test(path)) return false;
  const { accept = '*/*' } = request.headers;
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));
}

/** Serves the built client, its routes (each is the same page) and the stored pictures. */
export async function serveSite(app: FastifyInstance, { client, files }: SiteFolders): Promise<void> {
  // Names of pictures and assets are made from what is in them.
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
  if (hasClient) {
    await app.register(fastifyStatic, {
      ...common,
      root: client,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? forGood : 'no-cache');
      },
    });
  }
  const sendPage = (reply: FastifyReply) => reply.sendFile('index.html');
  app.setNotFoundHandler((request, reply) => (hasClient && isPage(request) ? sendPage(reply) : answerNotFound(request, reply)));
}
