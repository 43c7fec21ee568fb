import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));
/** What `npm start` runs. */
export const serverEntry = join(root, 'dist/server/main.js');

const stampFile = join(root, 'dist/.stamp');
const sources = [
  'openapi/generated',
  'common',
  'machines',
  'src',
  'server',
  'public',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'vite.client.config.ts',
  'vite.server.config.ts',
  'vite.pages.config.ts',
  'vite.boot.config.ts',
  'scripts/build.mjs',
  'scripts/compress.mjs',
  'scripts/styles',
];

function listFiles(path) {
  const parent = join(root, path);
  if (!existsSync(parent)) return [];
  const entries = readdirSync(parent, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** A hash of everything that ends up in `dist`, or says how. */
export function hashSources() {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const isFile = /\.\w+$/.test(source);
    for (const file of isFile ? [path].filter(existsSync) : listFiles(source)) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Whether `dist` was built from exactly these sources. */
export function isBuilt() {
  return existsSync(stampFile) && existsSync(serverEntry) && readFileSync(stampFile, 'utf8') === hashSources();
}

/** Marks `dist` as built from the sources that `hash` was taken of. */
export function writeStamp(hash) {
  writeFileSync(stampFile, hash);
}
