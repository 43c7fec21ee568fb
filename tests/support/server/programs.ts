import { build } from 'vite';
import { keptFolder } from '#tests/support/kept-folder.ts';

/** The programs that tests start, kill and start again; `<name>-child.ts` beside this file. */
export type ProgramName = 'engine' | 'restore' | 'shop';

const names: readonly ProgramName[] = ['engine', 'restore', 'shop'];

/** Bundles them: a start from the sources takes twice the time. Their packages stay where they are. */
export const buildPrograms = (key: string): Promise<string> =>
  keptFolder('programs', key, async (outDir) => {
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
  });
