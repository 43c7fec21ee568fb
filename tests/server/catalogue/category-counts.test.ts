import { expect } from 'vitest';
import type { Query } from '#contract/types.ts';
import { categories } from '#server/db/schema.ts';
import { countItems } from '#server/domain/catalogue/count-items.ts';
import { listItems } from '#server/domain/catalogue/list-items.ts';
import { plainItemQuery } from '#tests/support/server/item-query.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

type Filters = Query<'countItems'>;
const none: Filters = { search_text: '', discount: false, is_new: false };

describeShopOnEachEngine('counts of categories', (it) => {
  let shop: SmallShop;
  let names: Map<number, string>;

  it.beforeAll(async ({ stock }) => {
    const { db } = stock;
    ({ shop } = stock);
    const { shopId, categoryId: dishes } = shop;
    const category = async (name: string, parentId: number | null) =>
      (await db.orm.insert(categories).values({ shopId, name, parentId }).returning())[0]?.id ?? 0;
    const cups = await category('Чашки', dishes);
    const textile = await category('Текстиль', null);
    const empty = await category('Пустая', null);
    names = new Map([
      [dishes, 'Посуда'],
      [cups, 'Чашки'],
      [textile, 'Текстиль'],
      [empty, 'Пустая'],
    ]);
    await shop.items(
      { name: 'Ваза синяя', retailPrice: 300_000, categoryId: dishes },
      { name: 'Чашка синяя', retailPrice: 100_000, tradePrice: 40_000, discount: 10, categoryId: cups },
      { name: 'Чашка белая', retailPrice: 120_000, isNew: true, categoryId: cups },
      { name: 'Плед белый', retailPrice: 500_000, discount: 20, categoryId: textile },
      { name: 'Чашка проданная', retailPrice: 1, categoryId: cups, deletedAt: shop.clock.now() },
    );
    const stranger = await SmallShop.open(db);
    await stranger.items({ name: 'Чашка чужая', retailPrice: 100_000 });
  });

  const countsOf = async (filters: Partial<Filters>, caller = shop.guest) => {
    const { total, categories: counted } = await countItems(shop.deps, { caller, query: { ...none, ...filters } });
    return { всего: total, ...Object.fromEntries(counted.map((one) => [names.get(one.category_id), one.total])) };
  };

  it.each([
    ['no filter', {}, { всего: 4, Посуда: 3, Чашки: 2, Текстиль: 1 }],
    ['a word', { search_text: 'чашка' }, { всего: 2, Посуда: 2, Чашки: 2 }],
    ['a word of two branches', { search_text: 'белый' }, { всего: 2, Посуда: 1, Чашки: 1, Текстиль: 1 }],
    ['a typing error', { search_text: 'чашкв' }, { всего: 2, Посуда: 2, Чашки: 2 }],
    ['the other layout', { search_text: 'gktl' }, { всего: 1, Текстиль: 1 }],
    ['a category', { search_text: 'текстиль' }, { всего: 1, Текстиль: 1 }],
    ['most of the words', { search_text: 'синий плед' }, { всего: 3, Посуда: 2, Чашки: 1, Текстиль: 1 }],
    ['a discount', { discount: true }, { всего: 2, Посуда: 1, Чашки: 1, Текстиль: 1 }],
    ['what is new', { is_new: true }, { всего: 1, Посуда: 1, Чашки: 1 }],
    ['prices', { price_min: 900, price_max: 1200 }, { всего: 2, Посуда: 2, Чашки: 2 }],
    ['a word and prices', { search_text: 'синяя', price_min: 2000 }, { всего: 1, Посуда: 1 }],
    ['signs alone', { search_text: '!!!' }, { всего: 0 }],
    ['what nothing has', { search_text: 'абракадабра' }, { всего: 0 }],
  ])('follow %s', async (_, filters, expected) => {
    expect(await countsOf(filters)).toEqual(expected);
    const list = await listItems(shop.deps, { caller: shop.guest, query: { ...plainItemQuery, ...filters } });
    expect(list.total).toBe(expected.всего);
  });

  it.each([
    // The search, the filters, what the shop has in the category «Текстиль» and in all of them.
    ['all words elsewhere', { search_text: 'чашка белая', category: 'Текстиль' }, 0, { всего: 1, Посуда: 1, Чашки: 1 }],
    ['all words at another price', { search_text: 'чашка синяя', price_min: 1100 }, 0, { всего: 0 }],
    ['all words without a discount', { search_text: 'чашка белая', discount: true }, 0, { всего: 0 }],
    [
      'most of the words elsewhere',
      { search_text: 'белая чашка вязаная', category: 'Текстиль' },
      0,
      { всего: 1, Посуда: 1, Чашки: 1 },
    ],
    ['most of the words at another price', { search_text: 'белая чашка вязаная', price_min: 3000 }, 0, { всего: 0 }],
    [
      'the other layout elsewhere',
      { search_text: 'xfirf', category: 'Текстиль' },
      0,
      { всего: 2, Посуда: 2, Чашки: 2 },
    ],
    ['a typing error elsewhere', { search_text: 'чашкв', category: 'Текстиль' }, 0, { всего: 2, Посуда: 2, Чашки: 2 }],
    [
      'most of the words here too',
      { search_text: 'синий плед', category: 'Текстиль' },
      1,
      { всего: 3, Посуда: 2, Чашки: 1, Текстиль: 1 },
    ],
  ])(
    'and the list read a search alike: %s',
    async (_, { category, ...filters }: Partial<Filters> & { category?: string }, listed, counted) => {
      const [id] = [...names].find(([, name]) => name === category) ?? [];
      const list = await listItems(shop.deps, {
        caller: shop.guest,
        query: {
          ...plainItemQuery,
          ...filters,
          ...(id && { category_id: id }),
        },
      });
      expect(list).toMatchObject({ total: listed, searched_as: null, lacks_words: listed > 0 });
      expect(await countsOf(filters)).toEqual(counted);
    },
  );

  it('are by the prices that the person pays', async () => {
    const wholesale = await shop.customer({ type: 'wholesale' });
    expect(await countsOf({ price_max: 500 })).toEqual({ всего: 0 });
    expect(await countsOf({ price_max: 500 }, wholesale)).toEqual({ всего: 1, Посуда: 1, Чашки: 1 });
  });
});
