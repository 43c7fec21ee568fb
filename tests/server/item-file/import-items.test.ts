import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditEntries, categories, items } from '#server/db/schema.ts';
import { getItem } from '#server/domain/catalogue/get-item.ts';
import { updateItem } from '#server/domain/catalogue/update-item.ts';
import { exportItems } from '#server/domain/item-file/export-items.ts';
import { createItemImport } from '#server/domain/item-file/create-item-import.ts';
import { getItemImport } from '#server/domain/item-file/get-item-import.ts';
import { getItemImportErrors } from '#server/domain/item-file/get-item-import-errors.ts';
import { moveItemImport } from '#server/domain/item-file/move-item-import.ts';
import { updateItemImport } from '#server/domain/item-file/update-item-import.ts';
import { ImportDesk } from '#tests/support/server/import-desk.ts';
import { plainItemQuery } from '#tests/support/server/item-query.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { only, type SmallShop, somePicture } from '#tests/support/server/small-shop.ts';

describeShop('an import of items', (it) => {
  let shop: SmallShop;
  let desk: ImportDesk;
  let vases: number;
  let number = 0;

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    desk = new ImportDesk(shop, await shop.customer({ flags: ['create_item', 'edit_item'] }));
    const { shopId, categoryId: parentId } = shop;
    vases = only(await shop.db.orm.insert(categories).values({ shopId, name: 'Вазы', parentId }).returning()).id;
  });

  const article = () => `И-${(number += 1)}`;
  const read = (id: number) => getItem(shop.deps, { caller: desk.staff, path: { id } });

  it('shows what becomes of each row, and writes nothing yet', async () => {
    const [one, other, missing] = [article(), article(), article()];
    const id = await shop.item({ name: 'Ваза', article: one, retailPrice: 50_000 });
    await shop.item({ name: 'Миска', article: other, retailPrice: 10_000 });
    const made = await desk.upload(
      `Артикул;Название;Категория;Цена;Скидка, %\n${one.toLowerCase()};;посуда/Вазы;1 290,50 ` +
        `₽;5\n${other};Миска;Посуда;100;\n` +
        `${missing};Кружка;Посуда / Вазы;300;\n${article()};;Нет такой;-;101\n;Без ` +
        `артикула;Посуда;1;\n${one};Ещё раз;;;\n`,
    );
    expect(made).toMatchObject({
      state: 'previewed',
      format: 'csv',
      encoding: 'utf-8',
      delimiter: 'semicolon',
      counts: { create: 1, update: 1, same: 1, error: 3 },
      total: 6,
      done: 6,
      written: 0,
    });
    expect(await desk.rows(made)).toMatchObject([
      {
        number: 2,
        verdict: 'update',
        item_id: id,
        changes: [
          { field: 'category', before: 'Посуда', after: 'Посуда / Вазы' },
          { field: 'retail_price', before: '500', after: '1290.5' },
          { field: 'discount', before: '0', after: '5' },
        ],
      },
      { number: 3, verdict: 'same', changes: [] },
      { number: 4, verdict: 'create', item_id: null, name: 'Кружка' },
      {
        number: 5,
        verdict: 'error',
        problems: [
          { column: 'Категория', detail: 'Нет категории «Нет такой».', missing_category: 'Нет такой' },
          { column: 'Цена', detail: 'Это поле нельзя очистить.' },
          { column: 'Скидка, %', detail: 'Нужно целое число от\u00A00 до\u00A0100.' },
          { column: 'Название', detail: 'Нужно для нового товара.' },
        ],
      },
      { number: 6, verdict: 'error', problems: [{ column: '', detail: 'Нужен артикул: по\u00A0нему товар находят.' }] },
      { number: 7, verdict: 'error', problems: [{ column: '', detail: 'Этот товар уже есть в\u00A0строке 2.' }] },
    ]);
    expect(await read(id)).toMatchObject({ version: 1, retail_price: 500 });
    const errors = await getItemImportErrors(shop.deps, { caller: desk.staff, path: { id: made.id } });
    expect(errors.name).toBe('Ошибки, Товары.csv');
    expect(errors.data.toString().split('\r\n')[2]).toBe(
      ';Без артикула;Посуда;1;;6;Нужен артикул: по\u00A0нему товар находят.',
    );
  });

  it('takes the item of the article where the row has another item’s number', async () => {
    const [numbered, named] = [article(), article()];
    const id = await shop.item({ name: 'Ваза', article: numbered, retailPrice: 51_000 });
    const other = await shop.item({ name: 'Миска', article: named, retailPrice: 12_000 });
    const made = await desk.upload(`Номер в\u00A0магазине;Артикул;Цена\n${id};${named};130\n`);
    expect(await desk.rows(made)).toMatchObject([
      { verdict: 'update', item_id: other, changes: [{ field: 'retail_price', before: '120', after: '130' }] },
    ]);
    await desk.apply(made);
    expect([await read(id), await read(other)]).toMatchObject([
      { article: numbered, retail_price: 510 },
      { article: named, retail_price: 130 },
    ]);
  });

  it('names what a new item needs though the file has no column of it', async () => {
    const made = await desk.upload(`Артикул;Название;Цена\n${article()};Ваза;100\n`);
    const problem = { column: 'Категория', detail: 'Нужно для нового товара.' };
    expect((await desk.rows(made))[0]?.problems).toEqual([problem]);
    const errors = await getItemImportErrors(shop.deps, { caller: desk.staff, path: { id: made.id } });
    expect(errors.data.toString()).toContain('Категория: Нужно для нового товара.');
  });

  it('guards formulas in the file of wrong rows', async () => {
    const made = await desk.upload("Артикул;Название;Категория;Цена\n;\"=cmd|'/c calc'!A1\";Посуда;1\n;'=1+1;-;2\n");
    const errors = await getItemImportErrors(shop.deps, { caller: desk.staff, path: { id: made.id } });
    const [, live, guarded] = errors.data.toString().split('\r\n');
    expect(live).toMatch(/^;'=cmd\|'\/c calc'!A1;Посуда;1;2;/);
    expect(guarded).toMatch(/^;'=1\+1;-;2;3;/);
  });

  it('knows the columns of the file of wrong rows, whose titles are guarded too', async () => {
    const made = await desk.upload(`Артикул;+7 (опт);Цена\n${article()};5;дорого\n`);
    await updateItemImport(shop.deps, {
      caller: desk.staff,
      path: { id: made.id },
      body: { fields: ['article', 'trade_price', 'retail_price'] },
    });
    await desk.settled(made.id);
    const { data } = await getItemImportErrors(shop.deps, { caller: desk.staff, path: { id: made.id } });
    expect(data.toString()).toMatch(/^\uFEFFАртикул;'\+7 \(опт\);Цена;/);
    const fields = (await desk.upload(data)).columns.map(({ field }) => field);
    expect(fields).toEqual(['article', 'trade_price', 'retail_price', null, null]);
  });

  it('tells columns apart whose titles are one, and remembers each', async () => {
    const file = `Артикул;Лист (2);Лист;лист;'+8;+8\n${article()};а;б;в;г;д\n`;
    const made = await desk.upload(file);
    const titles = ['Артикул', 'Лист (2)', 'Лист', 'лист (3)', "'+8", '+8 (2)'];
    expect(made.columns.map(({ title }) => title)).toEqual(titles);
    const fields = ['article', null, null, 'name', null, 'description'] as const;
    await updateItemImport(shop.deps, { caller: desk.staff, path: { id: made.id }, body: { fields: [...fields] } });
    await desk.settled(made.id);
    expect((await desk.upload(file)).columns.map(({ field }) => field)).toEqual(fields);
  });

  it('writes the good rows: «-» clears, an empty cell changes nothing, and the audit has each', async () => {
    const [known, fresh] = [article(), article()];
    const id = await shop.item({
      name: 'Ваза',
      article: known,
      description: 'Высокая',
      retailPrice: 5e4,
      tradePrice: 4e4,
    });
    const made = await desk.upload(
      `Артикул,Название,Описание,Категория,Цена,Оптовая цена,Характеристики,Скрыт\n${known},,-,,,-,"Цвет: ` +
        'белый\nМатериал: стекло",да\n' +
        `${fresh},"Кружка, большая","'=1+1",Посуда,300.5,200,,\n${article()},,,,,,,\n`,
    );
    const done = await desk.apply(made);
    expect(done).toMatchObject({ state: 'done', written: 2, done: 2, total: 2, counts: { error: 1 } });
    expect(await read(id)).toMatchObject({
      version: 2,
      name: 'Ваза',
      description: '',
      retail_price: 500,
      trade_price: null,
      is_hidden: true,
      attributes: [
        {
          name: 'Цвет',
          value: 'белый',
        },
        {
          name: 'Материал',
          value: 'стекло',
        },
      ],
    });
    const [row] = await shop.db.orm.select().from(items).where(eq(items.article, fresh));
    expect(await read(row?.id ?? 0)).toMatchObject({
      version: 1,
      name: 'Кружка, большая',
      description: '=1+1',
      retail_price: 300.5,
      trade_price: 200,
    });
    const told = await shop.db.orm.select().from(auditEntries).where(eq(auditEntries.recordId, id));
    expect(told).toMatchObject([
      { action: 'changed', before: { description: 'Высокая', trade_price: 400 }, after: { description: '' } },
    ]);
    await expect(
      moveItemImport(shop.deps, { caller: desk.staff, path: { id: made.id }, body: { state: 'canceled' } }),
    ).rejects.toMatchObject({
      code: 'import_finished',
    });
  });

  it('sets the stock and the counts in which an item is sold', async () => {
    const [counted, uncounted, wrong] = [article(), article(), article()];
    const ids = await shop.items(
      { name: 'Рюмка', article: counted, retailPrice: 5e4, stock: 3 },
      { name: 'Кубок', article: uncounted, retailPrice: 5e4, stock: 7, countStep: 6 },
      { name: 'Ковш', article: wrong, retailPrice: 5e4 },
    );
    const made = await desk.upload(
      `Артикул;На складе;В упаковке;Минимум\n${counted};40;6;12\n${uncounted};-;-;\n${wrong};-1;500;501\n`,
    );
    expect((await desk.rows(made))[2]?.problems.map(({ detail }) => detail)).toEqual([
      'Нужно целое число от\u00A00 до\u00A01000000.',
      'С\u00A0такой кратностью минимум не\u00A0больше 500.',
    ]);
    expect((await desk.apply(made)).written).toBe(2);
    const now = await Promise.all(ids.map((id) => read(id)));
    expect(now.map(({ stock, count_step: step, count_min: least }) => [stock, step, least])).toEqual([
      [40, 6, 12],
      [null, 1, 1],
      [null, 1, 1],
    ]);
  });

  it('finds out Windows-1251 and commas, may be told otherwise, and remembers what columns hold', async () => {
    const code = article();
    const id = await shop.item({ article: code, name: 'Ваза', retailPrice: 10_000 });
    const bytes = Buffer.from(
      [...`${code},\u0412\u0430\u0437\u0430,150\n`].map((sign) => {
        const place = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя'.indexOf(sign);
        return place === -1 ? (sign.codePointAt(0) ?? 0) : 0xc0 + place;
      }),
    );
    const file = Buffer.concat([Buffer.from('SKU,Title,Sum\n'), bytes]);
    const made = await desk.upload(file);
    expect(made).toMatchObject({ encoding: 'windows-1251', delimiter: 'comma' });
    expect(made.columns).toEqual([
      { title: 'SKU', sample: code, field: 'article' },
      { title: 'Title', sample: 'Ваза', field: null },
      { title: 'Sum', sample: '150', field: null },
    ]);
    const fields = ['article', 'name', 'retail_price'] as const;
    await updateItemImport(shop.deps, { caller: desk.staff, path: { id: made.id }, body: { fields: [...fields] } });
    expect((await desk.settled(made.id)).counts).toEqual({ create: 0, update: 1, same: 0, error: 0 });
    expect((await desk.upload(file)).columns.map(({ field }) => field)).toEqual(fields);
    await updateItemImport(shop.deps, { caller: desk.staff, path: { id: made.id }, body: { delimiter: 'semicolon' } });
    expect((await desk.settled(made.id)).columns).toHaveLength(1);
    expect(await read(id)).toMatchObject({ retail_price: 100 });
  });

  it.for(['xlsx', 'csv', 'windows-1251', 'comma'] as const)('reads an export as %s back unchanged', async (kind) => {
    const id = await shop.item({
      name: "'=1+1",
      article: article(),
      description: 'Высокая;\nгранёная, "синяя" é &#233;',
      images: [somePicture],
      retailPrice: 129050,
      tradePrice: 1,
      discount: 7,
      isHidden: true,
    });
    await updateItem(shop.deps, { caller: desk.staff, body: { id, other_category_ids: [vases] } });
    await shop.item({ name: '-', description: '  ' });
    const { data } = await exportItems(shop.deps, {
      caller: desk.staff,
      query: {
        ...plainItemQuery,
        format: kind === 'xlsx' ? 'xlsx' : 'csv',
        encoding: kind === 'windows-1251' ? 'windows-1251' : 'utf-8',
        delimiter: kind === 'comma' ? 'comma' : 'semicolon',
      },
    });
    const file = Buffer.isBuffer(data) ? data : Buffer.concat(await data.toArray());
    const made = await desk.upload(file);
    expect(made.columns.every(({ field }) => field !== null)).toBe(true);
    expect((await desk.rows(made)).filter(({ verdict }) => verdict !== 'same')).toEqual([]);
    expect(made.counts).toMatchObject({ create: 0, update: 0, error: 0 });
    expect(made.total).toBeGreaterThan(1);
  });

  it('needs create_item for new items, and edit_item for known ones', async () => {
    const known = article();
    await shop.item({ article: known, retailPrice: 10_000 });
    const file = `Артикул;Название;Категория;Цена\n${known};;;200\n${article()};Ваза;Посуда;300\n`;
    const editor = await shop.customer({ flags: ['edit_item'] });
    const maker = await shop.customer({ flags: ['create_item'] });
    expect((await desk.upload(file, editor)).counts).toEqual({ create: 0, update: 1, same: 0, error: 1 });
    expect((await desk.upload(file, maker)).counts).toEqual({ create: 1, update: 0, same: 0, error: 1 });
    const own = await desk.upload(file);
    await expect(getItemImport(shop.deps, { caller: editor, path: { id: own.id } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it.for([
    ['Артикул\n', 'В\u00A0файле нет строк с\u00A0товарами. Первая строка\u00A0— названия столбцов.'],
    ['PK\u0003\u0004 no zip', 'Файл не\u00A0удалось прочитать. Подойдут Excel (.xlsx) и\u00A0CSV.'],
    [`Артикул\n${'а\n'.repeat(20_001)}`, 'В\u00A0файле больше 20\u00A0000 строк. Разделите его на\u00A0части.'],
  ] as const)('says why the file can’t be read', async ([file, problem]) => {
    expect(await desk.upload(file)).toMatchObject({ state: 'failed', problem });
  });

  it.for([
    ['<html><body>Страница</body></html>', 'file_not_table'],
    ['\u00D0\u0000', 'file_not_table'],
    ['', 'file_empty'],
  ] as const)('takes no file that is no table', async ([file, code]) => {
    await expect(desk.upload(file)).rejects.toMatchObject({ code });
  });

  it('says of a text that is called a workbook what it isn’t, and takes a workbook by any name', async () => {
    const named = (file: Buffer, name: string) =>
      createItemImport(shop.deps, { caller: desk.staff, body: { file, file_name: name } });
    await expect(named(Buffer.from('Артикул;Название\nA-1;Чашка\n'), 'Прайс.XLSX ')).rejects.toMatchObject({
      code: 'file_not_workbook',
    });
    expect(await named(Buffer.from('PK\u0003\u0004 no zip'), 'Прайс.xlsx')).toMatchObject({ file_name: 'Прайс.xlsx' });
  });
});
