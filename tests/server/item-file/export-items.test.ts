import { expect } from 'vitest';
import { categories, itemAttributes } from '#server/db/schema.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';
import { somePicture } from '#tests/support/server/small-shop.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';
import { readSheet } from '#tests/support/server/xlsx.ts';

describeShop('items as a file', (it) => {
  let shop: SmallShop;
  let app: TestApp;
  let token: string;
  let vase: number;
  let formula: number;

  it.beforeAll(async ({ site }) => {
    ({ shop, app } = site);
    token = await app.tokenOf(await shop.customer({ flags: ['edit_item'] }));
    const [below] = await shop.db.orm
      .insert(categories)
      .values({ shopId: shop.shopId, name: 'Вазы', parentId: shop.categoryId })
      .returning({ id: categories.id });
    vase = await shop.item({
      name: 'Ваза «Капля»',
      article: 'В-1',
      description: 'Высокая;\nгранёная, "синяя"',
      retailPrice: 129_050,
      tradePrice: 90_000,
      discount: 10,
      countStep: 6,
      countMin: 12,
      stock: 40,
      images: [somePicture, { ...somePicture, key: 'up/cd/cdef' }],
      categoryId: below?.id ?? 0,
    });
    await shop.db.orm.insert(itemAttributes).values([
      { shopId: shop.shopId, itemId: vase, position: 0, name: 'Цвет', value: 'синий' },
      { shopId: shop.shopId, itemId: vase, position: 1, name: 'Размер', value: '10: 20' },
    ]);
    formula = await shop.item({ name: '=HYPERLINK("http://x.test")', article: '-1', isHidden: true, isNew: true });
  });

  const download = (query: string, as = token) =>
    app.call<{ code: string } | null>('GET', `/api/items/export/?${query}`, { token: as });

  it('is CSV that Excel opens in Russian, with every column and no formula', async () => {
    const { status, bytes, headers } = await download(`format=csv&order_by=name&search_text=ваза`);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(decodeURIComponent(String(headers['content-disposition']))).toBe(
      "attachment; filename*=UTF-8''Товары, 21.11.2026.csv",
    );
    expect(bytes.toString('utf8')).toBe(
      '\uFEFFНомер в\u00A0магазине;Артикул;Название;Описание;Категория;Цена;Оптовая цена;"Скидка, ' +
        '%";Кратность;Минимум;Остаток;Остаток при\u00A0выгрузке;Скрыт;Фото;Характеристики\r\n' +
        `${vase};В-1;Ваза «Капля»;"Высокая;\nгранёная, ""синяя""";Посуда / ` +
        'Вазы;1290,50;900,00;10;6;12;40;40;нет;up/ab/abcdef | up/cd/cdef;"Цвет: синий\nРазмер: 10: 20"\r\n',
    );
    const { bytes: hidden } = await download('format=csv&is_new=true&columns=name&columns=article&columns=is_hidden');
    expect(hidden.toString('utf8')).toBe(`\uFEFFАртикул;Название;Скрыт\r\n'-1;"'=HYPERLINK(""http://x.test"")";да\r\n`);
  });

  it('has commas and Windows-1251 where that is asked for', async () => {
    const { bytes, headers } = await download(
      'format=csv&encoding=windows-1251&delimiter=comma&search_text=ваза&columns=article&columns=retail_price',
    );
    expect(headers['content-type']).toBe('text/csv; charset=windows-1251');
    expect(new TextDecoder('windows-1251').decode(bytes)).toBe('Артикул,Цена\r\nВ-1,1290.50\r\n');
  });

  it('is an Excel file with texts as texts, and with numbers as numbers', async () => {
    const { bytes } = await download('is_new=true');
    expect(readSheet(bytes)[1]).toEqual([
      formula,
      "'-1",
      `'=HYPERLINK("http://x.test")`,
      null,
      'Посуда',
      expect.any(Number),
      null,
      0,
      1,
      1,
      null,
      'без учёта',
      'да',
    ]);
  });

  it('has the items of the list and no others', async () => {
    const { bytes } = await download('format=csv&search_text=нетакого');
    expect(bytes.toString('utf8').split('\r\n')).toHaveLength(2);
    expect((await download('format=csv&page=2')).status).toBe(200);
    expect((await download('format=xml')).status).toBe(422);
    expect((await download('format=csv', await app.tokenOf(await shop.customer({})))).status).toBe(403);
  });
});
