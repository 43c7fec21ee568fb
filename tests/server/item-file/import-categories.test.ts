import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { categories, items } from '#server/db/schema.ts';
import { getItem } from '#server/domain/catalogue/get-item.ts';
import { updateItem } from '#server/domain/catalogue/update-item.ts';
import { ImportDesk } from '#tests/support/server/import-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { only } from '#tests/support/server/small-shop.ts';

describeShop('an import of the categories of items', (it) => {
  it('takes all of an item from one cell, the main one first', async ({ stock: { shop } }) => {
    const desk = new ImportDesk(shop, await shop.customer({ flags: ['create_item', 'edit_item'] }));
    const read = (id: number) => getItem(shop.deps, { caller: desk.staff, path: { id } });
    const { shopId } = shop;
    const named = await shop.db.orm
      .insert(categories)
      .values(['Подарки', 'Новый\nгод'].map((name) => ({ shopId, name })))
      .returning({ id: categories.id });
    const [gifts = 0, newYear = 0] = named.map(({ id }) => id);
    const [known, single, wrong, added] = ['К-1', 'К-2', 'К-3', 'К-4'];
    const id = await shop.item({ article: known });
    const other = await shop.item({ article: single });
    await updateItem(shop.deps, { caller: desk.staff, body: { id: other, other_category_ids: [gifts] } });
    const made = await desk.upload(
      `Артикул;Категории\n${known};"подарки\nПосуда\n\nНовый год\nПодарки"\n` +
        `${single};Посуда\n${wrong};"Посуда\nНет такой"\n`,
    );
    expect(await desk.rows(made)).toMatchObject([
      { verdict: 'update', changes: [{ before: 'Посуда', after: 'Подарки\nПосуда\nНовый год' }] },
      // The cell names all of them: one that it doesn't name is left.
      { verdict: 'update', changes: [{ before: 'Посуда\nПодарки', after: 'Посуда' }] },
      {
        verdict: 'error',
        problems: [{ detail: 'Нет категории «Нет такой».', missing_category: 'Нет такой' }, {}, {}],
      },
    ]);
    expect((await desk.apply(made)).written).toBe(2);
    expect(await read(id)).toMatchObject({
      category_id: gifts,
      other_category_ids: [shop.categoryId, newYear].toSorted((one, next) => one - next),
    });
    expect(await read(other)).toMatchObject({ category_id: shop.categoryId, other_category_ids: [] });
    await desk.apply(await desk.upload(`Артикул;Название;Категория;Цена\n${added};Ваза;"Посуда\nПодарки";100\n`));
    const [row] = await shop.db.orm.select().from(items).where(eq(items.article, added));
    expect(await read(row?.id ?? 0)).toMatchObject({ category_id: shop.categoryId, other_category_ids: [gifts] });
  });

  it('takes one by its name alone where no other has it', async ({ stock: { shop } }) => {
    const desk = new ImportDesk(shop, await shop.customer({ flags: ['create_item', 'edit_item'] }));
    const { shopId, categoryId: dishes } = shop;
    const add = async (name: string, parentId: number | null = null) =>
      only(await shop.db.orm.insert(categories).values({ shopId, name, parentId }).returning()).id;
    const tea = await add('Чай');
    for (const [name, parentId] of [
      ['Вазы', dishes],
      ['Для кухни', dishes],
      ['Для кухни', tea],
      ['Посуда', tea],
    ] as const)
      await add(name, parentId);
    const made = await desk.upload(
      'Артикул;Название;Категория;Цена\nК-5;Ваза;вазы;1\nК-6;Ваза;Для кухни;1\nК-7;Ваза;Чай / Для ' +
        'кухни;1\nК-8;Ваза;Посуда;1\n',
    );
    const rows = await desk.rows(made);
    expect(rows.map(({ changes }) => changes.find(({ field }) => field === 'category')?.after)).toEqual([
      'Посуда / Вазы',
      undefined,
      'Чай / Для кухни',
      // A whole path is meant before a name.
      'Посуда',
    ]);
    expect(rows[1]?.problems).toEqual([
      { column: 'Категория', detail: 'Категорий «Для кухни» несколько. Укажите путь: Посуда / Чашки.' },
    ]);
  });

  it('takes the template as it was given', async ({ stock: { shop } }) => {
    const desk = new ImportDesk(shop, await shop.customer({ flags: ['create_item', 'edit_item'] }));
    const made = await desk.upload(
      'Артикул;Название;Категория;Цена;Остаток;Описание;Характеристики\r\n' +
        'Ч-101;Пример: замените эту строку;Посуда;1290,50;12;;Цвет: белый\r\n',
    );
    expect(made.columns.map(({ field }) => field)).toEqual([
      'article',
      'name',
      'category',
      'retail_price',
      'stock',
      'description',
      'attributes',
    ]);
    expect(await desk.rows(made)).toMatchObject([{ number: 2, verdict: 'create', problems: [] }]);
  });
});
