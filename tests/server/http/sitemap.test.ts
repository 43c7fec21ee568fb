import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { items } from '#server/db/schema.ts';
import { sitemapXml, type SitemapOptions } from '#server/pages/sitemap.ts';
import { freshDatabase } from '#tests/support/server/database.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeOnEachEngine('a sitemap of more items than one may name', (engine) => {
  let shop: SmallShop;
  let ids: number[];

  beforeAll(async () => {
    const db = await freshDatabase(engine);
    shop = await SmallShop.open(db);
    const other = await SmallShop.open(db);
    await other.items({ name: 'Чужая чашка', retailPrice: 50_000 });
    ids = await shop.items(
      ...['Чашка', 'Тарелка', 'Ваза', 'Миска', 'Кувшин', 'Блюдо'].map((name) => ({ name, retailPrice: 50_000 })),
    );
    await db.orm
      .update(items)
      .set({ isHidden: true })
      .where(eq(items.id, ids[1] ?? 0));
  });

  const read = async (options: Partial<SitemapOptions> = {}) => {
    const about = { origin: 'https://shop.example', infoPages: [{ slug: 'returns' }], itemsInPart: 2, ...options };
    const text = await sitemapXml(shop.deps, shop.shopId, about);
    const places = [...text.matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g)].map(([, place]) => place);
    return [/<(urlset|sitemapindex) /.exec(text)?.[1], ...places];
  };
  const pages = () => ['/', '/catalog/', '/info/returns/', `/catalog/?category=${shop.categoryId}`];
  const itemPages = (...places: number[]) => places.map((place) => `/item/${ids[place]}/`);

  it('is an index of parts, the first of which has all that is no item', async () => {
    expect(await read()).toEqual([
      'sitemapindex',
      '/sitemap-0.xml',
      `/sitemap-${ids[3]}.xml`,
      `/sitemap-${ids[5]}.xml`,
    ]);
    expect(await read({ from: 0 })).toEqual(['urlset', ...pages(), ...itemPages(0, 2)]);
    expect(await read({ from: ids[3] })).toEqual(['urlset', ...itemPages(3, 4)]);
    expect(await read({ from: ids[5] })).toEqual(['urlset', ...itemPages(5)]);
  });

  it('is one where they have room in it', async () => {
    expect(await read({ itemsInPart: 4 })).toEqual(['sitemapindex', '/sitemap-0.xml', `/sitemap-${ids[5]}.xml`]);
    expect(await read({ itemsInPart: 5 })).toEqual(['urlset', ...pages(), ...itemPages(0, 2, 3, 4, 5)]);
  });
});
