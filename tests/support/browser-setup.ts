import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startOn } from './app-server.ts';

/** Builds what changed and seeds one demo shop, which each test file then copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const seededData = await mkdtemp(join(tmpdir(), 'shop-seeded-'));
  const server = await startOn(seededData);
  await server.stop();
  project.provide('seededData', seededData);
  return () => rm(seededData, { recursive: true, force: true });
}
