import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDataFolder } from '#tests/support/server/killed-program.ts';
import { listening, runProgram } from '#tests/support/server/production.ts';

describe('npm run backup', () => {
  let folder: string;
  const at = (name: string) => join(folder, name);
  const command = (dataDir: string, ...args: string[]) => runProgram(at(dataDir), args).ended;
  const nameAt = async (url: string) =>
    ((await (await fetch(`${url}/api/retail/current/`)).json()) as { name: string }).name;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-copies-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('saves a running shop to a folder and as a stream, for its own account alone', async () => {
    fillDataFolder(at('first'));
    await command('first', 'shop', 'create', '--name', 'Лавка у моста', '--phone', '9550000001');
    const server = runProgram(at('first'));
    const url = await listening(server);
    const saved = await command('first', 'backup', 'save', at('copy'));
    expect(saved).toMatchObject({ code: 0, output: '' });
    expect(saved.errors).toMatch(/^Копия сохранена за \S+ с: записей \d+, файлов фото 0\.$/m);
    expect((await stat(at('copy'))).mode & 0o777).toBe(0o700);
    const streamed = await command('first', 'backup', 'save', '-');
    expect(streamed.code).toBe(0);
    await writeFile(at('copy.tar'), streamed.bytes);
    expect(await nameAt(url)).toBe('Лавка у моста');
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });

  it('restores a stream to an empty folder, where the shop then runs', async () => {
    const restored = await runProgram(at('second'), ['backup', 'restore', '-'], await readFile(at('copy.tar'))).ended;
    expect(restored).toMatchObject({ code: 0, output: '' });
    expect(restored.errors).toMatch(/^Копия от .+ восстановлена за \S+ с: записей \d+/m);
    const server = runProgram(at('second'));
    expect(await nameAt(await listening(server))).toBe('Лавка у моста');
    const busy = await command('second', 'backup', 'restore', at('copy'), '--replace');
    expect(busy.code).toBe(1);
    expect(busy.errors).toContain('уже открыта другой запущенной программой');
    server.child.kill('SIGTERM');
    await server.ended;
  });

  it.each([
    [['save'], 'Как пользоваться:'],
    [['save', 'a', 'b'], 'Как пользоваться:'],
    [['burn', 'a'], 'Как пользоваться:'],
    [['restore', 'nothing-here'], 'нет копии магазина'],
  ])('refuses %j with what is wrong', async (args, told) => {
    const { code, output, errors } = await command('second', 'backup', ...args);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toContain(told);
  });

  it('refuses a folder that has a shop, and a stream that ends too early', async () => {
    const taken = await command('second', 'backup', 'restore', at('copy'));
    expect([taken.code, taken.errors]).toEqual([1, expect.stringContaining('добавьте --replace')]);
    const cut = (await readFile(at('copy.tar'))).subarray(0, 5_000);
    const broken = await runProgram(at('third'), ['backup', 'restore', '-'], cut).ended;
    expect([broken.code, broken.errors]).toEqual([
      1,
      'Это не копия магазина, или поток оборвался. Ничего не восстановлено.\n',
    ]);
    expect(await readdir(at('third'))).toEqual([]);
  });

  it('says in words what is wrong with a place or a copy', async () => {
    const onFile = await command('first', 'backup', 'save', at('copy.tar'));
    expect([onFile.code, onFile.errors]).toEqual([1, expect.stringMatching(/^«.*copy\.tar» — не папка\.$/m)]);
    const manifest = JSON.parse(await readFile(at('copy/manifest.json'), 'utf8')) as {
      tables: { parts: { path: string }[] }[];
    };
    const [part] = manifest.tables.flatMap(({ parts }) => parts);
    await appendFile(at(`copy/${part?.path}`), ' ');
    const harmed = await command('fourth', 'backup', 'restore', at('copy'));
    expect([harmed.code, harmed.errors]).toEqual([
      1,
      expect.stringMatching(/^Копия повреждена: файл tables\/.+ потерян или изменён\. Ничего не восстановлено\.$/m),
    ]);
  });
});
