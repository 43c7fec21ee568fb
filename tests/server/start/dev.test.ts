import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fillDataFolder } from '#tests/support/server/killed-program.ts';

/** A port that is free, and the next one too. */
async function findPort(): Promise<number> {
  for (;;) {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const address = probe.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const next = createServer().listen(port + 1, '127.0.0.1');
    const isFree = await Promise.race([
      once(next, 'listening').then(() => true),
      once(next, 'error').then(() => false),
    ]);
    for (const server of [probe, next]) await new Promise((resolve) => server.close(resolve));
    if (isFree) return port;
  }
}

/** `npm run dev` with these settings alone, whatever a developer's .env says. */
function runDev(settings: Record<string, string>) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    env: { PATH, HOME, DEMO: 'off', HOST: '127.0.0.1', DATABASE_URL: '', NODE_ENV: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { output: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.errors += chunk.toString()));
  // Both the pages and the server have ended once nobody holds the output.
  return { child, said, ended: once(child, 'close') };
}

it('`npm run dev` tells one address, once the pages and the server both answer there', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-dev-'));
  fillDataFolder(dataDir);
  const port = await findPort();
  const { child, said, ended } = runDev({ DATA_DIR: dataDir, PORT: String(port) });
  try {
    await new Promise<void>((resolve) => {
      child.stdout.on('data', () => {
        if (/База данных/.test(said.output)) resolve();
      });
      void ended.then(() => resolve());
    });
    const url = `http://127.0.0.1:${port}`;
    expect(said.output.match(/http:\/\/[^\s]+/g)).toEqual([url, url]);
    expect(said.output).toContain('База данных: встроенная');
    expect(await (await fetch(url)).text()).toContain('/src/app/main.tsx');
    // The server's own answer: a shop that isn't there.
    expect((await fetch(`${url}/api/retail/current/`)).status).toBe(404);
  } finally {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
});

it('`npm run dev` says of a taken port what `npm start` says', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = address !== null && typeof address === 'object' ? String(address.port) : '';
  const { child, said, ended } = runDev({ PORT: port });
  try {
    expect((await ended)[0]).toBe(1);
    expect(said.errors.trim()).toBe(`Порт ${port} занят другой программой. Укажите свободный: PORT=3100.`);
  } finally {
    child.kill('SIGTERM');
    other.close();
  }
});
