import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listStyles } from './styles/list-styles.mjs';
import { compressFolder } from './compress.mjs';
import { hashSources, isBuilt, root, writeStamp } from './stamp.mjs';

// Whoever calls (tests, a developer's shell), what is built is what is shipped.
process.env.NODE_ENV = 'production';

async function importVite() {
  try {
    return await import('vite');
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error('The build tools are missing: run `npm ci` (with NODE_ENV=production: `npm ci --include=dev`).');
    process.exit(1);
  }
}

/** What the built server finds beside itself. */
const beside = [
  ['server/db/migrations', 'migrations'],
  ['server/demo/pictures', 'demo-pictures'],
];

async function build() {
  const started = performance.now();
  const hash = hashSources();
  await rm(join(root, 'dist'), { recursive: true, force: true });
  const vite = await importVite();
  await Promise.all(
    ['vite.client.config.ts', 'vite.server.config.ts', 'vite.pages.config.ts'].map((file) =>
      vite.build({ root, configFile: join(root, file), logLevel: 'warn', mode: 'production' }),
    ),
  );
  await vite.build({ root, configFile: join(root, 'vite.boot.config.ts'), logLevel: 'warn', mode: 'production' });
  await listStyles(join(root, 'dist/client'), join(root, 'dist/pages/styles.json'));
  for (const [from, to] of beside) await cp(join(root, from), join(root, 'dist/server', to), { recursive: true });
  await compressFolder(join(root, 'dist/client'));
  writeStamp(hash);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (process.argv.includes('--force') || !isBuilt()) await build();
