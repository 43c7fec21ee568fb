import { expect } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { CommandError } from '#server/commands/command-error.ts';
import { runShopCommand } from '#server/commands/shop-command.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

describeShop('a command about shops', (it) => {
  it.for([
    { args: [], told: 'Как пользоваться:' },
    { args: ['create', '--phone', '79550000001'], told: 'Не указано: --name.' },
    { args: ['create', '--name', ' ', '--phone', '79550000001'], told: 'Название магазина' },
    { args: ['create', '--name', 'Лавка', '--phone', '79550000001', '--host', 'http://a.b/'], told: 'не имя сайта' },
    { args: ['create', '--name', 'Лавка', '--phone', '79550000001', '--host', 'a b'], told: 'не имя сайта' },
    { args: ['create', '--colour', 'red'], told: 'Лишнее: --colour.' },
    { args: ['create', 'лишнее'], told: 'Как пользоваться:' },
    { args: ['remove-host', '--shop', 'x', '--host', 'a.example'], told: '«x» — не номер магазина.' },
    { args: ['add-host', '--shop', '999999', '--host', 'a.example'], told: 'Магазина № 999999 нет.' },
  ])('is refused where it is $args', async ({ args, told }, { stock: { shop } }) => {
    // What a command reads beside the database: where the shop listens, and whether it can call phones.
    const deps = { ...shop.deps, settings: { port: 3000, telephony: null, demo: false } } as unknown as Deps;
    const refused: unknown = await runShopCommand(deps, args).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CommandError);
    expect((refused as CommandError).message).toContain(told);
  });
});
