import { beforeAll, expect, it } from 'vitest';
import { type AnswerGuest, makeGuestAnswers } from '#server/contract/answer-guest.ts';
import { keepAnswers } from '#server/contract/kept-answers.ts';
import * as operations from '#server/operations.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

describeOnEachEngine('what pages are drawn from', (engine) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let app: TestApp;
  let cup: number;
  let plate: number;
  let answerGuest: AnswerGuest;
  const ask = (path: string) => answerGuest(shop.guest.shop, path);

  beforeAll(async () => {
    db = await freshDatabase(engine);
    shop = await SmallShop.open(db);
    app = await TestApp.open(shop);
    [cup = 0, plate = 0] = await shop.items(
      { name: 'Чашка', retailPrice: 129_000, tradePrice: 90_000 },
      { name: 'Тарелка', retailPrice: 70_000 },
    );
    answerGuest = makeGuestAnswers(operations, app.deps, keepAnswers(app.deps.catalogueVersionOf, 1_000_000));
    return async () => {
      await app.close();
      await db.close();
    };
  });

  it('is what the API answers a guest, to the letter', async () => {
    const paths = ['/api/category/', `/api/item/${cup}/`, '/api/item/list/?order_by=new&limit=2&page=1'];
    const asked = await Promise.all(paths.map((path) => app.call('get', path)));
    const answered = await Promise.all(paths.map((path) => ask(path)));
    expect(answered.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answered.map(({ text }) => text)).toEqual(asked.map(({ bytes }) => bytes.toString()));
    expect(answered[2]?.text).toContain('"name":"Тарелка"');
  });

  it('reads the filters of an address as the API does', async () => {
    const { text } = await ask('/api/item/list/?price_min=1000&limit=24&page=1');
    const { result } = JSON.parse(text) as { result: { id: number }[] };
    expect(result.map(({ id }) => id)).toEqual([cup]);
    expect(result.map(({ id }) => id)).not.toContain(plate);
  });

  it('is missing where an item is', async () => {
    expect(await ask('/api/item/999999/')).toMatchObject({ status: 404 });
  });

  it('is nothing that a guest may not ask for', async () => {
    await expect(ask('/api/customers/')).rejects.toThrow('No guest may ask for /api/customers/');
    await expect(ask('/api/no-such/')).rejects.toThrow('No guest may ask for /api/no-such/');
  });
});
