import { expect } from 'vitest';
import { listItems } from '#server/domain/catalogue/catalogue.ts';
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
    );
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
  ])('«%s» is read as %s', async ([text, readAs, lacksWords, names], { stock: { shop } }) => {
    const answer = await listItems(shop.deps, shop.guest, { ...plainItemQuery, search_text: text });
    expect([answer.searched_as, answer.lacks_words, answer.result.map(({ name }) => name)]).toEqual([
      readAs,
      lacksWords,
      names,
    ]);
  });
});
