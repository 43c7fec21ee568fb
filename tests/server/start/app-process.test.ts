import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDataFolder } from '#tests/support/server/killed-program.ts';

interface Process {
  child: ChildProcess;
  /** The address once it listens; undefined when it ended first. */
  url: Promise<string | undefined>;
  ended: Promise<{ code: number | null; output: string; errors: string }>;
}

describe('the program', () => {
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'shop-process-'));
    fillDataFolder(dataDir);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const run = (env: Record<string, string>): Process => {
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: { PATH, HOME, DATA_DIR: dataDir, DEMO: 'off', PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const ended = once(child, 'close').then(([code]) => ({
      code: typeof code === 'number' ? code : null,
      output,
      errors,
    }));
    const listening = new Promise<string>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const url = /^Listening on (\S+)$/m.exec(output)?.[1];
        if (url !== undefined) resolve(url);
      });
    });
    return { child, ended, url: Promise.race([listening, ended.then(() => undefined)]) };
  };

  it('does not start with invalid settings, and names them', async () => {
    const { code, errors } = await run({ PORT: 'http', LOG_LEVEL: 'loud' }).ended;
    expect(code).toBe(1);
    expect(errors).toContain(
      'Магазин не может запуститься:\n  PORT — целое число от 0 до 65535, а не «http».\n  LOG_LEVEL — одно из',
    );
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'answers until %s, ends cleanly, and can be started again',
    async (signal) => {
      const { child, url, ended } = run({});
      const health = await fetch(`${await url}/healthz`);
      expect(await health.json()).toEqual({
        status: 'ok',
        database: 'ok',
        disk: expect.stringMatching(/^(?:ok|low|full)$/),
      });
      expect((await fetch(`${await url}/api/retail/current/`)).status).toBe(404);
      child.kill(signal);
      expect(await ended).toMatchObject({ code: 0, errors: '' });
    },
  );

  it('does not start on a port that is taken, and frees its data folder', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const { code, errors } = await run({ PORT: port }).ended;
    other.close();
    expect({ code, errors: errors.trim() }).toEqual({
      code: 1,
      errors: `Порт ${port} занят другой программой. Укажите свободный: PORT=3100.`,
    });
    const again = run({});
    expect(await again.url).toContain('http://127.0.0.1:');
    again.child.kill('SIGTERM');
    expect((await again.ended).code).toBe(0);
  });
});
