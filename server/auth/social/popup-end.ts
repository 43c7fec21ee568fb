import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { popupEndStrings } from './popup-end.strings.ts';
import { readQuery, sendPage } from './popup-page.ts';

function sendEnd(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { title, done, access_denied: denied, failed } = popupEndStrings;
  const [error, code] = [readQuery(request, 'error'), readQuery(request, 'code')];
  const text = error === 'access_denied' ? denied : error === '' && code !== '' ? done : failed;
  return sendPage(reply, title, `<h1>${title}</h1><p role="status">${text}</p>`);
}

/** Serves the page where a sign-in's popup ends; the page that opened the popup reads its address and closes it. */
export function servePopupEnd(site: FastifyInstance): void {
  site.get('/social-login/', async (request, reply) => sendEnd(request, reply));
}
