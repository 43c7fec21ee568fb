import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { keptFolder, keyOfBuild } from '#tests/support/kept-folder.ts';
import { startOn } from './app-server.ts';
import { failuresFolder } from './failures.ts';

/** A data folder with the demo shop as today's build makes it; its orders are of the last days. */
const seedDemoShop = (): Promise<string> =>
  keptFolder('seeded', keyOfBuild({ more: new Date().toISOString().slice(0, 10) }), async (folder) => {
    const server = await startOn(folder);
    await server.stop();
  });

/** Builds what changed and seeds one demo shop, which each server of the tests then copies. */
export default async function setup(project: TestProject): Promise<void> {
  await rm(failuresFolder, { recursive: true, force: true });
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  project.provide('seededData', await seedDemoShop());
}
