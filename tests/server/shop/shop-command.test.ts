import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { shops } from '#server/db/schema.ts';
import { CommandError } from '#server/commands/command-error.ts';
import { runShopCommand } from '#server/commands/shop-command.ts';
import { createShopFinder } from '#server/domain/shop/shops.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

// What a command reads beside the database: where the shop listens, and whether it can call phones.
const depsOf = (shop: SmallShop) => ({ ...shop.deps, settings: { port: 3000, telephony: null, demo: false } });

describeShop('a command about shops', (it) => {
  it.for([
    { args: [], told: 'Как пользоваться:' },
    { args: ['create', '--phone', '79550000001'], told: 'Не указано: --name.' },
    { args: ['create', '--name', ' ', '--phone', '79550000001'], told: 'Название магазина' },
    { args: ['create', '--name', 'Лавка', '--phone', '79550000001', '--host', 'http://a.b/'], told: 'не имя сайта' },
    { args: ['create', '--name', 'Лавка', '--phone', '79550000001', '--host', 'a b'], told: 'не имя сайта' },
    { args: ['create', '--name', 'Лавка', '--phone', '79550000001', '--host', 'а б.рф'], told: 'не имя сайта' },
    { args: ['create', '--name', 'Лавка', '--phone', '79550000001', '--host', 'xn--a.рф'], told: 'не имя сайта' },
    { args: ['create', '--name', 'Лавка', '--phone', '79550000001', '--host', 'a.рф:99999'], told: 'не имя сайта' },
    { args: ['create', '--name', 'Лавка', '--phone', '79550000001', '--host', `${'я'.repeat(70)}.рф`], told: 'не имя' },
    { args: ['create', '--name', 'Лавка', '--phone', '+7 955 000-00-1'], told: 'не российский телефон' },
    { args: ['create', '--name', 'Лавка', '--phone', '8 955 000-00-1'], told: 'не российский телефон' },
    { args: ['create', '--name', 'Лавка', '--phone', '+955 000-00-01'], told: 'не российский телефон' },
    { args: ['create', '--colour', 'red'], told: 'Лишнее: --colour.' },
    { args: ['create', 'лишнее'], told: 'Как пользоваться:' },
    { args: ['remove-host', '--shop', 'x', '--host', 'a.example'], told: '«x» — не номер магазина.' },
    { args: ['add-host', '--shop', '999999', '--host', 'a.example'], told: 'Магазина № 999999 нет.' },
  ])('is refused where it is $args', async ({ args, told }, { stock: { shop } }) => {
    const refused: unknown = await runShopCommand(depsOf(shop), args).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CommandError);
    expect((refused as CommandError).message).toContain(told);
  });

  it('gives a shop a Cyrillic host, told as it is read and found as browsers send it', async ({ stock: { shop } }) => {
    const run = (...args: string[]) => runShopCommand(depsOf(shop), args);
    const told = await run('create', '--name', 'Лавка', '--phone', '79550000001', '--host', 'Лавка.РФ:8443');
    expect(told).toContain('https://лавка.рф:8443');
    const id = /№ (\d+)/.exec(told)?.[1] ?? '';
    const idAt = async (host: string) => (await createShopFinder(shop.deps)(host))?.id;
    expect(await idAt('xn--80aaf6ac.xn--p1ai:8443')).toBe(Number(id));
    expect(await run('add-host', '--shop', id, '--host', 'xn--80aa0ae6d.xn--p1ai')).toContain('чайка.рф');
    expect(await run('list')).toContain(`№ ${id}  Лавка  лавка.рф:8443, чайка.рф`);
    await expect(run('add-host', '--shop', id, '--host', 'чайка.рф')).rejects.toThrow('Имя чайка.рф уже');
    expect(await run('remove-host', '--shop', id, '--host', 'ЧАЙКА.рф')).toContain('чайка.рф');
    expect(await idAt('xn--80aa0ae6d.xn--p1ai')).toBeUndefined();
  });

  it('knows a host that was stored as it was typed', async ({ stock: { shop } }) => {
    const run = (...args: string[]) => runShopCommand(depsOf(shop), args);
    const other = await SmallShop.open(shop.db);
    await shop.db.orm.update(shops).set({ host: 'старая-лавка.рф' }).where(eq(shops.id, other.shopId));
    const found = await createShopFinder(shop.deps)('xn----7sbabal0df6bil3n.xn--p1ai');
    expect(found).toMatchObject({ id: other.shopId, host: 'xn----7sbabal0df6bil3n.xn--p1ai' });
    const id = String(other.shopId);
    expect(await run('list')).toContain('старая-лавка.рф');
    await expect(run('add-host', '--shop', id, '--host', 'старая-лавка.рф')).rejects.toThrow('уже');
    await run('add-host', '--shop', id, '--host', `new-${id}.example`);
    expect(await run('remove-host', '--shop', id, '--host', 'xn----7sbabal0df6bil3n.xn--p1ai')).toContain(
      'старая-лавка.рф',
    );
    expect(await run('list')).toContain(`№ ${id}  Лавка  new-${id}.example`);
  });
});
