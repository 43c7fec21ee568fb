import { mkdtempSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** The programs that tests start, kill and start again; `<name>-child.ts` beside this file. */
export type ProgramName = 'engine' | 'restore' | 'shop';

const names: readonly ProgramName[] = ['engine', 'restore', 'shop'];

/**
 * Bundles them into a new folder: a start from the sources takes twice the time. Their packages stay where they are.
 */
export async function buildPrograms(): Promise<string> {
  const parent = '.cache/programs';
  mkdirSync(parent, { recursive: true });
  const outDir = mkdtempSync(join(parent, 'run-'));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rolldownOptions: { input: names.map((name) => `tests/support/server/${name}-child.ts`) },
    },
  });
  return outDir;
}
