import { eq } from 'drizzle-orm';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { items } from '#server/db/schema.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

interface Card {
  id: number;
  name: string;
  price: number;
  trade_price: number | null;
}

const list = '/api/item/list/?order_by=name&limit=50&page=1';

describeOnEachEngine('an answer about the catalogue that is kept', (engine) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let app: TestApp;
  let other: TestApp;
  let cup: number;
  let plate: number;
  const cardsOf = async (from: TestApp, token?: string): Promise<Card[]> =>
    (await from.get<{ result: Card[] }>(list, { token })).body.result;
  const priceIn = async (from: TestApp): Promise<number | undefined> =>
    (await cardsOf(from)).find(({ id }) => id === cup)?.price;

  beforeAll(async () => {
    db = await freshDatabase(engine);
    shop = await SmallShop.open(db);
    [app, other] = [await TestApp.open(shop), await TestApp.open(shop)];
    [cup = 0, plate = 0] = await shop.items(
      { name: 'Чашка', retailPrice: 129_000, tradePrice: 90_000 },
      { name: 'Тарелка', retailPrice: 70_000, isHidden: true },
      ...Array.from({ length: 20 }, (_, index) => ({
        name: `Ваза ${'гжель стекло хрусталь фаянс'.split(' ')[index % 4]} ${index * 7919}`,
        retailPrice: 50_000 + index,
      })),
    );
    return async () => {
      await Promise.all([app.close(), other.close()]);
      await db.close();
    };
  });

  it('has a changed price at the next request, on this process and on another', async () => {
    expect([await priceIn(app), await priceIn(other), await priceIn(app)]).toEqual([1_290, 1_290, 1_290]);
    await db.orm.update(items).set({ retailPrice: 119_000 }).where(eq(items.id, cup));
    expect([await priceIn(app), await priceIn(other)]).toEqual([1_190, 1_190]);
    const item = `/api/item/${cup}/`;
    expect((await app.get<Card>(item)).body.price).toBe(1_190);
    await db.orm.update(items).set({ retailPrice: 125_000 }).where(eq(items.id, cup));
    expect((await app.get<Card>(item)).body.price).toBe(1_250);
    expect((await other.get<Card>(item)).body.price).toBe(1_250);
  });

  it('shows each the prices and the items that are theirs', async () => {
    const retail = await app.tokenOf(await shop.customer());
    const wholesale = await app.tokenOf(await shop.customer({ type: 'wholesale' }));
    const editor = await app.tokenOf(await shop.customer({ flags: ['edit_item'] }));
    const seen = async (token?: string) => {
      const cards = await cardsOf(app, token);
      return [cards.find(({ id }) => id === cup)?.price, cards.some(({ id }) => id === plate)];
    };
    const all = () => Promise.all([undefined, retail, wholesale, editor].map((token) => seen(token)));
    const theirs = [
      [1_250, false],
      [1_250, false],
      [900, false],
      [1_250, true],
    ];
    expect([await all(), await all()]).toEqual([theirs, theirs]);
  });

  it('is nobody else’s where it is of favourites', async () => {
    const [anna, pyotr] = [await shop.customer(), await shop.customer({ firstName: 'Пётр' })];
    const liked = async (token: string) =>
      (await app.get<{ total: number }>('/api/item/list/?favourite=true&limit=24&page=1', { token })).body.total;
    const tokens = [await app.tokenOf(anna), await app.tokenOf(pyotr)] as const;
    await app.call('post', '/api/favourite/', { token: tokens[0], body: { item_id: cup } });
    expect([await liked(tokens[0]), await liked(tokens[1])]).toEqual([1, 0]);
  });

  it('is the same in every encoding, and again once it is compressed for good', async () => {
    const plain = await app.get(list);
    const best = {
      br: brotliCompressSync(plain.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gzip: gzipSync(plain.bytes, { level: 9 }),
    };
    const decode = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ['br', 'gzip'] as const) {
      const ask = () => app.get(list, { headers: { 'accept-encoding': encoding } });
      await expect.poll(async () => (await ask()).bytes.length).toBe(best[encoding].length);
      const again = await ask();
      expect(again.headers).toMatchObject({
        'content-encoding': encoding,
        vary: 'authorization, accept-encoding',
        etag: plain.headers['etag'],
        'content-type': 'application/json; charset=utf-8',
      });
      expect(decode[encoding](again.bytes).equals(plain.bytes)).toBe(true);
    }
    expect((await app.get(list, { headers: { 'accept-encoding': 'br;q=0, identity' } })).headers).not.toHaveProperty(
      'content-encoding',
    );
  });

  it('is not sent again to who has it, and is once it has changed', async () => {
    const { headers } = await app.get(list);
    const again = () => app.get(list, { headers: { 'if-none-match': String(headers['etag']) } });
    expect(await again()).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
    await db.orm.update(items).set({ name: 'Чашка «Утро»' }).where(eq(items.id, cup));
    expect((await again()).status).toBe(200);
  });

  it('is not kept where there is none: what is missing may come', async () => {
    const [missing = 0] = await shop.items({ name: 'Пиала', retailPrice: 100, isHidden: true });
    expect((await app.get(`/api/item/${missing}/`)).status).toBe(404);
    await db.orm.update(items).set({ isHidden: false }).where(eq(items.id, missing));
    expect((await app.get(`/api/item/${missing}/`)).status).toBe(200);
  });
});
