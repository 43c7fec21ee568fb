import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const PREFIX = '/api/docs/';
/** Swagger UI sets styles inline; nothing comes from anywhere else. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const headers = {
  'cache-control': 'no-cache',
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const page = `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Справочник API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="swagger-ui.css" />
  </head>
  <body>
    <div id="reference"></div>
    <script src="swagger-ui-bundle.js"></script>
    <script src="start.js"></script>
  </body>
</html>
`;
// Trying an operation out would need a token, and would change a real shop.
const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
});
`;

/** Serves the contract for a person to read, by Swagger UI from this disk. */
export function serveReference(app: FastifyInstance): void {
  const folder = dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json'));
  const fromDisk = (name: string) => readFile(join(folder, 'static', name));
  const files: [name: string, type: string, read: () => Promise<Buffer | string>][] = [
    ['', 'text/html; charset=utf-8', async () => page],
    ['start.js', 'text/javascript; charset=utf-8', async () => start],
    ['swagger-ui.css', 'text/css; charset=utf-8', () => fromDisk('swagger-ui.css')],
    ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8', () => fromDisk('swagger-ui-bundle.js')],
  ];
  for (const [name, type, read] of files)
    app.get(PREFIX + name, async (_request, reply) =>
      reply
        .headers(headers)
        .type(type)
        .send(await read()),
    );
  app.get(PREFIX.slice(0, -1), async (_request, reply) => reply.redirect(PREFIX));
}
