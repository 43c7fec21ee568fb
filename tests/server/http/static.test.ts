import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

const page = '<!doctype html><title>Магазин</title>';
const forGood = 'public, max-age=31536000, immutable';

describe('the site', () => {
  let db: TestDatabase;
  let client: string;
  let app: TestApp;

  beforeAll(async () => {
    client = await mkdtemp(join(tmpdir(), 'shop-client-'));
    await mkdir(join(client, 'assets'));
    await writeFile(join(client, 'index.html'), page);
    await writeFile(join(client, 'assets/main-1a2b.js'), 'plain');
    await writeFile(join(client, 'assets/main-1a2b.js.br'), 'brotli');
    await writeFile(join(client, 'sw.js'), 'worker');
    db = await freshDatabase('pglite');
    app = await TestApp.open(await SmallShop.open(db), { client });
    await mkdir(join(app.dataDir, 'ab'));
    await writeFile(join(app.dataDir, 'ab/abcd-640.webp'), 'picture');
    await writeFile(join(app.dataDir, '../shop-secret'), 'secret');
  });
  afterAll(async () => {
    await rm(join(app.dataDir, '../shop-secret'));
    await app.close();
    await db.close();
    await rm(client, { recursive: true });
  });

  const get = async (url: string, headers: Record<string, string> = { accept: 'text/html,*/*' }) => {
    const response = await app.app.inject({ url, headers: { host: app.host, ...headers } });
    return { status: response.statusCode, text: response.payload, headers: response.headers };
  };

  it.each(['/', '/orders/12/', '/catalog/?page=2', '/settings/main/'])(
    'answers %s with the page, looked for anew each time',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.text).toMatch(/^<!doctype html><title>.*Лавка<\/title>/);
      expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      expect((await get(path, {})).text).toBe(answer.text);
    },
  );

  it('lets a page run its own scripts alone, and lets its popups speak to it', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-content-type-options': 'nosniff',
    });
    for (const device of ['camera=()', 'geolocation=()', 'microphone=()', 'payment=()'])
      expect(headers['permissions-policy']).toContain(device);
  });

  it.each(['/api/nothing/', '/assets/old-ffff.js', '/files/no.webp'])(
    'answers %s with 404 rather than the page',
    async (path) => {
      expect((await get(path, { accept: '*/*' })).status).toBe(404);
    },
  );

  it('sends assets in the form that was packed at the build, to be kept for good', async () => {
    const packed = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(packed).toMatchObject({ status: 200, text: 'brotli' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': forGood,
      vary: 'accept-encoding',
    });
    expect((await get('/assets/main-1a2b.js', {})).text).toBe('plain');
  });

  it('sends the service worker, whose name stays the same, to be looked for anew each time', async () => {
    const worker = await get('/sw.js', {});
    expect(worker).toMatchObject({ status: 200, text: 'worker' });
    expect(worker.headers['cache-control']).toBe('no-cache');
  });

  it('sends stored pictures, to be kept for good', async () => {
    const picture = await get('/files/ab/abcd-640.webp');
    expect(picture).toMatchObject({ status: 200, text: 'picture' });
    expect(picture.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': forGood });
  });

  it.each(['/files/../shop-secret', '/files/%2e%2e/shop-secret', '/files/..%2fshop-secret', '/files//etc/passwd'])(
    'keeps to its folder when asked for %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.text).not.toContain('secret');
      expect(answer.text).not.toContain('root:');
    },
  );

  it.each(['/files/ab/none.webp', '/assets/old-ffff.js'])('does not cache that it has not found %s', async (path) => {
    expect((await get(path)).headers['cache-control']).toBe('no-store');
  });
});
