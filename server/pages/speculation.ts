import { ALIVE_ATTRIBUTE } from '#common/drawing.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';

const RULES_PATH = '/speculation-rules.json';

/**
 * What a browser may fetch before its link is followed: pages of the shop, as long as a page's own script doesn't
 * follow its links. See https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/(api|files|assets)/*' } },
          { selector_matches: `:root:not([${ALIVE_ATTRIBUTE}]) a` },
        ],
      },
      // Pressed, or pointed at for a moment.
      eagerness: 'moderate',
    },
  ],
};

/** Serves the rules that `allowSpeculation` names. */
export function serveSpeculation(app: FastifyInstance): void {
  const text = JSON.stringify(rules);
  app.get(RULES_PATH, async (_request, reply) =>
    reply.type('application/speculationrules+json').header('cache-control', 'max-age=3600').send(text),
  );
}

/** Names the rules in the answer with a page: a script in the page would need an exception in the CSP. */
export const allowSpeculation = (reply: FastifyReply): FastifyReply =>
  reply.header('speculation-rules', `"${RULES_PATH}"`);
