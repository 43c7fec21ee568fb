import { describe, expect, it } from 'vitest';
import type { Query } from '#contract/types.ts';
import { categories, items } from '#server/db/schema.ts';
import { listCategories } from '#server/domain/category/list-categories.ts';
import { getItem } from '#server/domain/catalogue/get-item.ts';
import { listItems } from '#server/domain/catalogue/list-items.ts';
import { toImage, toThumbnailUrl } from '#server/domain/kit/images.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { plainItemQuery } from '#tests/support/server/item-query.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

const image = { key: 'ab/abcdef', width: 1280, height: 960, widths: [320, 640, 1280] };

describe('a stored picture', () => {
  it('is shown in its middle size, with every other', () => {
    expect(toImage(image)).toEqual({
      url: '/files/ab/abcdef-640.webp',
      width: 1280,
      height: 960,
      sources: [
        { url: '/files/ab/abcdef-320.webp', width: 320 },
        { url: '/files/ab/abcdef-640.webp', width: 640 },
        { url: '/files/ab/abcdef-1280.webp', width: 1280 },
      ],
    });
  });

  it('is shown in its largest size where it is small', () => {
    expect(toImage({ ...image, width: 320, height: 240, widths: [160, 320] }).url).toBe('/files/ab/abcdef-320.webp');
    expect(toThumbnailUrl(image)).toBe('/files/ab/abcdef-320.webp');
  });
});

describeShopOnEachEngine('the catalogue', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let ids: Record<'dishes' | 'cups' | 'mugs' | 'empty', number>;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    const { shopId, categoryId: dishes } = shop;
    const below = async (name: string, parentId: number | null, position: number) => {
      const [written] = await db.orm.insert(categories).values({ shopId, name, parentId, position }).returning();
      return written?.id ?? 0;
    };
    const empty = await below('Пустая', null, 1);
    const cups = await below('Чашки', dishes, 2);
    const mugs = await below('Кружки', cups, 0);
    await below('Блюдца', dishes, 1);
    ids = { dishes, cups, mugs, empty };
    await shop.items(
      { name: 'Г', retailPrice: 400_000, discount: 50, popularity: 1, images: [image] },
      { name: 'Б', retailPrice: 100_000, tradePrice: 60_000, popularity: 9, categoryId: cups },
      { name: 'В', retailPrice: 100_050, tradePrice: 200_000, popularity: 9, categoryId: mugs, isNew: true },
      { name: 'А', retailPrice: 100_000, discount: 10, popularity: 5, categoryId: mugs },
      { name: 'Нет', retailPrice: 1, popularity: 99, categoryId: mugs, deletedAt: shop.clock.now() },
    );
    const stranger = await SmallShop.open(db);
    await stranger.items({ name: 'Чужое', retailPrice: 1 });
  });

  const ask = (query: Partial<Query<'listItems'>> = {}, caller = shop.guest) =>
    listItems(shop.deps, { caller, query: { ...plainItemQuery, ...query } });
  const names = async (query: Partial<Query<'listItems'>>, caller = shop.guest) =>
    (await ask(query, caller)).result.map(({ name }) => name).join('');

  it('lists categories, each parent before its children, counting what is below them', async () => {
    const found = (await listCategories(shop.deps, { caller: shop.guest })).result;
    expect(found.map(({ name, items_count }) => [name, items_count])).toEqual([
      ['Посуда', 4],
      ['Блюдца', 0],
      ['Чашки', 3],
      ['Кружки', 2],
      ['Пустая', 0],
    ]);
    expect(found[3]).toEqual({ id: ids.mugs, name: 'Кружки', parent_id: ids.cups, image: null, items_count: 2 });
  });

  it('orders as asked, ties by id', async () => {
    expect(await names({ order_by: 'popular' })).toBe('БВАГ');
    expect(await names({ order_by: 'name' })).toBe('АБВГ');
    expect(await names({ order_by: 'price' })).toBe('АБВГ');
    expect(await names({ order_by: '-price' })).toBe('ГВБА');
    expect(await names({ order_by: 'discount' })).toBe('ГАБВ');
    expect(await names({ order_by: 'new' })).toBe('ВАБГ');
  });

  it('orders by what wholesale customers pay, for them', async () => {
    const wholesale = await shop.customer({ type: 'wholesale' });
    expect(await names({ order_by: 'price' }, wholesale)).toBe('БАВГ');
    expect(await names({ order_by: '-price' }, wholesale)).toBe('ГВАБ');
  });

  it('shows a category with those below it', async () => {
    expect(await names({ category_id: ids.dishes })).toBe('БВАГ');
    expect(await names({ category_id: ids.cups })).toBe('БВА');
    expect(await names({ category_id: ids.empty })).toBe('');
    expect(await names({ category_id: 999_999 })).toBe('');
  });

  it('shows what costs as much as asked, bounds included', async () => {
    expect(await names({ price_min: 1000, price_max: 1000.5 })).toBe('БВ');
    expect(await names({ price_max: 999.99 })).toBe('А');
    expect(await names({ price_min: 1000.51 })).toBe('Г');
    expect(await names({ price_min: 2000, price_max: 1000 })).toBe('');
    expect((await ask({ price_min: 900, price_max: 1000, limit: 1 })).total).toBe(2);
  });

  it('takes for the price what wholesale customers pay, for them', async () => {
    const wholesale = await shop.customer({ type: 'wholesale' });
    expect(await names({ price_max: 600 }, wholesale)).toBe('Б');
    expect(await names({ price_min: 600.01, price_max: 1000.5 }, wholesale)).toBe('ВА');
    expect(await names({ price_max: 600 })).toBe('');
  });

  it('shows what is reduced and what is new, together with all else that is asked', async () => {
    expect(await names({ discount: true })).toBe('АГ');
    expect(await names({ is_new: true })).toBe('В');
    expect(await names({ discount: true, is_new: true })).toBe('');
    expect(await names({ discount: true, category_id: ids.cups })).toBe('А');
    expect(await names({ discount: true, order_by: '-price', price_max: 2000 })).toBe('ГА');
    expect(await names({ search_text: 'кружки', discount: true })).toBe('А');
    expect(await names({ search_text: 'кружки', price_min: 1000 })).toBe('В');
    expect((await ask({ search_text: 'кружки', is_new: true })).total).toBe(1);
  });

  it('shows those that are asked for by their ids, without what is gone or another shop’s', async () => {
    const everything = await db.orm.select({ id: items.id, name: items.name }).from(items);
    const idsOf = (...wanted: string[]) => everything.flatMap(({ id, name }) => (wanted.includes(name) ? [id] : []));
    expect(await names({ ids: idsOf('Г', 'В', 'Нет', 'Чужое') })).toBe('ВГ');
    expect(await names({ ids: idsOf('Нет') })).toBe('');
    expect(await names({ ids: [...idsOf('А'), ...idsOf('А'), 2_147_483_647] })).toBe('А');
    expect(await names({ ids: idsOf('А', 'В', 'Г'), discount: true, order_by: '-price' })).toBe('ГА');
    expect(await names({ ids: idsOf('А', 'Г'), search_text: 'кружки' })).toBe('А');
    expect((await ask({ ids: idsOf('А', 'Б', 'В'), limit: 1 })).total).toBe(3);
  });

  it('goes page by page without losing or repeating anything', async () => {
    const first = await ask({ limit: 3 });
    const second = await ask({ limit: 3, page: 2 });
    expect([first.total, first.pages, first.page, second.page]).toEqual([4, 2, 1, 2]);
    expect([...first.result, ...second.result].map(({ name }) => name).join('')).toBe('БВАГ');
    expect(await ask({ limit: 3, page: 3 })).toEqual({
      result: [],
      page: 3,
      pages: 2,
      total: 4,
      searched_as: null,
      lacks_words: false,
    });
  });

  it('shows prices in roubles, and to each customer their own', async () => {
    const wholesale = await shop.customer({ type: 'wholesale' });
    const [b, c, a, d] = (await ask()).result;
    expect(d).toMatchObject({
      retail_price: 4000,
      discount: 50,
      discount_value: 2000,
      discounted_price: 2000,
      trade_price: null,
      price: 2000,
      image: toImage(image),
    });
    expect(c).toMatchObject({ retail_price: 1000.5, price: 1000.5, trade_price: null, is_new: true });
    expect(a).toMatchObject({ discount_value: 100, price: 900, image: null });
    expect(b?.price).toBe(1000);
    const forWholesale = (await ask({}, wholesale)).result;
    expect(forWholesale.map(({ price }) => price)).toEqual([600, 1000.5, 900, 2000]);
    expect(forWholesale.map(({ trade_price }) => trade_price)).toEqual([600, 2000, null, null]);
  });

  it('shows one item with all its pictures', async () => {
    const [, , , { id } = { id: 0 }] = (await ask()).result;
    expect(await getItem(shop.deps, { caller: shop.guest, path: { id } })).toEqual({
      id,
      name: 'Г',
      description: '',
      category_id: ids.dishes,
      category_name: 'Посуда',
      other_category_ids: [],
      attributes: [],
      image: toImage(image),
      images: [toImage(image)],
      retail_price: 4000,
      discount: 50,
      discount_value: 2000,
      discounted_price: 2000,
      trade_price: null,
      price: 2000,
      is_new: false,
      count_step: 1,
      count_min: 1,
      stock: null,
      version: 1,
      article: '',
      file_ids: [],
      is_hidden: false,
    });
  });

  it("has no item that is gone, another shop's, or never was", async () => {
    const stranger = await SmallShop.open(db);
    const gone = await shop.item({ deletedAt: shop.clock.now() });
    for (const id of [gone, await stranger.item(), 2_147_483_647]) {
      await expect(getItem(shop.deps, { caller: shop.guest, path: { id } })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });
});
