import { eq, sql } from 'drizzle-orm';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';
import { deliveryPoints, infoPages, itemAttributes, items, shops } from '#server/db/schema.ts';
import { somePicture, SmallShop } from '#tests/support/server/small-shop.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

const shell = '<!doctype html><head><meta name="kept" /><title>Магазин</title></head><body>page</body>';

describeOnEachEngine('the head of a page', (engine) => {
  let db: TestDatabase;
  let client: string;
  let app: TestApp;
  let shop: SmallShop;
  let cup: number;
  let gone: number;
  let evil: number;

  beforeAll(async () => {
    client = await mkdtemp(join(tmpdir(), 'shop-client-'));
    await mkdir(join(client, 'assets'));
    await writeFile(join(client, 'index.html'), shell);
    db = await freshDatabase(engine);
    shop = await SmallShop.open(db);
    app = await TestApp.open(shop, { client });
    await db.orm
      .update(shops)
      .set({ contacts: { phone: '79000000000' } })
      .where(eq(shops.id, shop.shopId));
    await db.orm.insert(infoPages).values([
      {
        shopId: shop.shopId,
        slug: 'returns',
        text: '# Как вернуть\nНапишите нам <b>или</b>\nпозвоните.\n\n- Пришлём курьера.',
      },
      { shopId: shop.shopId, slug: 'offer', text: '# Оферта' },
      { shopId: shop.shopId, slug: 'delivery', text: '' },
    ]);
    [cup = 0, gone = 0, evil = 0] = await shop.items(
      {
        name: 'Чашка «Утро»',
        description: `Белая,\nс  синей   каймой. ${'Глина '.repeat(60)}`,
        retailPrice: 129_000,
        discount: 10,
        images: [somePicture],
      },
      { name: 'Проданная', retailPrice: 100, deletedAt: shop.clock.now() },
      {
        name: '"><script>alert(1)</script>',
        description: "</script><!-- '& ",
        retailPrice: 100,
      },
    );
    await db.orm.insert(itemAttributes).values([
      { shopId: shop.shopId, itemId: cup, position: 1, name: 'Объём', value: '350 мл' },
      { shopId: shop.shopId, itemId: cup, position: 0, name: 'Материал', value: 'фарфор' },
      { shopId: shop.shopId, itemId: evil, position: 0, name: '</script>', value: '<!--<script>alert(2)</script>' },
    ]);
  });
  afterAll(async () => {
    await app.close();
    await db.close();
    await rm(client, { recursive: true });
  });

  const get = async (url: string, headers: Record<string, string> = { accept: 'text/html' }) => {
    const answer = await app.app.inject({ url, headers: { host: app.host, ...headers } });
    return { status: answer.statusCode, html: answer.payload, headers: answer.headers };
  };
  const origin = () => `http://${app.host}`;
  const metaOf = (html: string, name: string): string | undefined =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];
  const recordsOf = (html: string): Record<string, unknown>[] =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
    );

  it('names an item, its picture and its price', async () => {
    const { status, html } = await get(`/item/${cup}/`);
    expect(status).toBe(200);
    expect(html).toContain('<meta name="kept" />');
    expect(html).toContain('<title>Чашка «Утро» — Лавка</title>');
    expect(html).toContain(`<link rel="canonical" href="${origin()}/item/${cup}/" />`);
    const description = metaOf(html, 'description') ?? '';
    expect(description.startsWith('Белая, с синей каймой. Глина')).toBe(true);
    expect(description.length).toBeLessThanOrEqual(201);
    expect(metaOf(html, 'og:title')).toBe('Чашка «Утро» — Лавка');
    expect(metaOf(html, 'og:image')).toMatch(new RegExp(`^${origin()}/files/.+\\.webp$`));
    const [product, crumbs] = recordsOf(html);
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Чашка «Утро»',
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Материал', value: 'фарфор' },
        { '@type': 'PropertyValue', name: 'Объём', value: '350 мл' },
      ],
      offers: { '@type': 'Offer', price: '1161.00', priceCurrency: 'RUB', url: `${origin()}/item/${cup}/` },
    });
    // As the page shows it.
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Каталог', item: `${origin()}/catalog/` },
        { position: 2, item: `${origin()}/catalog/?category=${shop.categoryId}` },
      ],
    });
  });

  it('writes nothing of an item’s texts as markup', async () => {
    const { html } = await get(`/item/${evil}/`);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!--');
    expect(html).toContain('<title>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; — Лавка</title>');
    expect(recordsOf(html)[0]).toMatchObject({
      name: '"><script>alert(1)</script>',
      description: "</script><!-- '&",
      additionalProperty: [{ '@type': 'PropertyValue', name: '</script>', value: '<!--<script>alert(2)</script>' }],
    });
  });

  it('presents the shop on its main page', async () => {
    const { html } = await get('/');
    expect(html).toContain('<title>Лавка</title>');
    expect(recordsOf(html)).toMatchObject([
      { '@type': 'Organization', name: 'Лавка', url: `${origin()}/`, telephone: '+79000000000' },
    ]);
  });

  it('gives a page of the shop about itself its name and what it says', async () => {
    const { status, html } = await get('/info/returns/');
    expect(status).toBe(200);
    expect(html).toContain('<title>Возврат и\u00A0обмен — Лавка</title>');
    expect(metaOf(html, 'description')).toBe('Напишите нам &lt;b&gt;или&lt;/b&gt; позвоните. Пришлём курьера.');
    expect(html).toContain(`<link rel="canonical" href="${origin()}/info/returns/" />`);
    expect(metaOf((await get('/info/offer')).html, 'description')).toBe('Публичная оферта: магазин «Лавка».');
    expect(recordsOf((await get('/info/contacts/')).html)).toMatchObject([
      { '@type': 'Organization', telephone: '+79000000000' },
    ]);
  });

  it('names no network in a record that it has to be marked beside', async () => {
    const contacts = { vk: 'https://vk.example/lavka', instagram: 'https://instagram.example/lavka' };
    await db.orm.update(shops).set({ contacts }).where(eq(shops.id, shop.shopId));
    const [record] = recordsOf((await get('/')).html);
    expect(record?.['sameAs']).toEqual(['https://vk.example/lavka']);
  });

  it("has the shop's colour for the first paint, whatever the page, and nothing for the default one", async () => {
    expect((await get('/')).html).not.toContain('<style');
    const paint = (primaryColor: string) => db.orm.update(shops).set({ primaryColor }).where(eq(shops.id, shop.shopId));
    await paint('#7A1FA2');
    for (const path of ['/', `/item/${cup}/`, '/orders', '/no-such-page/']) {
      const { html } = await get(path);
      expect(html).toMatch(/<style id="brand">:root\{[^<]*--mantine-color-brand-6:#7a1fa2;[^<]*<\/style>.*<\/head>/s);
    }
    expect(JSON.parse((await get('/manifest.webmanifest', {})).html)).toMatchObject({ theme_color: '#7A1FA2' });
    await paint('#0074E0');
  });

  it('knows a category without its other filters', async () => {
    const { html } = await get(`/catalog/?category=${shop.categoryId}&priceMin=100&page=3`);
    expect(html).toContain(`<link rel="canonical" href="${origin()}/catalog/?category=${shop.categoryId}" />`);
    expect((await get('/catalog/?search=<b>&page=2')).html).toContain(
      `<link rel="canonical" href="${origin()}/catalog/" />`,
    );
  });

  it.each([
    '/orders',
    '/orders/12/',
    '/payments/all/',
    '/favourites/',
    '/item/new/',
    '/item/1/edit/',
    '/items/import/',
    '/settings',
    '/settings/main/',
    '/profile/',
    '/Print/',
    '/customers/1/edit/',
    '/purchases/1/groups-orders/2/orders/3/balance-history/',
  ])('keeps %s out of search engines', async (path) => {
    const { status, html } = await get(path);
    expect(status).toBe(200);
    expect(metaOf(html, 'robots')).toBe('noindex');
    expect(html).not.toContain('rel="canonical"');
  });

  it('answers what is not there with 404, and with the page all the same', async () => {
    const paths = [
      `/item/${gone}/`,
      '/item/999999/',
      '/item/0x2/',
      '/item/99999999999999/',
      '/catalog/?category=999999',
      '/info/delivery/',
      '/info/about/',
      '/info/',
      '/no-such-page/',
      '/ordersx',
      '/orders/1/2/3/',
      '/settings/main/more/',
      '/customers/1/',
    ];
    const answers = await Promise.all(paths.map((path) => get(path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
    for (const { html } of answers) {
      expect(html).toContain('<body>page</body>');
      expect(metaOf(html, 'robots')).toBe('noindex');
    }
  });

  it('knows a shop by its own host alone, however it was asked for', async () => {
    const host = `${app.host.toUpperCase()}:8080`;
    expect((await get('/', { accept: 'text/html', host })).html).toContain(
      `<link rel="canonical" href="${origin()}/" />`,
    );
    expect((await get('/robots.txt', { host })).html).toContain(`Sitemap: ${origin()}/sitemap.xml\n`);
    expect((await get('/sitemap.xml', { host })).html).toContain(`<loc>${origin()}/catalog/</loc>`);
  });

  it('tells crawlers no host that a shop without one was asked for, and shared caches to keep nothing', async () => {
    const ownHost = eq(shops.id, shop.shopId);
    const kept = async (path: string) => (await get(path, {})).headers['cache-control'];
    expect([await kept('/robots.txt'), await kept('/sitemap.xml')]).toEqual(['max-age=3600', 'max-age=3600']);
    await db.orm.update(shops).set({ host: null }).where(ownHost);
    shop.clock.pass(60_000);
    const asked = { host: 'evil.example' };
    const robots = await get('/robots.txt', asked);
    expect(robots.html).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
    expect(robots.html).not.toMatch(/Sitemap|evil/);
    const sitemap = await get('/sitemap.xml', asked);
    expect(sitemap.html).toContain(`<loc>/item/${cup}/</loc>`);
    expect(sitemap.html).not.toContain('evil');
    for (const { status, headers } of [robots, sitemap])
      expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=3600']);
    await db.orm.update(shops).set({ host: app.host }).where(ownHost);
    shop.clock.pass(60_000);
  });

  it('tells crawlers what there is as it is now, and makes it no more often than that changes', async () => {
    const places = async () => {
      const { html } = await get('/sitemap.xml', {});
      return [`/item/${cup}/`, '/info/contacts/'].map((place) => html.includes(`${place}</loc>`));
    };
    const ofCup = eq(items.id, cup);
    expect(await places()).toEqual([true, true]);
    await db.orm.update(items).set({ isHidden: true }).where(ofCup);
    expect(await places()).toEqual([false, true]);
    // No trigger tells of this one.
    await db.transaction(async (orm) => {
      await orm.execute(sql`set local session_replication_role = replica`);
      await orm.update(items).set({ isHidden: false }).where(ofCup);
    });
    await db.orm.update(items).set({ stock: 7 }).where(ofCup);
    expect(await places()).toEqual([false, true]);
    const [{ contacts } = { contacts: {} }] = await db.orm.select({ contacts: shops.contacts }).from(shops);
    await db.orm.update(shops).set({ contacts: {} });
    const points = await db.orm.delete(deliveryPoints).returning();
    expect(await places()).toEqual([true, false]);
    await db.orm.update(shops).set({ contacts });
    await db.orm.insert(deliveryPoints).overridingSystemValue().values(points);
    await db.orm.update(items).set({ stock: null, isNew: true }).where(ofCup);
    expect(await places()).toEqual([true, true]);
  });

  it('has an icon for programs that read no page', async () => {
    const { status, headers } = await get('/favicon.ico', {});
    expect([status, headers['location']]).toEqual([301, '/favicon.png']);
  });

  it('is the plain page where the host has no shop', async () => {
    const { status, html } = await get('/', { accept: 'text/html', host: 'elsewhere.test' });
    expect([status, html]).toEqual([200, shell]);
  });

  it('tells crawlers what there is', async () => {
    const robots = await get('/robots.txt', {});
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    const disallowed = [...robots.html.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
    expect(disallowed.toSorted()).toEqual([
      '/api/',
      '/balance-history/',
      '/checkout-complete/',
      '/demo/',
      '/favourites/',
      '/orders',
      '/payments/',
    ]);
    expect(robots.html).toContain(`Sitemap: ${origin()}/sitemap.xml\n`);
    const sitemap = await get('/sitemap.xml', {});
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    const places = [...sitemap.html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual([
      `${origin()}/`,
      `${origin()}/catalog/`,
      `${origin()}/info/returns/`,
      `${origin()}/info/contacts/`,
      `${origin()}/info/offer/`,
      `${origin()}/catalog/?category=${shop.categoryId}`,
      `${origin()}/item/${cup}/`,
      `${origin()}/item/${evil}/`,
    ]);
    expect((await get('/sitemap-0.xml', {})).html).toBe(sitemap.html);
    const part = await get(`/sitemap-${evil}.xml`, {});
    expect(part.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(part.html.match(/<loc>.*<\/loc>/g)).toEqual([`<loc>${origin()}/item/${evil}/</loc>`]);
    expect((await get('/sitemap-all.xml', {})).status).toBe(404);
    const manifest = await get('/manifest.webmanifest', {});
    expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(JSON.parse(manifest.html)).toMatchObject({ name: 'Лавка', start_url: '/' });
  });
});
