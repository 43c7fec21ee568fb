import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBackup, keptFile, type Manifest, writeManifest } from '#server/backup/manifest.ts';
import { openDatabase } from '#server/db/engine/open.ts';
import {
  auditEntries,
  callRequests,
  categories,
  customers,
  infoPages,
  itemImports,
  itemImportTitles,
  items,
  itemAttributes,
  itemOtherCategories,
  permissionGroups,
  shops,
  socialCodes,
  tokens,
} from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { updateItem } from '#server/domain/catalogue/update-item.ts';
import { addFavourite } from '#server/domain/favourite/add-favourite.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import { allRows, BackupDesk } from '#tests/support/server/backup-desk.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeOnEachEngine, type Engine, hasEngine } from '#tests/support/server/engines.ts';
import { ImportDesk } from '#tests/support/server/import-desk.ts';
import { addMigration } from '#tests/support/server/migrate.ts';
import { only, SmallShop, somePicture } from '#tests/support/server/small-shop.ts';

const others: Readonly<Record<Engine, Engine>> = { pglite: 'postgres', postgres: 'pglite' };

describeOnEachEngine('a copy of a shop', (engine) => {
  let desk: BackupDesk;
  let db: TestDatabase;
  let shop: SmallShop;
  let anna: SignedInCaller;
  let cup: number;
  let pictures: string;

  const order = async (itemId = cup, count = 1, by = anna) => {
    const cartId = await shop.cart(by, [{ itemId, count, comment: 'Синюю\n"кавычки" \\ и ё' }]);
    return checkoutCart(shop.deps, {
      caller: by,
      path: { cart_id: cartId },
      header: { 'idempotency-key': randomUUID() },
      body: shop.form(cartId, by),
    });
  };
  /** An empty database for one test; of the other engine where this run has it. */
  const target = (on = hasEngine(others[engine]) ? others[engine] : engine) => freshDatabase(on);

  beforeAll(async () => {
    desk = await BackupDesk.open();
    db = await freshDatabase(engine);
    shop = await SmallShop.open(db);
    anna = await shop.customer({ phone: '79550000001', balance: 123_456 });
    const editor = await shop.customer({ flags: ['edit_item'] });
    cup = await shop.item({ name: 'Чашка «Ё»', article: '=1+1', stock: 40, images: [somePicture], tradePrice: 30_001 });
    await db.orm
      .insert(itemAttributes)
      .values({ shopId: shop.shopId, itemId: cup, position: 0, name: 'Цвет', value: 'белый' });
    const gifts = only(
      await db.orm.insert(categories).values({ shopId: shop.shopId, name: 'Подарки' }).returning({ id: categories.id }),
    );
    await db.orm.insert(itemOtherCategories).values({ shopId: shop.shopId, itemId: cup, categoryId: gifts.id });
    await db.orm.insert(permissionGroups).values({ shopId: shop.shopId, name: 'Кассиры', flags: ['edit_payments'] });
    const page = { slug: 'offer' as const, version: 3, text: 'Договор\n\n«оферта»', updatedAt: shop.clock.now() };
    await db.orm.insert(infoPages).values({ shopId: shop.shopId, ...page });
    await updateItem(shop.deps, {
      caller: editor,
      body: { id: cup, description: 'Тонкий\tфарфор  \u2028', trade_price: null },
    });
    await addFavourite(shop.deps, { caller: anna, header: {}, body: { item_id: cup } });
    await shop.payment(anna.customer.id);
    await shop.upload(anna);
    await order();
    await shop.cart(anna, [{ itemId: cup, count: 3 }]);
    pictures = await desk.files({
      'up/ab/cup-320.webp': 'small',
      'up/ab/cup-640.webp': 'large',
      'up/cd/x.webp.part': '-',
    });
  });
  afterAll(async () => {
    await db.close();
    await desk.close();
  });

  it('has every row and picture, on the other engine and back', async () => {
    const { folder } = await desk.save(db, pictures);
    const original = await allRows(db);
    expect(Object.values(original).filter((rows) => rows.length > 0).length).toBeGreaterThan(15);
    const there = await target();
    const filesFolder = desk.newPath();
    await desk.restore(there, folder, { filesFolder });
    expect(await allRows(there)).toEqual(original);
    expect(await readFile(join(filesFolder, 'up/ab/cup-640.webp'), 'utf8')).toBe('large');
    await expect(readFile(join(filesFolder, 'up/cd/x.webp.part'))).rejects.toMatchObject({ code: 'ENOENT' });
    const again = await desk.save(there, filesFolder);
    expect(again.manifest.pictures).toEqual((await checkBackup(folder)).pictures);
    const back = await target(engine);
    await desk.restore(back, again.folder);
    expect(await allRows(back)).toEqual(original);
    await Promise.all([there.close(), back.close()]);
  });

  it('works on as the shop did: numbers, references and triggers', async () => {
    const { folder } = await desk.save(db, pictures);
    const there = await target();
    await desk.restore(there, folder);
    const [made] = await there.orm
      .insert(items)
      .values({ shopId: shop.shopId, categoryId: shop.categoryId, name: 'Новая', retailPrice: 1 })
      .returning();
    expect(made?.id).toBeGreaterThan(cup);
    await expect(there.orm.delete(customers).where(eq(customers.id, anna.customer.id))).rejects.toThrow();
    await expect(there.orm.delete(auditEntries)).rejects.toThrow();
    await there.orm.execute(sql`update order_lines set state = 'C' where item_id = ${cup}`);
    const [item] = await there.orm.select().from(items).where(eq(items.id, cup));
    expect(item?.stock).toBe(40);
    await there.close();
  });

  it('has no sign-ins and no imports under way, but what columns of files hold', async () => {
    const { shopId } = shop;
    const at = shop.clock.now();
    const of = { shopId, customerId: anna.customer.id };
    await db.orm.insert(tokens).values({ ...of, hash: 'a'.repeat(64), createdAt: at, lastUsedAt: at, expiresAt: at });
    await db.orm
      .insert(callRequests)
      .values({ id: randomUUID(), shopId, phone: '79550000001', kind: 'code', createdAt: at, expiresAt: at });
    const browser = { provider: 'vk' as const, browserHash: 'b' };
    await db.orm.insert(socialCodes).values({ ...of, ...browser, hash: 'c', expiresAt: at });
    await new ImportDesk(shop, await shop.staff('edit_item')).upload('Артикул;Ц\nБ-1;5\n');
    await db.orm.insert(itemImportTitles).values({ shopId, title: 'ц', field: 'retail_price' });
    const { folder, manifest } = await desk.save(db, pictures);
    const rowsOf = async (of: TestDatabase) => {
      const all = [tokens, callRequests, socialCodes, itemImports, itemImportTitles];
      return Promise.all(all.map((table) => of.orm.$count(table)));
    };
    expect(await rowsOf(db)).toEqual([1, 1, 1, 1, 1]);
    expect(manifest.tables.map(({ name }) => name)).not.toContain('tokens');
    const there = await target();
    await desk.restore(there, folder);
    expect(await rowsOf(there)).toEqual([0, 0, 0, 0, 1]);
    // A copy of before had them.
    const part = 'tables/tokens/00001.ndjson';
    const { rows } = await db.orm.execute<{ line: string }>(sql`select to_json(t)::text as line from tokens t`);
    const line = Buffer.from(only(rows).line);
    await mkdir(join(folder, 'tables/tokens'));
    await writeFile(join(folder, part), line);
    const columns = Object.keys(JSON.parse(String(line)) as object);
    const old = { name: 'tokens', columns, rows: 1, parts: [keptFile(part, line)] };
    await writeManifest(folder, { ...manifest, tables: [...manifest.tables, old] });
    const again = await target();
    await desk.restore(again, folder);
    expect(await rowsOf(again)).toEqual([0, 0, 0, 0, 1]);
    await Promise.all([there.close(), again.close()]);
  });

  it('is of one moment, while people order', async () => {
    const apple = await shop.item({ name: 'Яблоко', stock: 1_000, retailPrice: 700 });
    const [{ folder }] = await Promise.all([
      desk.save(db, pictures),
      ...Array.from({ length: 12 }, async () => order(apple, 2, await shop.customer())),
    ]);
    const there = await target();
    await desk.restore(there, folder);
    const { rows } = await there.orm.execute<{ taken: string; stock: number; torn: string }>(sql`
      select (select coalesce(sum(count), 0)::text from order_lines where item_id = ${apple}) as taken,
        (select stock from items where id = ${apple}) as stock,
        (select count(*)::text from placed_orders o
          where not exists (select from order_lines l where l.order_id = o.id)) as torn`);
    expect(Number(rows[0]?.taken) + Number(rows[0]?.stock)).toBe(1_000);
    expect(rows[0]?.torn).toBe('0');
    await there.close();
  });

  const harms: [string, (folder: string, part: string) => Promise<void>][] = [
    [
      'a byte of a table is changed',
      async (folder, part) => {
        const data = await readFile(join(folder, part));
        data[5] = (data[5] ?? 0) ^ 1;
        await writeFile(join(folder, part), data);
      },
    ],
    ['a table is cut short', (folder, part) => truncate(join(folder, part), 10)],
    ['a picture is lost', (folder) => rm(join(folder, 'files/up/ab/cup-640.webp'))],
    [
      'what is in it is changed',
      async (folder) =>
        writeFile(
          join(folder, 'manifest.json'),
          (await readFile(join(folder, 'manifest.json'), 'utf8')).replace('"rows": 1', '"rows": 0'),
        ),
    ],
    [
      'its manifest leads out of it',
      async (folder) => {
        const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
        const path = 'files/../../stray.webp';
        await writeFile(join(folder, path), 'stray');
        await writeManifest(folder, { ...manifest, pictures: [keptFile(path, Buffer.from('stray'))] });
      },
    ],
    ['its seal is lost', (folder) => rm(join(folder, 'manifest.json.sha256'))],
  ];
  it.each(harms)('is refused where %s, before anything is written', async (_, harm) => {
    const { folder, manifest } = await desk.save(db, pictures);
    await harm(folder, manifest.tables.find(({ name }) => name === 'items')?.parts[0]?.path ?? '');
    const there = await target('pglite');
    const filesFolder = await desk.files({ 'up/kept.webp': 'mine' });
    await expect(desk.restore(there, folder, { filesFolder, replaces: true })).rejects.toMatchObject({
      problem: 'damaged',
    });
    expect(await readFile(join(filesFolder, 'up/kept.webp'), 'utf8')).toBe('mine');
    await there.close();
  });

  it('leaves what was there where it fails half way', async () => {
    const { folder, manifest } = await desk.save(db, pictures);
    const part = 'tables/order_lines/00001.ndjson';
    const lines = (await readFile(join(folder, part), 'utf8')).replaceAll(`"item_id":${cup}`, '"item_id":999999');
    await writeFile(join(folder, part), lines);
    const tables = manifest.tables.map((table) =>
      table.name === 'order_lines' ? { ...table, parts: [keptFile(part, Buffer.from(lines))] } : table,
    );
    await writeManifest(folder, { ...manifest, tables });
    const there = await target();
    const mine = await SmallShop.open(there);
    await mine.item({ name: 'Моя' });
    const before = await allRows(there);
    const filesFolder = await desk.files({ 'up/kept.webp': 'mine' });
    await expect(desk.restore(there, folder, { filesFolder, replaces: true })).rejects.toThrow();
    expect(await allRows(there)).toEqual(before);
    expect(await readFile(join(filesFolder, 'up/kept.webp'), 'utf8')).toBe('mine');
    await there.close();
  });

  it('replaces another shop only when that is asked for', async () => {
    const { folder } = await desk.save(db, pictures);
    const there = await target();
    await SmallShop.open(there);
    await expect(desk.restore(there, folder)).rejects.toMatchObject({ problem: 'has_shop' });
    const filesFolder = await desk.files({ 'up/old.webp': 'old' });
    await desk.restore(there, folder, { filesFolder, replaces: true });
    expect((await there.orm.select().from(shops)).map(({ id }) => id)).toEqual([shop.shopId]);
    await expect(readFile(join(filesFolder, 'up/old.webp'))).rejects.toMatchObject({ code: 'ENOENT' });
    await there.close();
  });

  it('of a newer version is refused, and of an older one gets what it lacks', async () => {
    const { folder, manifest } = await desk.save(db, pictures);
    await writeManifest(folder, { ...manifest, migration: manifest.migration + 1 });
    const there = await target();
    await expect(desk.restore(there, folder)).rejects.toMatchObject({ problem: 'newer' });
    const migrationsFolder = desk.newPath();
    await addMigration(migrationsFolder, `alter table shops add motto text not null default 'Всё своё'`);
    await desk.restore(there, folder, { migrationsFolder });
    const { rows } = await there.orm.execute(sql`select id, motto from shops`);
    expect(rows).toEqual([{ id: shop.shopId, motto: 'Всё своё' }]);
    await there.close();
  });
});

// The embedded database has a lock.
describe.runIf(hasEngine('postgres'))('a shop that runs on postgres', () => {
  it('is not replaced by a copy', async () => {
    const desk = await BackupDesk.open();
    const there = await freshDatabase('postgres');
    await SmallShop.open(there);
    const { folder } = await desk.save(there);
    const running = await openDatabase({ databaseUrl: there.databaseUrl ?? '', dataDir: null });
    await expect(desk.restore(there, folder, { replaces: true })).rejects.toMatchObject({ problem: 'in_use' });
    await running.close();
    const { tables } = await desk.restore(there, folder, { replaces: true });
    expect(tables.find(({ name }) => name === 'shops')?.rows).toBe(1);
    await there.close();
    await desk.close();
  });

  it('is replaced where the last of its processes is just ending', async () => {
    const desk = await BackupDesk.open();
    const there = await freshDatabase('postgres');
    await SmallShop.open(there);
    const { folder } = await desk.save(there);
    const running = await openDatabase({ databaseUrl: there.databaseUrl ?? '', dataDir: null });
    const restored = desk.restore(there, folder, { replaces: true });
    const looks = sql`select 1 from pg_stat_activity
      where datname = current_database() and query like '%as used' and pid <> pg_backend_pid()`;
    // It has looked, and seen that somebody is there.
    await expect.poll(async () => (await running.orm.execute(looks)).rows).toHaveLength(1);
    await running.close();
    expect((await restored).tables.find(({ name }) => name === 'shops')?.rows).toBe(1);
    await there.close();
    await desk.close();
  });
});
