import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Query } from '#contract/types.ts';
import { lookUpWords } from '#server/db/repositories/catalogue/item-search.ts';
import { categories, items, searchWords } from '#server/db/schema.ts';
import { listItems } from '#server/domain/catalogue/list-items.ts';
import { formsOf, swapsOf, wordsOf } from '#server/domain/catalogue/search.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { plainItemQuery } from '#tests/support/server/item-query.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describe('the words of a search', () => {
  it('are letters or digits alone, lower case, with е for ё', () => {
    expect(wordsOf('  «Ёлка»: 350мл, USB-кабель!  ')).toEqual(['елка', '350', 'мл', 'usb', 'кабель']);
    expect(wordsOf('я'.repeat(41))).toEqual(['я'.repeat(40)]);
    expect(wordsOf(`a${'𐀀'.repeat(50)}`)).toEqual([`a${'𐀀'.repeat(39)}`]);
    expect(wordsOf('!?&|:* ()<->\u0000')).toEqual([]);
  });

  it('are looked for without the vowel that their other forms lose', () => {
    const forms = ['полотенец', 'кружек', 'колец', 'скамеек', 'кухонь', 'лен', 'стол'].map(formsOf);
    expect(forms.map(([, ...others]) => others)).toEqual([
      ['полотенц'],
      ['кружк'],
      ['колц', 'кольц'],
      ['скамейк'],
      ['кухн'],
      [],
      [],
    ]);
  });

  it('are looked for with the vowel that their other forms have', () => {
    const forms = [
      'полотенца',
      'чашка',
      'кольцами',
      'скамейку',
      'банкой',
      'окна',
      'кресло',
      'вишня',
      'ваза',
      'стеклянная',
      'стол',
    ].map(formsOf);
    expect(forms.map(([, ...others]) => others.join())).toEqual([
      'полотенец',
      'чашек',
      'колец',
      'скамеек',
      'банок',
      'окон',
      'кресел',
      'вишен',
      '',
      '',
      '',
    ]);
  });

  it('are tried with each two neighbours swapped', () => {
    expect(swapsOf('ваза')).toEqual(['авза', 'взаа', 'вааз']);
    expect(swapsOf('тт')).toEqual([]);
  });
});

describeShopOnEachEngine('search', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    const retailPrice = 100_000;
    await shop.items(
      { name: 'Кружка «Ёлка» 350мл', description: 'Керамика, для чая', retailPrice, popularity: 5 },
      { name: 'Чайник заварочный', description: 'К нему подойдёт любая кружка', retailPrice, popularity: 90 },
      { name: 'Кружка походная', description: 'Сталь', retailPrice, popularity: 7 },
      { name: 'Плед вязаный', description: 'Мягкий, 3.5 кг', retailPrice, popularity: 50 },
      { name: 'Ваза стеклянная', description: '', retailPrice, popularity: 1 },
      { name: "Кабель USB O'Neil", description: '', retailPrice, popularity: 2 },
    );
    const stranger = await SmallShop.open(db);
    await stranger.items({ name: 'Кружка чужая', retailPrice });
  });

  const find = async (searchText: string, more: Partial<Query<'listItems'>> = {}) => {
    const query = { ...plainItemQuery, search_text: searchText, ...more };
    return (await listItems(shop.deps, { caller: shop.guest, query })).result.map(({ name }) => name);
  };
  const mugs = ['Кружка походная', 'Кружка «Ёлка» 350мл', 'Чайник заварочный'];

  it.each([
    ['a form of the word', 'кружками'],
    ['the beginning of a word', 'круж'],
    ['a capital', 'КРУЖКА'],
    ['two letters swapped', 'крукжа'],
    ['a wrong letter', 'крушка'],
    ['a wrong first letter', 'гружка'],
    ['a missing letter', 'кржка'],
    ['a letter too many', 'круужка'],
    ['a typo in an unfinished word', 'кржк'],
    ['a typo in a form that no item has', 'крушками'],
  ])('finds by %s: those with the word in the name first, then the popular', async (_, text) => {
    expect(await find(text)).toEqual(mugs);
  });

  it.each([
    ['елка', 'Кружка «Ёлка» 350мл'],
    ['ЁЛКА', 'Кружка «Ёлка» 350мл'],
    ['350 мл', 'Кружка «Ёлка» 350мл'],
    ['350мл', 'Кружка «Ёлка» 350мл'],
    ['3.5кг', 'Плед вязаный'],
    ['вязанный плед', 'Плед вязаный'],
    ['вза', 'Ваза стеклянная'],
    ["o'neil", "Кабель USB O'Neil"],
    ['кружка для чая', 'Кружка «Ёлка» 350мл'],
    ['чай завар', 'Чайник заварочный'],
    ['стеклянная', 'Ваза стеклянная'],
  ])('«%s» finds «%s» alone', async (text, name) => {
    expect(await find(text)).toEqual([name]);
  });

  it('reads three words of a search as typos, and no more', async () => {
    expect(await find('крушка елкв керамикв')).toEqual(['Кружка «Ёлка» 350мл']);
    expect(await find('крушка елкв керамикв чйя')).toEqual([]);
  });

  it('looks for typos in none of the words that the shop has, and in no numbers', async () => {
    expect(await lookUpWords(db.orm, shop.shopId, [{ word: 'кружка', forms: ['кружка'], swaps: [] }])).toEqual([
      { isKnown: true, near: [] },
    ]);
    const words = (await db.orm.select().from(searchWords)).map(({ word }) => word);
    expect(words).toContain('кружка');
    expect(words.filter((word) => /\d/.test(word))).toEqual([]);
  });

  it('finds forms that keep or lose a vowel, and reads none of them as a typo', async () => {
    await shop.items(
      { name: 'Чашка «Слива»', retailPrice: 1, popularity: 3 },
      { name: 'Варенье из шишек', retailPrice: 1, popularity: 4 },
      { name: 'Полотенце льняное', retailPrice: 1, popularity: 2 },
      { name: 'Набор полотенец', retailPrice: 1, popularity: 1 },
    );
    expect(await find('чашек')).toEqual(['Чашка «Слива»']);
    expect(await find('полотенец')).toEqual(['Полотенце льняное', 'Набор полотенец']);
    expect(await find('полотенца')).toEqual(['Полотенце льняное', 'Набор полотенец']);
    expect(await find('шишка')).toEqual(['Варенье из шишек']);
    expect(await find('чашек сливв')).toEqual(['Чашка «Слива»']);
    await db.orm.update(items).set({ deletedAt: shop.clock.now() }).where(eq(items.retailPrice, 1));
  });

  it("finds by the category's name, or by one above it, after the items that have the words", async () => {
    const category = async (name: string, parentId: number | null) =>
      (await db.orm.insert(categories).values({ shopId: shop.shopId, name, parentId }).returning())[0]?.id ?? 0;
    const parentId = await category('Уют', null);
    const categoryId = await category('Свечи и светильники', parentId);
    await shop.items(
      { name: 'Ночник «Луна»', retailPrice: 2, popularity: 900, categoryId },
      { name: 'Луч', description: 'Похож на светильник', retailPrice: 2, popularity: 1 },
    );
    expect(await find('светильников')).toEqual(['Луч', 'Ночник «Луна»']);
    expect(await find('уют')).toEqual(['Ночник «Луна»']);
    expect(await find('уют', { category_id: shop.categoryId })).toEqual([]);
    await db.orm.update(items).set({ deletedAt: shop.clock.now() }).where(eq(items.retailPrice, 2));
  });

  it('asks for every word where an item has them all', async () => {
    expect(await find('кружка сталь')).toEqual(['Кружка походная']);
  });

  it.each([
    // The search, what it was read as, whether words are lacking, and what is found.
    ['кружка плед', null, true, ['Плед вязаный', ...mugs]],
    ['плед для кружка', null, true, ['Плед вязаный', ...mugs]],
    ['кружка ёлка сталь', null, true, ['Кружка «Ёлка» 350мл', 'Кружка походная']],
    ['чайник абракадабра', null, true, ['Чайник заварочный']],
    ['чайник крушка абракадабра', 'чайник кружка абракадабра', true, ['Чайник заварочный']],
    ['rhe;rf gktl', 'кружка плед', true, ['Плед вязаный', ...mugs]],
    ['посуда вязаная', null, false, ['Плед вязаный']],
    ['кружка плев', null, true, mugs],
    ['ерунда абракадабра', null, false, []],
    ['для и', null, false, []],
  ])('«%s», which no item has, finds by most of the words, read as %s', async (text, readAs, lacksWords, names) => {
    const answer = await listItems(shop.deps, { caller: shop.guest, query: { ...plainItemQuery, search_text: text } });
    expect([answer.searched_as, answer.lacks_words, answer.result.map(({ name }) => name)]).toEqual([
      readAs,
      lacksWords,
      names,
    ]);
    expect(answer.total).toBe(names.length);
  });

  it('finds by most of the words within the filters and in the chosen order', async () => {
    expect(await find('кружка плед', { order_by: 'name' })).toEqual([...mugs, 'Плед вязаный'].toSorted());
    expect(await find('кружка плед', { limit: 2, page: 2 })).toEqual(mugs.slice(1));
    expect(await find('кружка плед', { price_max: 1 })).toEqual([]);
  });

  it('puts the whole word before its beginning', async () => {
    await shop.items({ name: 'Кот фарфоровый', retailPrice: 1 }, { name: 'Котелок', retailPrice: 1, popularity: 1000 });
    expect(await find('кот')).toEqual(['Кот фарфоровый', 'Котелок']);
  });

  it('keeps an order that the person chose', async () => {
    expect(await find('кружка', { order_by: 'name' })).toEqual([...mugs].toSorted());
  });

  it('finds nothing by signs alone, and everything by an empty text', async () => {
    expect(await find('  ?! ')).toEqual([]);
    expect(await find('   ')).toHaveLength(8);
  });

  it.each([
    ['rhe;rf', 'кружка', mugs],
    ['`krf', 'елка', ['Кружка «Ёлка» 350мл']],
    ['гыи', 'usb', ["Кабель USB O'Neil"]],
    ['крушка', 'кружка', mugs],
    ['кружка', null, mugs],
    ['абракадабра', null, []],
  ])('reads «%s» as %s, and says so', async (text, readAs, names) => {
    const answer = await listItems(shop.deps, { caller: shop.guest, query: { ...plainItemQuery, search_text: text } });
    expect([answer.searched_as, answer.result.map(({ name }) => name)]).toEqual([readAs, names]);
  });

  it.each([
    ["кружка' | 'плед", ['Плед вязаный', ...mugs]],
    ['кружка & !плед', ['Плед вязаный', ...mugs]],
    ['кружка:*A | плед:*', ['Плед вязаный', ...mugs]],
    ['(кружка', mugs],
    ['\u0000кружка', mugs],
    ['а'.repeat(100), []],
    ['ªº ½ ﬁ', []],
    [`a${'𐀀'.repeat(25)}`, []],
  ])('takes «%s» for words, not for a language', async (text, found) => {
    expect(await find(text)).toEqual(found);
  });

  it.each(['\\', "''", '%'])('finds nothing by «%s», as by any sign', async (text) => {
    expect(await find(text)).toEqual([]);
  });

  it('follows an item that is renamed', async () => {
    const [id = 0] = await shop.items({ name: 'Подсвечник', retailPrice: 1 });
    await db.orm.update(items).set({ name: 'Канделябр' }).where(eq(items.id, id));
    expect(await find('подсвечник')).toEqual([]);
    expect(await find('конделябр')).toEqual(['Канделябр']);
  });

  it('keeps the words of a changed item only where they change', async () => {
    const [id = 0] = await shop.items({ name: 'Гобелен', retailPrice: 1 });
    const words = async () =>
      (
        await db.orm
          .select()
          .from(searchWords)
          .where(inArray(searchWords.word, ['гобелен', 'шпалер']))
      ).map(({ word }) => word);
    await db.orm.delete(searchWords).where(eq(searchWords.word, 'гобелен'));
    await db.orm.update(items).set({ popularity: 5, retailPrice: 2 }).where(eq(items.id, id));
    expect(await words()).toEqual([]);
    await db.orm.update(items).set({ description: 'Шпалера' }).where(eq(items.id, id));
    expect((await words()).toSorted()).toEqual(['гобелен', 'шпалер']);
  });

  it('shows no item that is gone or belongs to another shop', async () => {
    await shop.items({ name: 'Самовар', retailPrice: 1, deletedAt: shop.clock.now() });
    expect(await find('самовар')).toEqual([]);
    expect(await find('чужая')).toEqual([]);
  });
});
