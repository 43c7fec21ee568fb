import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { expect } from 'vitest';
import { uploads } from '#server/db/schema.ts';
import { getItem } from '#server/domain/catalogue/get-item.ts';
import { addItemImportPictures } from '#server/domain/item-file/add-item-import-pictures.ts';
import { listItemImportRows } from '#server/domain/item-file/list-item-import-rows.ts';
import { ImportDesk } from '#tests/support/server/import-desk.ts';
import { drawSlope } from '#tests/support/server/pictures.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { type SmallShop, somePicture } from '#tests/support/server/small-shop.ts';

describeShop('pictures of an import', (it) => {
  let shop: SmallShop;
  let desk: ImportDesk;
  let photo: Uint8Array;

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    desk = new ImportDesk(shop, await shop.customer({ flags: ['create_item', 'edit_item'] }));
    photo = Uint8Array.from(await drawSlope(40, 30).jpeg().toBuffer());
  });

  const add = (id: number, zip: Zippable | Buffer) =>
    addItemImportPictures(shop.deps, {
      caller: desk.staff,
      path: { id },
      body: { file: Buffer.isBuffer(zip) ? zip : Buffer.from(zipSync(zip)) },
    });

  it('are taken from a ZIP by their names, beside those that the item keeps', async () => {
    const id = await shop.item({ article: 'Ф-1', images: [somePicture] });
    const made = await desk.upload(`Артикул;Фото\nФ-1;Ваза.JPG | ${somePicture.key} | сбоку/ваза 2.jpg\n`);
    expect((await desk.rows(made))[0]?.problems).toEqual([
      { column: 'Фото', detail: 'Нет файла «Ваза.JPG» среди загруженных фото.' },
    ]);
    const zip = {
      'товары/ваза.jpg': photo,
      'сбоку/Ваза 2.jpg': photo,
      'прайс.pdf': strToU8('%PDF'),
      '__MACOSX/._a': photo,
    };
    expect(await add(made.id, zip)).toEqual({
      added: 2,
      refused: [{ name: 'прайс.pdf', detail: 'Это не изображение. Подойдут JPEG, PNG, WebP, AVIF и GIF.' }],
    });
    expect(await desk.settled(made.id)).toMatchObject({ pictures: 2, counts: { update: 1, error: 0 } });
    expect(await desk.apply(made)).toMatchObject({ state: 'done', written: 1 });
    const { file_ids: keys } = await getItem(shop.deps, { caller: desk.staff, path: { id } });
    expect([keys.length, keys[1]]).toEqual([3, somePicture.key]);
  });

  it('are read from a ZIP of Russian Windows too', async () => {
    await shop.item({ article: 'Ф-2' });
    const made = await desk.upload('Артикул;Фото\nФ-2;ваза.jpg\n');
    // «ваза.jpg» in DOS's letters, without a mark of the encoding.
    const name = String.fromCodePoint(0xa2, 0xa0, 0xa7, 0xa0);
    const zip = Buffer.from(zipSync({ 'aaaa.jpg': photo }));
    const dos = Buffer.from(zip.toString('latin1').replaceAll('aaaa.jpg', `${name}.jpg`), 'latin1');
    expect(await add(made.id, dos)).toMatchObject({ added: 1 });
    expect((await desk.settled(made.id)).counts).toMatchObject({ update: 1 });
  });

  it('are refused with paths that lead elsewhere, with too many files, and in a bomb', async () => {
    const { id } = await desk.upload('Артикул;Фото\nФ-3;а.jpg\n');
    for (const path of ['../a.jpg', '/etc/a.jpg', 'a/../../b.jpg', 'C:\\a.jpg'])
      await expect(add(id, { [path]: photo })).rejects.toMatchObject({ code: 'archive_unsafe' });
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, place) => [`${place}.jpg`, strToU8('')]));
    await expect(add(id, many)).rejects.toMatchObject({ code: 'archive_too_large' });
    const zeros = new Uint8Array(70 * 1024 * 1024);
    await expect(add(id, { 'a.jpg': zeros, 'b.jpg': zeros, 'c.jpg': zeros })).rejects.toMatchObject({
      code: 'archive_too_large',
    });
    expect(await add(id, { 'a.jpg': new Uint8Array(11 * 1024 * 1024) })).toEqual({
      added: 0,
      refused: [{ name: 'a.jpg', detail: 'Файл больше 10\u00A0МБ.' }],
    });
    await expect(add(id, Buffer.from('no zip'))).rejects.toMatchObject({ code: 'archive_unreadable' });
  });

  it('are kept up to the limit of uploads, and the rest is told with the reason', async () => {
    const one = new ImportDesk(shop, await shop.customer({ flags: ['create_item', 'edit_item'] }));
    await shop.item({ article: 'Ф-5' });
    const made = await one.upload('Артикул;Фото\nФ-5;а.jpg\n');
    const left = { shopId: shop.shopId, customerId: one.staff.customer.id, image: somePicture };
    const rows = Array.from({ length: 1_999 }, () => ({ ...left, id: randomUUID(), createdAt: shop.clock.now() }));
    await shop.db.orm.insert(uploads).values(rows);
    const zip = Buffer.from(zipSync({ 'а.jpg': photo, 'б.jpg': photo, 'в.jpg': photo }));
    const detail = expect.stringContaining('сохранено: 2000\u00A0изображений');
    expect(
      await addItemImportPictures(shop.deps, { caller: one.staff, path: { id: made.id }, body: { file: zip } }),
    ).toEqual({
      added: 1,
      refused: [
        { name: 'б.jpg', detail },
        { name: 'в.jpg', detail },
      ],
    });
    expect(await one.settled(made.id)).toMatchObject({ pictures: 1, counts: { update: 1, error: 0 } });
  });

  it('are kept until the disk is full, one that is broken left out', async () => {
    await shop.item({ article: 'Ф-6' });
    const made = await desk.upload('Артикул;Фото\nФ-6;а.jpg\n');
    const zip = Buffer.from(zipSync({ 'а.jpg': photo, 'б.jpg': [photo, { level: 9 }], 'в.jpg': photo }));
    // The data of the second file is no longer what was packed.
    zip.fill(0xff, zip.indexOf('б.jpg') + 'б.jpg'.length + 5, zip.indexOf('в.jpg') - 40);
    expect(
      await addItemImportPictures(shop.deps, { caller: desk.staff, path: { id: made.id }, body: { file: zip } }),
    ).toEqual({
      added: 2,
      refused: [{ name: 'б.jpg', detail: 'Изображение повреждено или загружено не полностью. Выберите другой файл.' }],
    });
    await desk.settled(made.id);
    let puts = 0;
    const full = {
      ...shop.deps.files,
      put: async (name: string, data: Uint8Array) => {
        puts += 1;
        if (puts > 1) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        await shop.deps.files.put(name, data);
      },
    };
    const whole = Buffer.from(zipSync({ 'а.jpg': photo, 'б.jpg': photo, 'в.jpg': photo }));
    expect(
      await addItemImportPictures(
        { ...shop.deps, files: full },
        { caller: desk.staff, path: { id: made.id }, body: { file: whole } },
      ),
    ).toEqual({
      added: 1,
      refused: ['б.jpg', 'в.jpg'].map((name) => ({
        name,
        detail: 'На сервере закончилось место, поэтому сейчас ничего не сохранить. Повторите позже.',
      })),
    });
    expect((await desk.settled(made.id)).state).toBe('previewed');
  });

  it('that are gone are named with every row that has one, where all are written or none', async () => {
    const one = new ImportDesk(shop, await shop.customer({ flags: ['create_item', 'edit_item'] }));
    const named: Readonly<Record<number, string>> = { 10: 'давнее.jpg', 20: 'новое.jpg', 110: 'давнее.jpg' };
    const lines = Array.from({ length: 120 }, (_, place) => `Г-${place};Ваза;Посуда;300;${named[place] ?? ''}\n`);
    const { id } = await one.upload(`Артикул;Название;Категория;Цена;Фото\n${lines.join('')}`);
    for (const name of ['давнее.jpg', 'новое.jpg']) {
      await addItemImportPictures(shop.deps, {
        caller: one.staff,
        path: { id },
        body: { file: Buffer.from(zipSync({ [name]: photo })) },
      });
      await one.settled(id);
      shop.clock.pass(13 * 3_600_000);
    }
    const made = await one.settled(id);
    expect(made).toMatchObject({ state: 'previewed', counts: { create: 120, error: 0 } });
    expect(await one.apply(made, 'all')).toMatchObject({ state: 'failed', written: 0, counts: { error: 2 } });
    const wrong = await listItemImportRows(shop.deps, {
      caller: one.staff,
      path: { id },
      query: { verdict: 'error', page: 1, limit: 10 },
    });
    const gone = { column: 'Фото', detail: 'Фото больше нет на\u00A0сервере. Загрузите архив ещё раз.' };
    expect(wrong.result.map(({ number, problems }) => [number, problems])).toEqual([
      [12, [gone]],
      [112, [gone]],
    ]);
    const used = and(eq(uploads.customerId, one.staff.customer.id), isNotNull(uploads.usedAt));
    expect(await shop.db.orm.$count(uploads, used)).toBe(0);
  });

  it('are taken only while the import is not over, and for one’s own', async () => {
    await shop.item({ article: 'Ф-4' });
    const made = await desk.upload('Артикул;Цена\nФ-4;777\n');
    await expect(
      addItemImportPictures(shop.deps, {
        caller: await shop.customer({ flags: ['edit_item'] }),
        path: { id: made.id },
        body: { file: Buffer.from('') },
      }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await desk.apply(made);
    await expect(add(made.id, { 'a.jpg': photo })).rejects.toMatchObject({ code: 'import_move_not_allowed' });
  });
});
