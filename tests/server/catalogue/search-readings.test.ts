import { expect } from 'vitest';
import { categories } from '#server/db/schema.ts';
import { listItems } from '#server/domain/catalogue/list-items.ts';
import { plainItemQuery } from '#tests/support/server/item-query.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

describeShop('how a search is read', (it) => {
  it.beforeAll(async ({ stock: { shop } }) => {
    await shop.items(
      { name: 'Подарок учителю', description: 'В коробке', retailPrice: 100 },
      { name: 'Чехол для ножа', description: '', retailPrice: 100 },
      { name: 'Чайник', description: 'Керамическая крышка', retailPrice: 100 },
      { name: 'Чайная пара', description: 'Фарфор', retailPrice: 100 },
      { name: 'Плед, 150 × 200 см', description: '', retailPrice: 100 },
      { name: 'Бутылка, 1 л', description: 'Стекло', retailPrice: 100 },
      { name: 'Кружка походная', description: 'Сталь', retailPrice: 100 },
      { name: 'Кашпо', description: 'Плющ красиво свисает, расписано краской', retailPrice: 100 },
      { name: 'Салфетница', description: 'Бук', retailPrice: 100 },
      { name: 'Череда аптечная', description: 'Сбор', retailPrice: 100 },
      { name: 'Зонт-трость', description: 'Осень', retailPrice: 100, isHidden: true },
      { name: 'Зонд', description: 'Измеряет жар', retailPrice: 100 },
      { name: 'Щётка Vileda', description: 'Жёсткий ворс', retailPrice: 100 },
      { name: 'Кольцо', description: 'Серебро', retailPrice: 100 },
    );
    await shop.db.orm.insert(categories).values({ shopId: shop.shopId, name: 'Салфетки' });
  });

  it.for<[string, string | null, boolean, string[]]>([
    ['подарок на новый год', null, true, ['Подарок учителю']],
    ['керамичская чайнк', 'керамическая чайник', false, ['Чайник']],
    ['керамическкая', 'керамическая', false, ['Чайник']],
    ['плед 150x200', null, false, ['Плед, 150 × 200 см']],
    ['плед 150х200', null, false, ['Плед, 150 × 200 см']],
    ['плед 150 X 200', null, false, ['Плед, 150 × 200 см']],
    ['плед 150x', null, false, ['Плед, 150 × 200 см']],
    ['150×200', null, false, ['Плед, 150 × 200 см']],
    ['"><script>alert(1)</script>', null, false, []],
    ['бутылка 7', null, true, ['Бутылка, 1 л']],
    ['бутылка 1', null, false, ['Бутылка, 1 л']],
    // Other words of one beginning are no typos: neither «красиво» nor «краской» is «красная» with another ending.
    ['кружка красная слон', null, true, ['Кружка походная']],
    ['красный', null, false, []],
    // What only a category's name, a hidden item or the language has is a right word too.
    ['салфетки кружка', null, true, ['Кружка походная']],
    ['зонты', null, false, []],
    ['бутылка через кашпо', null, true, ['Бутылка, 1 л', 'Кашпо']],
    ['kruzhka', 'кружка', false, ['Кружка походная']],
    ['Kruzhka pohodnaja', 'кружка походная', false, ['Кружка походная']],
    ['chainik', 'чайник', false, ['Чайник']],
    ['chaynik', 'чайник', false, ['Чайник']],
    ['shchetka vileda', 'щетка vileda', false, ['Щётка Vileda']],
    ['щетка vileda', null, false, ['Щётка Vileda']],
    ['krushka', 'кружка', false, ['Кружка походная', 'Чайник']],
    ["kol'co", 'кольцо', false, ['Кольцо']],
    ['kolco', 'кольцо', false, ['Кольцо']],
    ['kruzhka slon', 'кружка слон', true, ['Кружка походная']],
    ['кружка pohodnaya', 'кружка походная', false, ['Кружка походная']],
    ['nothing', null, false, []],
  ])('«%s» is read as %s', async ([text, readAs, lacksWords, names], { stock: { shop } }) => {
    const answer = await listItems(shop.deps, { caller: shop.guest, query: { ...plainItemQuery, search_text: text } });
    expect([answer.searched_as, answer.lacks_words, answer.result.map(({ name }) => name)]).toEqual([
      readAs,
      lacksWords,
      names,
    ]);
  });
});
