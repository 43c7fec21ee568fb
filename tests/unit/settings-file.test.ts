import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readSettings } from '#server/start/settings.ts';

const root = join(import.meta.dirname, '../..');
const example = parseEnv(readFileSync(join(root, '.env.example'), 'utf8').replaceAll(/^#(?=[A-Z_]+=)/gm, ''));

it('shows every setting in .env.example', () => {
  const read = new Set<string>();
  readSettings(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
  expect(Object.keys(example).toSorted()).toEqual([...read].toSorted());
});

it('shows the defaults in .env.example', () => {
  const keys = {
    TELEPHONY_KEY: 'k'.repeat(8),
    VK_CLIENT_ID: 'v',
    OK_CLIENT_ID: 'o',
    OK_CLIENT_SECRET: 's',
    OK_PUBLIC_KEY: 'p',
  };
  expect(readSettings({ ...example, ...keys })).toEqual(readSettings(keys));
  expect(example).toMatchObject({ PORT: '3000', DATA_DIR: './data', DB_POOL_SIZE: '10', LOG_LEVEL: 'info' });
});

it('takes settings from a file, where the environment has none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-env-'));
  const file = join(folder, '.env');
  const settingsOf = (env: Record<string, string>) =>
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { loadSettingsFile } from './scripts/env.mjs';
         loadSettingsFile(${JSON.stringify(file)});
         console.log(process.env.PORT, process.env.DEMO);`,
      ],
      { cwd: root, encoding: 'utf8', env },
    ).trim();
  expect(settingsOf({ PORT: '4000' })).toBe('4000 undefined');
  writeFileSync(file, 'PORT=5000\nDEMO=off\n');
  expect(settingsOf({})).toBe('5000 off');
  expect(settingsOf({ PORT: '4000' })).toBe('4000 off');
  expect(settingsOf({ PORT: '' })).toBe('off');
  rmSync(folder, { recursive: true });
});
