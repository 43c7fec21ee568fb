import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listening, runProgram } from '#tests/support/server/production.ts';

describe('npm run shop', () => {
  let dataDir: string;
  const command = (...args: string[]) => runProgram(dataDir, ['shop', ...args]).ended;
  const nameAt = async (url: string): Promise<unknown> => {
    const answer = await fetch(`${url}/api/retail/current/`);
    return answer.status === 200 ? ((await answer.json()) as { name: string }).name : answer.status;
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'shop-command-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('makes a shop while the program runs on an empty folder, for its own account alone', async () => {
    const server = runProgram(dataDir);
    const url = await listening(server);
    expect(await nameAt(url)).toBe(404);
    expect((await stat(join(dataDir, 'control.sock'))).mode & 0o777).toBe(0o600);
    const made = await command('create', '--name', 'Лавка у моста', '--phone', '8 (955) 000-00-01');
    expect(made).toMatchObject({ code: 0, errors: '' });
    expect(made.output).toContain(
      'Магазин № 1 «Лавка у моста» создан. Владелец: +7\u00A0(955)\u00A0000\u00A000\u00A001.',
    );
    expect(await nameAt(url)).toBe('Лавка у моста');
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });

  it.each(['command', 'server'] as const)(
    'waits for a program that starts at once, whoever is first: %s',
    async (first) => {
      const beside = await mkdtemp(join(tmpdir(), 'shop-at-once-'));
      const create = () => runProgram(beside, ['shop', 'create', '--name', 'Лавка', '--phone', '9550000001']);
      const early = first === 'command' ? create() : runProgram(beside);
      const late = first === 'command' ? runProgram(beside) : create();
      const [made, server] = first === 'command' ? [early, late] : [late, early];
      const [url, { code, output }] = await Promise.all([listening(server), made.ended]);
      expect([code, output]).toEqual([0, expect.stringContaining('Магазин № 1 «Лавка» создан.')]);
      expect(await nameAt(url)).toBe('Лавка');
      // A second one is refused at once.
      expect(await runProgram(beside).ended).toMatchObject({
        code: 1,
        errors: expect.stringMatching(/^Папка базы данных «.+» уже открыта другой запущенной программой/),
      });
      server.child.kill('SIGTERM');
      await server.ended;
      await rm(beside, { recursive: true, force: true });
    },
  );

  it('opens the database itself while no program runs', async () => {
    expect(await command('list')).toMatchObject({ code: 0, errors: '', output: '№ 1  Лавка у моста  любое имя\n' });
    expect((await command('add-host', '--shop', '1', '--host', 'Lavka.Example')).output).toContain('lavka.example');
    expect((await command('list')).output).toBe('№ 1  Лавка у моста  lavka.example\n');
  });

  it.each([
    [['create', '--name', 'Лавка', '--phone', '12345'], '«12345» — не российский телефон.'],
    [['create', '--name', 'Лавка', '--phone', '79550000001', '--host', 'lavka.example'], 'уже у другого магазина'],
    [['destroy'], 'Такой команды нет: destroy.'],
  ])('refuses %j with what is wrong', async (args, told) => {
    const { code, output, errors } = await command(...args);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toContain(told);
  });
});
