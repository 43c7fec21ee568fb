import { expect } from 'vitest';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';

interface Answer {
  total: number;
  fields?: Record<string, string>;
}

describeShop('a list in an address', (it) => {
  let app: TestApp;
  let itemId: number;

  it.beforeAll(async ({ site }) => {
    ({ app } = site);
    itemId = await site.shop.item();
  });

  const ask = (search: string) => app.get<Answer>(`/api/item/list/?${search}`);

  it('is a parameter that is repeated, or stands there once', async () => {
    expect((await ask(`ids=${itemId}`)).body.total).toBe(1);
    expect((await ask(`ids=2147483647&ids=${itemId}`)).body.total).toBe(1);
    expect((await ask('ids=2147483647')).body.total).toBe(0);
  });

  it('is refused with the place of what is wrong in it', async () => {
    expect(await ask(`ids=${itemId}&ids=1,2&ids=&ids=0`)).toMatchObject({
      status: 422,
      body: {
        fields: {
          'ids.1': 'Это значение должно быть числом.',
          'ids.2': 'Это поле не может быть пустым.',
          'ids.3': 'Значение должно быть больше 1',
        },
      },
    });
  });

  it('is refused where it is too long', async () => {
    expect((await ask('ids=1&'.repeat(50))).status).toBe(200);
    expect((await ask('ids=1&'.repeat(51))).body.fields).toEqual({ ids: 'Кол-во значений должно быть максимум 50' });
  });
});
