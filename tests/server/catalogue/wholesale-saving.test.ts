import { expect } from 'vitest';
import type { Query } from '#contract/types.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { countItems } from '#server/domain/catalogue/count-items.ts';
import { listItems } from '#server/domain/catalogue/list-items.ts';
import { plainItemQuery } from '#tests/support/server/item-query.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

describeShopOnEachEngine('what a wholesale customer saves', (it) => {
  let shop: SmallShop;
  let wholesale: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    wholesale = await shop.customer({ type: 'wholesale' });
    await shop.items(
      { name: 'Опт 33', retailPrice: 100_000, tradePrice: 67_500 },
      { name: 'Скидка 40, опт дороже', retailPrice: 100_000, discount: 40, tradePrice: 80_000 },
      { name: 'Скидка 33', retailPrice: 100_000, discount: 33 },
      { name: 'Скидка 20, опт 60', retailPrice: 100_000, discount: 20, tradePrice: 40_000 },
      { name: 'Опт почти как розница', retailPrice: 100_000, tradePrice: 99_501 },
      { name: 'Опт 1', retailPrice: 100_000, tradePrice: 99_500 },
      { name: 'Без скидки', retailPrice: 100_000 },
      { name: 'Даром', retailPrice: 0, tradePrice: 0 },
      { name: 'Опт 100', retailPrice: 100_000, tradePrice: 0 },
    );
  });

  const ask = async (query: Partial<Query<'listItems'>>, caller = shop.guest) => {
    const { result, total } = await listItems(shop.deps, { caller, query: { ...plainItemQuery, ...query } });
    const counts = await countItems(shop.deps, { caller, query: { ...plainItemQuery, ...query } });
    expect([counts.total, counts.categories]).toEqual([total, [{ category_id: shop.categoryId, total }]]);
    return result.map(({ name }) => name);
  };
  const asBadgesSay = [
    'Опт 100',
    'Скидка 20, опт 60',
    'Скидка 40, опт дороже',
    'Опт 33',
    'Скидка 33',
    'Опт 1',
    'Опт почти как розница',
    'Без скидки',
    'Даром',
  ];
  const byDiscount = ['Скидка 40, опт дороже', 'Скидка 33', 'Скидка 20, опт 60'];

  it('orders items for them, in whole per cent and ties by id; for others the discount does', async () => {
    expect(await ask({ order_by: 'discount' }, wholesale)).toEqual(asBadgesSay);
    expect((await ask({ order_by: 'discount' })).slice(0, 4)).toEqual([...byDiscount, 'Опт 33']);
    const retail = await shop.customer();
    expect((await ask({ order_by: 'discount' }, retail)).slice(0, 3)).toEqual(byDiscount);
  });

  it('is their filter of what is reduced, in lists and counts; for others the discount is', async () => {
    const reduced = { discount: true, order_by: 'discount' } as const;
    expect(await ask(reduced, wholesale)).toEqual(asBadgesSay.slice(0, 6));
    expect(await ask(reduced)).toEqual(byDiscount);
  });

  it('orders and filters what a search finds too', async () => {
    const searched = { discount: true, order_by: 'discount', search_text: 'опт' } as const;
    expect(await ask(searched, wholesale)).toEqual([
      'Опт 100',
      'Скидка 20, опт 60',
      'Скидка 40, опт дороже',
      'Опт 33',
      'Опт 1',
    ]);
    expect(await ask(searched)).toEqual(['Скидка 40, опт дороже', 'Скидка 20, опт 60']);
    const inPart = { ...searched, search_text: 'скидка небывалая' };
    expect(await ask(inPart, wholesale)).toEqual(['Скидка 20, опт 60', 'Скидка 40, опт дороже', 'Скидка 33']);
  });
});
