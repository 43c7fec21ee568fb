import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of one test, removed when that ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
