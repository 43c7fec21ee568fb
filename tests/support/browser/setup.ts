import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startOn } from './app-server.ts';
import { failuresFolder } from './failures.ts';

const cache = '.cache/seeded';

/** A data folder with the demo shop as today's build makes it; kept for the day. */
async function seedDemoShop(): Promise<string> {
  const build = readFileSync('dist/.stamp', 'utf8').slice(0, 16);
  const name = `${build}-${new Date().toISOString().slice(0, 10)}`;
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  for (const old of await readdir(cache)) await rm(join(cache, old), { recursive: true, force: true });
  const unfinished = await mkdtemp(join(cache, 'unfinished-'));
  const server = await startOn(unfinished);
  await server.stop();
  await rename(unfinished, folder);
  return folder;
}

/** Builds what changed and seeds one demo shop, which each server of the tests then copies. */
export default async function setup(project: TestProject): Promise<void> {
  await rm(failuresFolder, { recursive: true, force: true });
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  project.provide('seededData', await seedDemoShop());
}
